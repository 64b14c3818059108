import type { ExperimentRun, Observation } from '../results/index.ts';
import { ALL } from './release-run.ts';

/** What a moment is noted for when the backend, or what a page needs of it, was late. */
export const LATE = 'late';
/** Moments are so long, in milliseconds. */
export const MOMENT_MS = 2_000;

/** Moments of all servers on one day (`YYYY-MM-DD`, UTC) in which pages or API calls were answered, and in how many of them late. */
export function lateAnswersRun(day: string): ExperimentRun {
  return {
    id: ['answers', day].join('/'),
    remote: '',
    experiment: 'answers',
    startedAt: `${day}T00:00:00.000Z`,
    arms: [{ name: ALL, version: '', weight: 1 }],
    goals: [LATE],
  };
}

/** What a server notes of one of its moments. `moment`: milliseconds since the epoch, divided by `MOMENT_MS`. */
export function momentNotes(
  server: string,
  moment: number,
  isLate: boolean,
): { readonly run: ExperimentRun; readonly notes: readonly Observation[] } {
  const run = lateAnswersRun(new Date(moment * MOMENT_MS).toISOString().slice(0, 10));
  const visitor = `${server}/${moment}`;
  const shown = { type: 'shown', run: run.id, visitor, arm: ALL, composition: '' } as const;
  return { run, notes: isLate ? [shown, { type: 'reached', run: run.id, visitor, goal: LATE }] : [shown] };
}
