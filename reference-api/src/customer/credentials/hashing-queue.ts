import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { throttled } from '../../http/index.ts';

/** Passwords that are hashed at the same time: half of the processors, and of the four threads of the pool, because pages, files and names need some, too. */
export const CONCURRENCY = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** Requests that wait, which takes about a second. */
export const MAX_WAITING = 50 * CONCURRENCY;
const RETRY_AFTER_S = 2;

const queue = new PQueue({ concurrency: CONCURRENCY });

/** Bounds hashing, so that a flood of sign-ins does not starve the rest of the server. Throws 429 when too many requests wait. */
export async function queueHashing<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= MAX_WAITING) throw throttled(RETRY_AFTER_S);
  return queue.add(work);
}
