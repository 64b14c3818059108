/** A browser that paints nothing for so long has nothing to show it on. */
const PATIENCE_MS = 100;

/** Resolves when the browser has painted what has changed so far: the answer to a tap comes before the work that it causes. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A timer would wait longer: after an input browsers put frames before it.
    const { port1, port2 } = new MessageChannel();
    const finish = (): void => {
      port1.close();
      resolve();
    };
    port1.onmessage = finish;
    requestAnimationFrame(() => port2.postMessage(null));
    setTimeout(finish, PATIENCE_MS);
  });
}
