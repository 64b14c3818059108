/** One thing to report; words and numbers only, as `/_events` takes them. */
export interface ReportedEvent {
  readonly type: 'vital' | 'error' | 'call' | 'page' | 'exposure' | 'goal';
  readonly name: string;
  readonly remote: string;
  readonly version: string;
  readonly value?: number;
  readonly request?: string;
}

const ADDRESS = '/_events';
const FULL = 25;
/** By then what is known of the page's start has come. */
const SOON_MS = 1000;

/** Sends gathered events with the page's age when it is left or hidden; of an `isAwaited` page some at once. */
export function createBeacon(composition: string, isAwaited = false): (event: ReportedEvent) => void {
  let isDue = isAwaited;
  let waiting: ReportedEvent[] = [];

  const flush = (): void => {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    try {
      navigator.sendBeacon(ADDRESS, JSON.stringify({ composition, age: Math.round(performance.now()), events }));
    } catch {
      // A browser that refuses beacons: no one waits for them.
    }
  };
  const flushHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  addEventListener('visibilitychange', flushHidden);
  addEventListener('pagehide', flush);

  return (event) => {
    waiting.push(event);
    if (isDue) setTimeout(flush, SOON_MS);
    isDue = false;
    if (waiting.length >= FULL) flush();
    else if (document.visibilityState === 'hidden') queueMicrotask(flush);
  };
}
