import { createFairTurns, whenGone } from '@vitrava/shared-kit/internal/fair-turns';
import { networkOf } from '@vitrava/shared-kit/internal/network';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of a customer asks for half a dozen things, and somebody may open ten tabs; no page asks again for what it was refused. */
const WAITING = { waiting: 128, waitingForOne: 64, patienceMs: 4_000, isPatient: true } as const;
/** So few at once leave the backend free for pages, which wait behind each of them. Of searches it makes fewer at once, and nobody else waits for those. */
const TURNS = {
  search: { atOnce: 3, atOnceForOne: 2, ...WAITING },
  other: { atOnce: 6, atOnceForOne: 4, ...WAITING },
  /** An order waits for the acquirer, beside which others go on. */
  change: { atOnce: 8, atOnceForOne: 4, ...WAITING },
  /** Pictures come by the dozen, from the backend's files. */
  picture: { atOnce: 64, atOnceForOne: 48, waiting: 512, waitingForOne: 256, patienceMs: 10_000, isPatient: true },
} as const;
type Group = keyof typeof TURNS;

/** What takes longer waits, for the acquirer or for what has failed; nobody else need wait for that. */
const LONGEST_MS = 1_000;
/** A change, though it is asked for by GET. */
const SIGN_OUT = '/api/logout/';

/** Who calls the backend, and when. */
export interface CallTurns {
  /** Resolves to false where there is no turn, or nobody waits for a read any more. The body must have come. */
  take(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** The backend has answered, whether or not the visitor is still there; or cannot be reached. */
  end(request: FastifyRequest): void;
}

/**
 * Turns of visitors' own calls of the API: a flood of them would keep pages from being made, and the thread that passes them on from
 * everything else (decision 061).
 */
export function createCallTurns(): CallTurns {
  const turns = {
    search: createFairTurns(TURNS.search),
    other: createFairTurns(TURNS.other),
    change: createFairTurns(TURNS.change),
    picture: createFairTurns(TURNS.picture),
  };
  const ends = new WeakMap<FastifyRequest, () => void>();
  return {
    async take(request, { raw }) {
      const group = groupOf(request);
      // A change is made whether or not its visitor waits for that.
      const release = await turns[group].take(networkOf(request.ip), group === 'change' ? undefined : whenGone(raw));
      if (release === null) return false;
      const longest = setTimeout(release, LONGEST_MS);
      ends.set(request, () => {
        clearTimeout(longest);
        release();
      });
      return true;
    },
    end: (request) => ends.get(request)?.(),
  };
}

/** An address that is written in another way waits with the others; the backend knows it by its route. */
function groupOf({ method, url }: FastifyRequest): Group {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith(SIGN_OUT)) return 'change';
  if (/^\/api\/(?:search\/(?!\d)|categories\/)/.test(url)) return 'search';
  return url.startsWith('/api/media/') ? 'picture' : 'other';
}
