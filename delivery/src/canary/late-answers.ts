import type { ExperimentRun, Observation, ResultsCollector, RunCounts } from '../results/index.ts';
import { type ArmCount, rateOf } from '../results/statistics/index.ts';
import { type Change, isAbove } from './change.ts';
import { ALL } from './release-run.ts';

/** The goal that a moment reaches when the backend, or data that a page needs, was late. */
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

/** Among the minutes of an hour some look late by chance. */
const WORST_LEVEL = 0.01;

/** Whether enough is known of response times. */
export function areAnswersKnown({ now }: Change): boolean {
  return now.visitors >= MORE.leastMoments;
}

/** Whether servers answer late, compared with how they did. */
export function answerLate({ now, before }: Change): boolean {
  return areAnswersKnown({ now, before }) && rateOf(now) > mostLate(before);
}

/** Whether servers did so in the worst minutes of a while (`worstAnswers`), beyond chance. */
export function answeredLate({ now, before }: Change): boolean {
  return isAbove(now, mostLate(before), WORST_LEVEL);
}

function mostLate(before: ArmCount): number {
  return Math.min(0.95, rateOf(before) * MORE.times + MORE.points);
}

/** A window has so many moments and lasts so long at least. */
const WINDOW = { moments: 20, ms: 120_000 } as const;
const MINUTE_MS = 60_000;
/** Of a mark per minute, and those of releases: one that is a minute old at most, */
const LATEST_MARKS = 5;
/** those of the last minutes; where few people come, twenty moments take longer, */
const RECENT_MARKS = [30, 240] as const;
/** and those of an hour. */
const HOUR_MARKS = 90;

/** Stores today's response times so far, once a minute, to compare recent ones. Rejects when the collector fails. */
export async function markAnswers(sums: Pick<ResultsCollector, 'open' | 'mark' | 'marks'>, now: number): Promise<void> {
  const run = runAt(now);
  const at = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString();
  if ((await sums.marks(run.id, LATEST_MARKS)).some((mark) => mark.at === at)) return;
  await sums.open(run);
  await sums.mark(run.id, at);
}

/** How servers answered lately or since a release (ISO 8601); null when unknown. Rejects when the collector fails. */
export async function recentAnswers(
  sums: Pick<ResultsCollector, 'counts' | 'marks'>,
  released: string,
  now: number,
): Promise<ArmCount | null> {
  const { id } = runAt(now);
  const end = { time: now, moments: momentsOf(await sums.counts(id)) };
  for (const latest of RECENT_MARKS) {
    const marks = await sums.marks(id, latest);
    const points = marks.filter(({ at }) => at >= released).map(({ at, counts }) => ({ time: Date.parse(at), moments: momentsOf(counts) }));
    const start = points.findLast((point) => isWindow(point, end));
    if (start) return between(start, end);
    if (marks.length < latest) return null;
  }
  return null;
}

/** How servers answered in the late minutes since a time (ISO 8601) of the last hour. May reject. */
export async function worstAnswers(sums: Pick<ResultsCollector, 'counts' | 'marks'>, since: string, now: number): Promise<ArmCount> {
  let worst: ArmCount = { visitors: 0, conversions: 0 };
  for (const { id } of new Map([Date.parse(since), now].map(runAt).map((run) => [run.id, run])).values()) {
    const [counts, marks] = await Promise.all([sums.counts(id), sums.marks(id, HOUR_MARKS)]);
    const marked = marks.filter(({ at }) => at >= since).map((mark) => ({ time: Date.parse(mark.at), moments: momentsOf(mark.counts) }));
    const points = [...marked, { time: now, moments: momentsOf(counts) }];
    for (const start of points) {
      const end = points.find((point) => isWindow(start, point));
      const window = end && between(start, end);
      if (window && rateOf(window) > rateOf(worst)) worst = window;
    }
  }
  return worst;
}

/** Moments of a day until a time, in milliseconds since the epoch. */
interface Point {
  readonly time: number;
  readonly moments: ArmCount;
}

function momentsOf({ visitors, reached }: RunCounts): ArmCount {
  return { visitors: visitors[ALL] ?? 0, conversions: reached[LATE]?.[ALL] ?? 0 };
}

function between(start: Point, end: Point): ArmCount {
  return {
    visitors: end.moments.visitors - start.moments.visitors,
    conversions: end.moments.conversions - start.moments.conversions,
  };
}

function isWindow(start: Point, end: Point): boolean {
  return end.time - start.time >= WINDOW.ms && between(start, end).visitors >= WINDOW.moments;
}

function runAt(time: number): ExperimentRun {
  return lateAnswersRun(new Date(time).toISOString().slice(0, 10));
}
