import type { ExperimentRun, Observation, ResultsCollector } from '../results/index.ts';
import { type ArmCount, rateOf } from '../results/statistics/index.ts';
import type { Change } from './change.ts';
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
  const run = runAt(moment * MOMENT_MS);
  const visitor = `${server}/${moment}`;
  const shown = { type: 'shown', run: run.id, visitor, arm: ALL, composition: '' } as const;
  return { run, notes: isLate ? [shown, { type: 'reached', run: run.id, visitor, goal: LATE }] : [shown] };
}

/** Servers answer late when that many moments more are late than before. */
const MORE = { times: 2, points: 0.05, leastMoments: 3 } as const;

/** Whether servers answer late, compared with how they did. */
export function answerLate({ now, before }: Change): boolean {
  return now.visitors >= MORE.leastMoments && rateOf(now) > rateOf(before) * MORE.times + MORE.points;
}

/** Recent is what so many moments say, over so long at least. */
const RECENT = { moments: 20, ms: 120_000 } as const;
const MINUTE_MS = 60_000;

/** Keeps how servers have answered so far today, once a minute, so that one can ask how they do of late. Rejects when the collector fails. */
export async function markAnswers(sums: Pick<ResultsCollector, 'open' | 'mark' | 'marks'>, now: number): Promise<void> {
  const run = runAt(now);
  const at = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString();
  if ((await sums.marks(run.id)).some((mark) => mark.at === at)) return;
  await sums.open(run);
  await sums.mark(run.id, at);
}

/** How servers have answered in the last minutes since a release (ISO 8601, UTC), or all the time since; null when that is not known: after midnight, or as no one came. */
export async function recentAnswers(
  sums: Pick<ResultsCollector, 'counts' | 'marks'>,
  released: string,
  now: number,
): Promise<ArmCount | null> {
  const { id } = runAt(now);
  const [counts, marks] = await Promise.all([sums.counts(id), sums.marks(id)]);
  const moments = counts.visitors[ALL] ?? 0;
  const late = counts.reached[LATE]?.[ALL] ?? 0;
  const mark = marks.findLast(
    ({ at, counts: then }) => at >= released && Date.parse(at) <= now - RECENT.ms && moments - (then.visitors[ALL] ?? 0) >= RECENT.moments,
  );
  if (!mark) return null;
  const { visitors, reached } = mark.counts;
  return { visitors: moments - (visitors[ALL] ?? 0), conversions: late - (reached[LATE]?.[ALL] ?? 0) };
}

function runAt(time: number): ExperimentRun {
  return lateAnswersRun(new Date(time).toISOString().slice(0, 10));
}
