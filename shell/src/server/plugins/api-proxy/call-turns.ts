import { createFairTurns, takeTurnFor } from '@vitrava/shared-kit/internal/fair-turns';
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

/**
 * Turns of visitors' own calls of the API: a flood of them would keep pages from being made, and the thread that passes them on from
 * everything else (decision 061). Resolves to false where there is none, or nobody waits for it any more. The body must have come.
 */
export function createCallTurns(): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const turns = {
    search: createFairTurns(TURNS.search),
    other: createFairTurns(TURNS.other),
    change: createFairTurns(TURNS.change),
    picture: createFairTurns(TURNS.picture),
  };
  return (request, { raw }) => takeTurnFor(raw, turns[groupOf(request)], networkOf(request.ip), LONGEST_MS);
}

/** An address that is written in another way waits with the others; the backend knows it by its route. */
function groupOf({ method, url }: FastifyRequest): Group {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith(SIGN_OUT)) return 'change';
  if (/^\/api\/(?:search\/(?!\d)|categories\/)/.test(url)) return 'search';
  return url.startsWith('/api/media/') ? 'picture' : 'other';
}
