/**
 * Gets each call that the shop's servers failed to answer: the status, or that the response could not be read, and its
 * id in the logs, where the browser exposes one.
 */
export type FailedCallListener = (what: number | 'unreadable', request: string | undefined) => void;

const CALL = /^\/(?:api\/|_page$)/;

/** How the API client marks a response that could not be used, before its address (`api-client/unreadable` of the kit). */
const UNREADABLE = 'unreadable ';

/** Reads the browser's records of calls, including earlier ones; the calls themselves are not affected. */
export function watchFailedCalls(onFailure: FailedCallListener): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('resource')) return;
  const report = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      if (entry instanceof PerformanceResourceTiming) reportCall(entry, onFailure);
      else if (entry.name.startsWith(UNREADABLE)) reportUnreadable(entry, onFailure);
    }
  };
  const observer = new PerformanceObserver((list) => report(list.getEntries()));
  // Before the gathered events are sent: on a busy phone the browser has not recorded the last calls yet.
  addEventListener('pagehide', () => report(observer.takeRecords()), { capture: true });
  for (const type of ['resource', 'mark']) observer.observe({ type, buffered: true });
}

function reportCall(call: PerformanceResourceTiming, onFailure: FailedCallListener): void {
  const { origin, pathname } = new URL(call.name);
  const status = failureOf(call);
  if (status !== null && origin === location.origin && CALL.test(pathname)) onFailure(status, requestOf(call));
}

/** Where its status is a failure, as a script's may be, it is reported already. */
function reportUnreadable({ name, detail }: PerformanceEntry & { readonly detail?: unknown }, onFailure: FailedCallListener): void {
  performance.clearMarks(name);
  const call = performance.getEntriesByName(name.slice(UNREADABLE.length), 'resource').at(-1) as PerformanceResourceTiming | undefined;
  if (call && failureOf(call) !== null) return;
  onFailure('unreadable', typeof detail === 'string' ? detail : call && requestOf(call));
}

function requestOf({ serverTiming }: PerformanceResourceTiming): string | undefined {
  return serverTiming?.find(({ name }) => name === 'request')?.description;
}

/** The status of a failure. The caller's own mistakes, a wrong password among them, are none. Safari and older browsers do not report it. */
function failureOf({ responseStatus = 0 }: PerformanceResourceTiming): number | null {
  return responseStatus === 429 || responseStatus >= 500 ? responseStatus : null;
}
