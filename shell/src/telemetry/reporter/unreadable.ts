/** What pages note of an answer of which nothing could be made, before its address. */
const UNREADABLE = 'unreadable ';
/** An answer is found unreadable at once: what had ended this long before is another call to the same address. */
const NEAR_MS = 1000;
/** Browsers note a call when the last of its answer is there, which may never be. */
const PATIENCE_MS = 2000;
const REMEMBERED = 50;

type NotedCall = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>;

interface Unreadable {
  /** The browser has noted a call; `isTold`: its status was a failure, of which nothing more is to be said. */
  readonly called: (call: NotedCall, request: string | undefined, isTold?: boolean) => void;
  /** The browser has noted something else: a mark of the client, or any other. */
  readonly marked: (name: string, at: number) => void;
}

/** Finds the call of each answer that could not be read, which browsers note before its mark or after it; tells its id, where there is one. */
export function findUnreadable(tell: (request: string | undefined) => void): Unreadable {
  const recent = new Map<string, { readonly endedAt: number; readonly request: string | undefined; readonly isTold: boolean }>();
  const awaited = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();

  function settle(url: string, request?: string, isTold = false): void {
    clearTimeout(awaited.get(url)?.timer);
    awaited.delete(url);
    if (!isTold) tell(request);
  }

  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const url of [...awaited.keys()]) settle(url);
  });

  return {
    called({ name: url, startTime, responseEnd: endedAt }, request, isTold = false) {
      // What began after the mark is another try.
      if (startTime <= (awaited.get(url)?.at ?? Number.NEGATIVE_INFINITY)) return settle(url, request, isTold);
      recent.delete(url);
      recent.set(url, { endedAt, request, isTold });
      const [oldest] = recent.keys();
      if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest);
    },
    marked(name, at) {
      if (!name.startsWith(UNREADABLE)) return;
      performance.clearMarks(name);
      const url = name.slice(UNREADABLE.length);
      const call = recent.get(url);
      recent.delete(url);
      if (call && call.endedAt > at - NEAR_MS) return call.isTold ? undefined : tell(call.request);
      if (awaited.has(url)) settle(url);
      awaited.set(url, { at, timer: setTimeout(() => settle(url), PATIENCE_MS) });
    },
  };
}
