import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import type { Observer, Sighting } from './sighting.ts';

const MAX_REMEMBERED = 50;
const IDLE_WITHIN_MS = 5000;

/**
 * Sees errors from the first moment on and remembers what it has seen for those who come later: the reporter and, where the owner
 * of the shop has set it up, analytics. Both are chunks of their own, asked for when the page has loaded and rests. Without them
 * the page is whole. Returns what to tell of pages and remotes.
 */
export function startTelemetry(page: PageDocumentState): Observer {
  const seen: Sighting[] = [];
  const observers: Observer[] = [];
  const tell: Observer = (sighting) => {
    if (seen.length < MAX_REMEMBERED) seen.push(sighting);
    for (const observe of observers) observe(sighting);
  };
  const join = (observe: Observer): void => {
    for (const sighting of seen) observe(sighting);
    observers.push(observe);
  };
  addEventListener('error', ({ error, filename }) => tell({ kind: 'error', source: 'window', error, file: filename }));
  addEventListener('unhandledrejection', ({ reason }) => tell({ kind: 'error', source: 'rejection', error: reason }));

  const { analytics, composition } = page;
  const load = (): void => {
    const ignore = (): void => undefined;
    import(/* webpackChunkName: "telemetry" */ './reporter/index.ts').then(({ startReporter }) => join(startReporter(page)), ignore);
    if (analytics)
      import(/* webpackChunkName: "analytics" */ './analytics/index.ts').then(
        ({ startAnalytics }) => join(startAnalytics(analytics, composition, page.locale, tell)),
        ignore,
      );
  };
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
  const atRest = (): void => void whenIdle(load, { timeout: IDLE_WITHIN_MS });
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest, { once: true });
  return tell;
}
