/** Gets each failed call: its status, or an unreadable response, and its id in the logs, where exposed. */
export type FailedCallListener = (what: number | 'unreadable', request: string | undefined) => void;

const CALL = /^\/(?:api\/|_page$)/;

/** How the API client marks a response that could not be used, before its address (`api-client/unreadable` of the kit). */
const UNREADABLE = 'unreadable ';
/** A response is found unreadable at once: what had ended this long before is another call to the same address. */
const NEAR_MS = 1000;

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
  const status = reportedStatus(call);
  if (status !== null) onFailure(status, requestOf(call));
}

/** The API client marks successful responses only, with their ids; a mark without one may be of a script that was reported by its status. */
function reportUnreadable(
  { name, startTime, detail }: PerformanceEntry & { readonly detail?: unknown },
  onFailure: FailedCallListener,
): void {
  performance.clearMarks(name);
  if (typeof detail === 'string') {
    onFailure('unreadable', detail);
    return;
  }
  const calls = performance.getEntriesByName(name.slice(UNREADABLE.length), 'resource') as PerformanceResourceTiming[];
  const call = calls.filter(({ responseEnd }) => responseEnd > startTime - NEAR_MS).at(-1);
  if (!call || reportedStatus(call) === null) onFailure('unreadable', call && requestOf(call));
}

/** The status of a call that is reported by it; null for every other. */
function reportedStatus(call: PerformanceResourceTiming): number | null {
  const { origin, pathname } = new URL(call.name);
  return origin === location.origin && CALL.test(pathname) ? failureOf(call) : null;
}

function requestOf({ serverTiming }: PerformanceResourceTiming): string | undefined {
  return serverTiming?.find(({ name }) => name === 'request')?.description;
}

/** The status of a failure. The caller's own mistakes, a wrong password among them, are none. Safari and older browsers do not report it. */
function failureOf({ responseStatus = 0 }: PerformanceResourceTiming): number | null {
  return responseStatus === 429 || responseStatus >= 500 ? responseStatus : null;
}
