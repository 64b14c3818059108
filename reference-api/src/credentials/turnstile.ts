import { availableParallelism } from 'node:os';
import { throttled } from '../http/index.ts';

/** How many passwords are hashed at a time: half of the processors, and of the four threads of the pool, for pages, files and names need some too. */
export const AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** So many wait, which is about a second; whoever comes then is asked to come again. */
export const QUEUE = 50 * AT_ONCE;
const COME_AGAIN_SECONDS = 2;

let atWork = 0;
const waiting: (() => void)[] = [];

/** Lets costly work in a few at a time, so that a flood of sign-ins does not starve the rest of the server. */
export async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (atWork >= AT_ONCE) {
    if (waiting.length >= QUEUE) throw throttled(COME_AGAIN_SECONDS);
    // Whoever leaves gives the place on, so the count stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}
