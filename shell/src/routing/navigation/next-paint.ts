/** A browser that paints nothing for so long has nothing to show it on. */
const PATIENCE_MS = 100;

/** Resolves when the browser has painted what has changed so far: the answer to a tap comes before the work that it causes. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A timer is delayed after an input, and work done in the second frame is painted with that frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, PATIENCE_MS);
  });
}
