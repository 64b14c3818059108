import { stablePile } from '../channels/index.ts';
import type { ResultsCollector } from '../results/index.ts';
import { type ArmCount, rateOf, splitTest } from '../results/statistics/index.ts';
import type { RemotePointers } from '../store/index.ts';
import type { Fault } from './decide.ts';
import { ALL, releaseRun } from './release-run.ts';

/** A stable version in its first hour, and the one before it. */
export interface WatchedRelease {
  readonly remote: string;
  readonly version: string;
  readonly before: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** What it did that servers leave it out; null while they do not. */
  readonly excluded: string | null;
}

/** Counts of both versions, by signal. */
export interface ReleaseEvidence {
  readonly excluded: string | null;
  readonly signals: readonly { readonly signal: string; readonly now: ArmCount; readonly before: ArmCount }[];
}

const WATCHED_MS = 3_600_000;
const DAY_MS = 86_400_000;
const FALSE_ALARMS = 0.05;
/** Fewer visitors of the version before say too little of how it was; fewer of the new one would be a handful of people. */
const LEAST_BEFORE = 100;
const LEAST_NOW = 20;
/** Deviations by which the rate of the version before may be higher than it was seen. */
const SURE_Z = 3;
/** Hours differ, too: a release is not taken back for what is no worse than that. */
const TIMES = 1.5;
const POINTS = 0.01;
/** What the version's own code does. What its pages meet besides, and orders, change with the hour and with the rest of the shop. */
const SIGNALS = ['error', 'LCP-poor', 'INP-poor', 'CLS-poor'] as const;

/** The stable version of a remote, if it came within the hour, not by going back, and there is one before it. */
export function watchedRelease(remote: string, pointers: RemotePointers, now: number): WatchedRelease | null {
  const { stable, history, excluded = [] } = pointers;
  const last = history.findLast(({ channel }) => channel === 'stable');
  const [, before] = stablePile(pointers);
  if (stable === null || last?.version !== stable || last.by === 'rollback' || before === undefined) return null;
  if (now - Date.parse(last.at) >= WATCHED_MS) return null;
  const exclusion = excluded.find(({ version, isShared }) => isShared && version === stable);
  return { remote, version: stable, before, since: last.at, excluded: exclusion?.reason ?? null };
}

/** What visitors met of both versions, today and yesterday: visits of an hour, as people behind one address make them. */
export async function countRelease(
  { remote, version, before, excluded }: WatchedRelease,
  sums: Pick<ResultsCollector, 'counts'>,
  now: number,
): Promise<ReleaseEvidence> {
  const days = [now - DAY_MS, now].map((time) => new Date(time).toISOString().slice(0, 10));
  const read = (of: string) => Promise.all(days.map((day) => sums.counts(releaseRun(remote, of, day).id)));
  const [present, past] = await Promise.all([read(version), read(before)]);
  const countOf = (counts: typeof present, signal: string): ArmCount => ({
    visitors: counts.reduce((sum, { visitors }) => sum + (visitors[ALL] ?? 0), 0),
    conversions: counts.reduce((sum, { reached }) => sum + (reached[signal]?.[ALL] ?? 0), 0),
  });
  return { excluded, signals: SIGNALS.map((signal) => ({ signal, now: countOf(present, signal), before: countOf(past, signal) })) };
}

/**
 * Why a fresh release goes back; null while it stays. Everybody has it, so its control is the past: it goes back when more of its visitors meet a signal than the
 * most that the version before can have had, and half as many again. The test is exact for any number of visitors and may be asked after each of them.
 */
export function findReleaseFault({ excluded, signals }: ReleaseEvidence): Fault | null {
  if (excluded !== null) return { type: 'excluded', reason: excluded };
  for (const { signal, now, before } of signals) {
    if (before.visitors < LEAST_BEFORE || now.visitors < LEAST_NOW) continue;
    const most = Math.min(0.95, upperRate(before) * TIMES + POINTS);
    const p = splitTest([now.visitors - now.conversions, now.conversions], [1 - most, most]);
    if (rateOf(now) > most && p <= FALSE_ALARMS / signals.length)
      return { type: 'worse-than-before', signal, rate: rateOf(now), visitors: now.visitors, before: rateOf(before), p };
  }
  return null;
}

/** The upper bound of a rate (Wilson 1927). */
function upperRate(count: ArmCount): number {
  const { visitors } = count;
  const rate = rateOf(count);
  const z2 = SURE_Z ** 2;
  const centre = rate + z2 / (2 * visitors);
  return (centre + SURE_Z * Math.sqrt((rate * (1 - rate)) / visitors + z2 / (4 * visitors ** 2))) / (1 + z2 / visitors);
}
