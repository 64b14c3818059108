/**
 * Does `work` when no other tab of the browser does any under this name, without Web Locks at once. Rejects when its turn has not come within `waitMs`.
 * A page that is left gives up its place, and takes a new one when it is shown again: the browser may keep it, frozen, and would give the lock
 * to it, so that no tab behind it had its turn.
 */
export async function underTabLock<Result>(name: string, waitMs: number, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  const ending = new AbortController();
  const leave = (): void => ending.abort(leave);
  const timer = setTimeout(() => ending.abort(), waitMs);
  addEventListener('pagehide', leave);
  try {
    return await navigator.locks.request(name, { signal: ending.signal }, work);
  } catch (error) {
    if (error !== leave) throw error;
  } finally {
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
  }
  await new Promise((shown) => addEventListener('pageshow', shown, { once: true }));
  return underTabLock(name, waitMs, work);
}
