import { findUnreadable } from './unreadable.ts';

/**
 * Gets each call that the shop's servers failed to answer: the status, or that the answer could not be read, and the id by which their logs know
 * it, where the browser says one.
 */
export type FailedCallListener = (what: number | 'unreadable', request: string | undefined) => void;

const CALL = /^\/(?:api\/|_page$)/;

/** Reads what the browser has noted of calls, those before this included; nothing stands in the way of the calls themselves. */
export function watchFailedCalls(onFailure: FailedCallListener): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('resource')) return;
  const unreadable = findUnreadable((request) => onFailure('unreadable', request));
  const hear = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceResourceTiming)) {
        unreadable.marked(entry.name, entry.startTime);
        continue;
      }
      const { origin, pathname } = new URL(entry.name);
      if (origin !== location.origin || !CALL.test(pathname)) continue;
      const request = entry.serverTiming?.find(({ name }) => name === 'request')?.description;
      // Safari and older browsers do not say it.
      const { responseStatus = 0 } = entry;
      const isTold = isFailure(responseStatus);
      if (isTold) onFailure(responseStatus, request);
      unreadable.called(entry, request, isTold);
    }
  };
  const observer = new PerformanceObserver((list) => hear(list.getEntries()));
  // Before what is gathered is sent: on a busy phone the browser has not told of the last calls yet.
  addEventListener('pagehide', () => hear(observer.takeRecords()), { capture: true });
  for (const type of ['resource', 'mark']) observer.observe({ type, buffered: true });
}

/** The caller's own mistakes, a wrong password among them, are none. */
function isFailure(status: number): boolean {
  return status === 429 || status >= 500;
}
