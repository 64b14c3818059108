/** What pages note of an answer of which nothing could be made, before its address. */
const UNREADABLE = 'unreadable ';
/** An answer is found unreadable at once: what had ended this long before is another call to the same address. */
const NEAR_MS = 1000;
/** Browsers note a call when the last of its answer is there, which may never be. */
const PATIENCE_MS = 2000;
const REMEMBERED = 50;

type RecordedCall = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>;

interface Unreadable {
  /**
   * The browser has recorded a call; `isReported`: its status was a failure, of which nothing more is to be reported.
   */
  readonly called: (call: RecordedCall, request: string | undefined, isReported?: boolean) => void;
  /** The browser has recorded something else: a mark of the client, or any other. */
  readonly marked: (name: string, at: number) => void;
}

/**
 * Finds the call of each response that could not be read, which browsers record before its mark or after it; reports
 * its id, where there is one.
 */
export function findUnreadable(report: (request: string | undefined) => void): Unreadable {
  const recent = new Map<string, { readonly endedAt: number; readonly request: string | undefined; readonly isReported: boolean }>();
  const awaited = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();

  function settle(url: string, request?: string, isReported = false): void {
    clearTimeout(awaited.get(url)?.timer);
    awaited.delete(url);
    if (!isReported) report(request);
  }

  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const url of [...awaited.keys()]) settle(url);
  });

  return {
    called({ name: url, startTime, responseEnd: endedAt }, request, isReported = false) {
      // What began after the mark is another try.
      if (startTime <= (awaited.get(url)?.at ?? Number.NEGATIVE_INFINITY)) return settle(url, request, isReported);
      recent.delete(url);
      recent.set(url, { endedAt, request, isReported });
      const [oldest] = recent.keys();
      if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest);
    },
    marked(name, at) {
      if (!name.startsWith(UNREADABLE)) return;
      performance.clearMarks(name);
      const url = name.slice(UNREADABLE.length);
      const call = recent.get(url);
      recent.delete(url);
      if (call && call.endedAt > at - NEAR_MS) return call.isReported ? undefined : report(call.request);
      if (awaited.has(url)) settle(url);
      awaited.set(url, { at, timer: setTimeout(() => settle(url), PATIENCE_MS) });
    },
  };
}
