/**
 * Gets each call that the shop's servers failed to answer: the status, or that the answer could not be read, and the id by which their logs know
 * it, where the browser says one.
 */
export type FailedCallListener = (what: number | 'unreadable', request: string | undefined) => void;

const CALL = /^\/(?:api\/|_page$)/;
/** What the client of the API notes of an answer that says it is good and cannot be read, before its address. */
const UNREADABLE = 'unreadable ';

/** Reads what the browser has noted of calls, those before this included; nothing stands in the way of the calls themselves. */
export function watchFailedCalls(onFailure: FailedCallListener): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('resource')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name.startsWith(UNREADABLE)) onFailure('unreadable', requestOf(entry.name.slice(UNREADABLE.length)));
      if (!(entry instanceof PerformanceResourceTiming) || !isFailure(entry.responseStatus)) continue;
      const { origin, pathname } = new URL(entry.name);
      if (origin !== location.origin || !CALL.test(pathname)) continue;
      onFailure(entry.responseStatus, idOf(entry));
    }
  });
  for (const type of ['resource', 'mark']) observer.observe({ type, buffered: true });
}

/** Of the last call to an address. */
function requestOf(url: string): string | undefined {
  const last = performance.getEntriesByName(url, 'resource').at(-1);
  return last instanceof PerformanceResourceTiming ? idOf(last) : undefined;
}

function idOf({ serverTiming }: PerformanceResourceTiming): string | undefined {
  return serverTiming.find(({ name }) => name === 'request')?.description;
}

/** The caller's own mistakes, a wrong password among them, are none. */
function isFailure(status: number): boolean {
  return status === 429 || status >= 500;
}
