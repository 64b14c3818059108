import { throttled } from '../http/index.ts';

/** How many passwords are hashed at a time. The thread pool has four threads, and files and names need some too. */
const AT_ONCE = 2;
/** So many wait, which is about a second; whoever comes then is asked to come again. */
const QUEUE = 100;
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
