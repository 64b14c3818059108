import { createEffect, createEvent, createStore, sample } from 'effector';
import type { ConsoleView } from '../page/index.ts';
import type { ConsoleReport } from '../report/index.ts';

/** The content of the page. An overview follows the server; everything else stays as it was sent. */
export const $view = createStore<ConsoleView>({ type: 'sign-in', failure: null });
/** The last look at the server came to nothing. */
export const $isStale = createStore(false);
/** It is time to look again. */
export const refreshRequested = createEvent();

const readReportFx = createEffect(async (): Promise<ConsoleReport> => {
  const answer = await fetch('/report.json', { headers: { accept: 'application/json' } });
  const report: unknown = answer.ok ? await answer.json() : null;
  if (!isReport(report)) throw new Error(`The console's report was not answered: ${answer.status}.`);
  return report;
});

sample({
  clock: refreshRequested,
  source: { view: $view, isReading: readReportFx.pending },
  filter: ({ view, isReading }) => view.type === 'overview' && !isReading,
  fn: () => undefined,
  target: readReportFx,
});
sample({ clock: readReportFx.doneData, source: $view, fn: withReport, target: $view });
sample({ clock: readReportFx.finally, fn: ({ status }) => status === 'fail', target: $isStale });

/** What has just been done is news for a moment only. */
function withReport(view: ConsoleView, report: ConsoleReport): ConsoleView {
  return view.type === 'overview' ? { ...view, report, done: null } : view;
}

/** Page and server are of one build; what is not this shape is a sign-in that has ended, or another server. */
function isReport(value: unknown): value is ConsoleReport {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remotes' in value &&
    Array.isArray(value.remotes) &&
    'parts' in value &&
    'moves' in value
  );
}
