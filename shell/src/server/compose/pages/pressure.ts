import { performance } from 'node:perf_hooks';

/** Of its time the thread that answers may work so much; beyond it whatever is made waits for it at every step. */
const MOST_BUSY = 0.6;
const LOOK_MS = 100;
/** What was seen over longer says nothing of now. */
const STALE_MS = 1_000;

/** Tells whether this thread has hardly any time left, as seen of late by whoever asks often: `busyMs` is for how long it has worked, of `now`; both in milliseconds since any moment. */
export function createPressure(
  busyMs: () => number = () => performance.eventLoopUtilization().active,
  now: () => number = () => performance.now(),
): () => boolean {
  let before = { busy: busyMs(), at: now() };
  let isPressed = false;

  return () => {
    const at = now();
    if (at - before.at < LOOK_MS) return isPressed;
    const busy = busyMs();
    isPressed = at - before.at < STALE_MS && (busy - before.busy) / (at - before.at) > MOST_BUSY;
    before = { busy, at };
    return isPressed;
  };
}
