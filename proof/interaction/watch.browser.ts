/* Functions that run in the measured page. Each is sent as text, so none uses anything outside itself. */

/** What the page recorded since the watch began; milliseconds. */
export interface Recorded {
  /** The start of the input on the clock of all documents; null before it. */
  since: number | null;
  /** From the input until the frame with the result was painted; null before it. */
  paintedMs: number | null;
  /** The longest event of the interaction; null where the browser reported none. */
  latencyMs: number | null;
  /** Tasks of more than 50 ms since the input. */
  longTasks: number;
}

declare global {
  interface Window {
    vitravaBench?: Recorded;
  }
}

/** Records the next interaction, until `isShown` is true in a painted frame. */
export function watchInteraction(isShown: () => boolean): void {
  const recorded: Recorded = { since: null, paintedMs: null, latencyMs: null, longTasks: 0 };
  window.vitravaBench = recorded;
  const begin = ({ timeStamp }: Event): void => {
    recorded.since ??= performance.timeOrigin + timeStamp;
    // The next document of a change of language reads it.
    sessionStorage.setItem('vitrava-bench', String(recorded.since));
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true });
  const isAfterInput = (start: number): boolean => recorded.since !== null && performance.timeOrigin + start >= recorded.since - 1;
  const everyEvent: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      if (entry.interactionId > 0 && isAfterInput(entry.startTime)) recorded.latencyMs = Math.max(recorded.latencyMs ?? 0, entry.duration);
    }
  }).observe(everyEvent);
  new PerformanceObserver((list) => {
    recorded.longTasks += list.getEntries().filter(({ startTime }) => isAfterInput(startTime)).length;
  }).observe({ type: 'longtask' });
  const { scheduler } = window as unknown as { readonly scheduler: { postTask: (task: () => void, options: object) => void } };
  // A ResizeObserver is first called after layout and before paint; a user-blocking task then runs first after the frame.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    if (recorded.since === null || !isShown()) return void requestAnimationFrame(look);
    scheduler.postTask(() => (recorded.paintedMs = performance.timeOrigin + performance.now() - (recorded.since ?? 0)), {
      priority: 'user-blocking',
    });
  });
  const look = (): void => observer.observe(document.body);
  requestAnimationFrame(look);
}

/** The same for an interaction that loads a document: from the input in the previous one until the first contentful paint. */
export function firstPaintSinceInput(): number | null {
  const since = Number(sessionStorage.getItem('vitrava-bench'));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint === undefined ? null : performance.timeOrigin + paint.startTime - since;
}
