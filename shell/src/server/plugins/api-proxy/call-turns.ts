import { createFairTurns, whenGone } from '@vitrava/shared-kit/internal/fair-turns';
import { networkOf } from '@vitrava/shared-kit/internal/network';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * So many reads at once leave the backend free for pages, which wait behind each of them. A page of a customer asks for half a dozen things, and somebody may open ten tabs: their calls
 * may wait for a while.
 */
const READS = { atOnce: 6, atOnceForOne: 4, waiting: 128, waitingForOne: 64, patienceMs: 4_000, burstTimes: 50 } as const;
/** Pictures come by the dozen from the backend's cache, and an order is asked of the acquirer, which may be slow: nobody else waits for them. */
const OTHER_READS = { atOnce: 256, atOnceForOne: 32, waiting: 0, waitingForOne: 0, patienceMs: 4_000 } as const;
const OTHER = /^\/api\/(?:media|orders)\//;

/**
 * Turns of visitors' own calls of the API: a flood of them would keep pages from being made, and the thread that passes them on from everything else (decision 061). Resolves to false where there is none, or nobody waits for
 * it any more. What changes something has none here, for its body may be on its way for long; the backend bounds it.
 */
export function createCallTurns(): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const reads = createFairTurns(READS);
  const others = createFairTurns(OTHER_READS);
  return async ({ method, url, ip }, { raw }) => {
    if (method !== 'GET' && method !== 'HEAD') return true;
    const turns = OTHER.test(url) ? others : reads;
    const release = await turns.take(networkOf(ip), whenGone(raw));
    if (release === null) return false;
    raw.once('finish', release).once('close', release);
    // It may have gone while its turn came.
    if (raw.destroyed) release();
    return true;
  };
}
