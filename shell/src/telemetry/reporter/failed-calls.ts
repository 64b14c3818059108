/** Gets each call that the shop's servers failed to answer: the status, and the id by which their logs know it, where the browser says one. */
export type FailedCallListener = (status: number, request: string | undefined) => void;

const CALL = /^\/(?:api\/|_page$)/;

/** Reads what the browser has noted of calls, those before this included; nothing stands in the way of the calls themselves. */
export function watchFailedCalls(onFailure: FailedCallListener): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('resource')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !isFailure(entry.responseStatus)) continue;
      const { origin, pathname } = new URL(entry.name);
      if (origin !== location.origin || !CALL.test(pathname)) continue;
      onFailure(entry.responseStatus, entry.serverTiming.find(({ name }) => name === 'request')?.description);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The caller's own mistakes, a wrong password among them, are none. */
function isFailure(status: number): boolean {
  return status === 429 || status >= 500;
}
