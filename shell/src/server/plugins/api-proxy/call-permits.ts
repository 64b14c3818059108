import { networkOf } from '@vitrava/server-kit/network';
import { abortedOnClose, createPermits } from '@vitrava/server-kit/permits';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of a customer makes half a dozen calls, and a browser may open ten tabs; no page repeats a call that was refused. */
const WAITING = 128;
/** So few at once leave the backend free for pages. It answers fewer searches at once, and no other call waits for those. */
const PERMITS = {
  search: { concurrency: 2, waiting: WAITING },
  other: { concurrency: 4, waiting: WAITING },
  /** An order waits for the acquirer, and others continue meanwhile. */
  change: { concurrency: 8, waiting: WAITING },
  /** A page requests dozens of pictures, which the backend reads from files. */
  picture: { concurrency: 64, waiting: 512 },
} as const;
type Group = keyof typeof PERMITS;

/** A call that takes longer waits for the acquirer or has failed; no other call waits for it. */
const MAX_HELD_MS = 1_000;
/** A change, though its method is GET. */
const SIGN_OUT = '/api/logout/';

/** Bounds the calls that the backend gets at the same time. */
export interface CallPermits {
  /** Resolves to false when there is no permit, or the client of a read has disconnected. The body must be complete. */
  acquire(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** The backend has answered, whether or not the client is still connected, or it cannot be reached. */
  release(request: FastifyRequest): void;
}

/** Permits for visitors' own calls of the API: a flood of them would starve pages, and the thread that forwards them (decision 061). */
export function createCallPermits(): CallPermits {
  const permits = {
    search: createPermits(PERMITS.search),
    other: createPermits(PERMITS.other),
    change: createPermits(PERMITS.change),
    picture: createPermits(PERMITS.picture),
  };
  const releases = new WeakMap<FastifyRequest, () => void>();
  return {
    async acquire(request, { raw }) {
      const group = groupOf(request);
      // A change is made whether or not its client waits for the response.
      const release = await permits[group].acquire(networkOf(request.ip), group === 'change' ? undefined : abortedOnClose(raw));
      if (release === null) return false;
      const timer = setTimeout(release, MAX_HELD_MS);
      releases.set(request, () => {
        clearTimeout(timer);
        release();
      });
      return true;
    },
    release: (request) => releases.get(request)?.(),
  };
}

/** An address that is spelled differently is in the group of the others; the backend finds its route. */
function groupOf({ method, url }: FastifyRequest): Group {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith(SIGN_OUT)) return 'change';
  if (/^\/api\/(?:search\/(?!\d)|categories\/)/.test(url)) return 'search';
  return url.startsWith('/api/media/') ? 'picture' : 'other';
}
