import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { findRoute } from '../composition/index.ts';
import { whenIdle } from '../idle/index.ts';
import type { Observation, Observer, RouteFinder } from './observation.ts';

const MAX_REMEMBERED = 50;
const IDLE_WITHIN_MS = 5000;

/** A visitor's first input; the page has been painted by then, and its figures are in the browser's buffers. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'visibilitychange', 'pagehide'] as const;

/**
 * Observes errors from the first moment on and stores its observations for later subscribers. The reporter is loaded
 * with the first sign of life, so that a first visit downloads nothing for it; analytics, where the shop's owner has
 * set it up, when the page has loaded and is idle. Both are chunks of their own; the page works without them. Returns
 * how pages and remotes are reported to it.
 */
export function startTelemetry(page: PageDocumentState): Observer {
  const observed: Observation[] = [];
  const observers: Observer[] = [];
  const report: Observer = (observation) => {
    if (observed.length < MAX_REMEMBERED) observed.push(observation);
    for (const observe of observers) observe(observation);
    if (isUrgent(observation)) loadReporter();
  };
  const join = (observe: Observer): void => {
    for (const observation of observed) observe(observation);
    observers.push(observe);
  };
  const find: RouteFinder = (pathname) => findRoute(page.composition, pathname);

  let isLoading = false;
  function loadReporter(): void {
    // Blockers of advertising match such names: a script that has not loaded before the buffer is full is given up.
    if (isLoading || observed.length === MAX_REMEMBERED) return;
    isLoading = true;
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, loadReporter, true);
    import(/* webpackChunkName: "telemetry" */ './reporter/index.ts').then(
      ({ startReporter }) => join(startReporter(page, find)),
      // The next page, error or goal loads it again, where the browser does not cache the failure; observations are
      // stored meanwhile.
      () => {
        isLoading = false;
      },
    );
  }

  addEventListener('error', ({ error, filename }) => report({ kind: 'error', source: 'window', error, file: filename }));
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'error', source: 'rejection', error: reason }));
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, loadReporter, { capture: true, passive: true });
  // A visit that only shows a version on trial and ends counts, too.
  if (page.trial?.isAwaited) whenAtRest(loadReporter);
  if (page.analytics) {
    const { analytics, locale } = page;
    whenAtRest(() => {
      import(/* webpackChunkName: "analytics" */ './analytics/index.ts').then(
        ({ startAnalytics }) => join(startAnalytics(analytics, locale, find, report)),
        () => undefined,
      );
    });
  }
  return report;
}

/** What may be all that is ever observed, and has come without a sign of life. */
function isUrgent(observation: Observation): boolean {
  if (observation.kind === 'page') return !observation.isFirst;
  return observation.kind === 'error' || observation.kind === 'goal';
}

function whenAtRest(work: () => void): void {
  const wait = (): void => whenIdle(work, IDLE_WITHIN_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
