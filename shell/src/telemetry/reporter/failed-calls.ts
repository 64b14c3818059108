import { findUnreadable } from './unreadable.ts';

/**
 * Gets each call that the shop's servers failed to answer: the status, or that the response could not be read, and its
 * id in the logs, where the browser exposes one.
 */
export type FailedCallListener = (what: number | 'unreadable', request: string | undefined) => void;

const CALL = /^\/(?:api\/|_page$)/;

/** Reads the browser's records of calls, including earlier ones; the calls themselves are not affected. */
export function watchFailedCalls(onFailure: FailedCallListener): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('resource')) return;
  const unreadable = findUnreadable((request) => onFailure('unreadable', request));
  const report = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceResourceTiming)) {
        unreadable.marked(entry.name, entry.startTime);
        continue;
      }
      const { origin, pathname } = new URL(entry.name);
      if (origin !== location.origin || !CALL.test(pathname)) continue;
      const request = entry.serverTiming?.find(({ name }) => name === 'request')?.description;
      // Safari and older browsers do not report it.
      const { responseStatus = 0 } = entry;
      const isReported = isFailure(responseStatus);
      if (isReported) onFailure(responseStatus, request);
      unreadable.called(entry, request, isReported);
    }
  };
  const observer = new PerformanceObserver((list) => report(list.getEntries()));
  // Before the gathered events are sent: on a busy phone the browser has not recorded the last calls yet.
  addEventListener('pagehide', () => report(observer.takeRecords()), { capture: true });
  for (const type of ['resource', 'mark']) observer.observe({ type, buffered: true });
}

/** The caller's own mistakes, a wrong password among them, are none. */
function isFailure(status: number): boolean {
  return status === 429 || status >= 500;
}
