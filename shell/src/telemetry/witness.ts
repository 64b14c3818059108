import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { findRoute } from '../composition/index.ts';
import type { Observer, RouteFinder, Sighting } from './sighting.ts';

const MAX_REMEMBERED = 50;
const IDLE_WITHIN_MS = 5000;

/** What a visitor does first; by then the page has been painted, and all that its measurement needs lies in the browser's buffers. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'visibilitychange', 'pagehide'] as const;

/**
 * Sees errors from the first moment on and remembers what it has seen for those who come later. The reporter comes with the first
 * sign of life, so that a first visit downloads nothing for it; analytics, where the shop's owner has set it up, when the page has
 * loaded and rests. Both are chunks of their own; without them the page is whole. Returns what to tell of pages and remotes.
 */
export function startTelemetry(page: PageDocumentState): Observer {
  const seen: Sighting[] = [];
  const observers: Observer[] = [];
  const tell: Observer = (sighting) => {
    if (seen.length < MAX_REMEMBERED) seen.push(sighting);
    for (const observe of observers) observe(sighting);
    if (sighting.kind === 'error' || !sighting.isFirst) loadReporter();
  };
  const join = (observe: Observer): void => {
    for (const sighting of seen) observe(sighting);
    observers.push(observe);
  };
  const find: RouteFinder = (pathname) => findRoute(page.composition, pathname);
  const ignore = (): void => undefined;

  let isAsked = false;
  function loadReporter(): void {
    if (isAsked) return;
    isAsked = true;
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, loadReporter, true);
    import(/* webpackChunkName: "telemetry" */ './reporter/index.ts').then(({ startReporter }) => join(startReporter(page, find)), ignore);
  }

  addEventListener('error', ({ error, filename }) => tell({ kind: 'error', source: 'window', error, file: filename }));
  addEventListener('unhandledrejection', ({ reason }) => tell({ kind: 'error', source: 'rejection', error: reason }));
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, loadReporter, { capture: true, passive: true });
  if (page.analytics) {
    const { analytics, locale } = page;
    whenAtRest(() => {
      import(/* webpackChunkName: "analytics" */ './analytics/index.ts').then(
        ({ startAnalytics }) => join(startAnalytics(analytics, locale, find, tell)),
        ignore,
      );
    });
  }
  return tell;
}

function whenAtRest(work: () => void): void {
  const whenIdle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 500));
  const wait = (): void => void whenIdle(work, { timeout: IDLE_WITHIN_MS });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
