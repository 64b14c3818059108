/** For browsers without `requestIdleCallback` (Safari): what is urgent has mostly been done by then. */
const FALLBACK_MS = 200;

/** Does the work when the browser has nothing else to do, after `withinMs` in any case where that is given. */
export function whenIdle(work: () => void, withinMs?: number): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(() => work(), withinMs === undefined ? {} : { timeout: withinMs });
  else setTimeout(work, FALLBACK_MS);
}
