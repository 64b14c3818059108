/**
 * Does `work` when no other tab of the browser does any under this name, without Web Locks at once. Rejects when its turn has not come within `waitMs`.
 * A page that is left gives up its place, and takes a new one when it is shown again: the browser may keep it, frozen, and would give the lock
 * to it, so that no tab behind it had its turn.
 */
export async function underTabLock<Result>(name: string, waitMs: number, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  const ending = new AbortController();
  const end = (): void => ending.abort();
  let hasBegun = false;
  let shown = null as Promise<unknown> | null;
  const leave = (): void => {
    // Subscribed from now on: a browser may report the end of the request only when the page is shown again.
    shown = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    end();
  };
  const timer = setTimeout(end, waitMs);
  addEventListener('pagehide', leave);
  try {
    return await navigator.locks.request(name, { signal: ending.signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || !shown) throw error;
  } finally {
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
  }
  await shown;
  return underTabLock(name, waitMs, work);
}
