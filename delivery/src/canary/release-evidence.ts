import type { ExperimentRun, ResultsCollector, RunCounts } from '../results/index.ts';
import type { ArmCount } from '../results/statistics/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { type Change, mostRisen } from './change.ts';
import { LATE, lateAnswersRun, worstAnswers } from './late-answers.ts';
import { ALL, releaseRun } from './release-run.ts';
import type { WatchedRelease } from './watched-release.ts';

/** What a fresh release is judged by. */
export interface ReleaseEvidence {
  /** Why servers exclude it; null while they do not. */
  readonly excluded: string | null;
  /** Servers have answered late, and its hour has not restarted. */
  readonly isPostponed: boolean;
  /** Moments in which servers answered, and those of them in which they answered late. */
  readonly answers: Change;
  /** The same of the worst minutes since its hour began. */
  readonly worstAnswers: ArmCount;
  readonly signals: readonly {
    readonly signal: string;
    /** Of the release, and of the version before it. */
    readonly now: ArmCount;
    readonly before: ArmCount;
    /** Of the unchanged remote whose visitors had it more often than before, more than those of others. */
    readonly others: Change;
  }[];
}

const DAY_MS = 86_400_000;
/** They are not requested while its hour does not pass. */
const NO_MOMENTS: ArmCount = { visitors: 0, conversions: 0 };
/** Signals of the version's own code. Others, and orders, change with the hour and with the rest of the shop. */
const SIGNALS = ['error', 'LCP-poor', 'INP-poor', 'CLS-poor'] as const;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What evidence is read from. */
export interface EvidenceSource {
  readonly store: Pick<ReleaseStore, 'remotes' | 'pointers'>;
  readonly sums: Pick<ResultsCollector, 'counts' | 'marks' | 'marked'>;
  /** Stores the counts so far; absent for reading only. */
  readonly keep?: Pick<ResultsCollector, 'open' | 'mark'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Counts of a release and of the version before it: visits of an hour, by address. The counts of unchanged remotes are marked when the release is first checked, so
 * that their change since then is known. So are the counts of the release itself when its hour begins later, and of one that was a canary, because the response
 * times before its release are unknown for its visitors. Rejects when store or collector fail.
 */
export async function countRelease(source: EvidenceSource, watched: WatchedRelease): Promise<ReleaseEvidence> {
  const { sums, now } = source;
  const { remote, version, before, released, since, wasCanary, isPostponed, excluded } = watched;
  const days = [...new Set([dayOf(Date.parse(released) - DAY_MS), dayOf(Date.parse(released)), dayOf(now)])];
  const read = (of: string) => Promise.all(days.map((day) => sums.counts(releaseRun(remote, of, day).id)));
  const own = async (): Promise<Counts> =>
    since === released && !wasCanary ? read(version) : (await changeOf(source, watched, (day) => releaseRun(remote, version, day))).now;
  const [present, past] = await Promise.all([own(), read(before)]);
  const others = await Promise.all(
    (await unchangedRemotes(source, remote, released)).map((one) =>
      changeOf(source, watched, (day) => releaseRun(one.remote, one.version, day)),
    ),
  );
  const answers = await changeOf(source, watched, lateAnswersRun);
  return {
    excluded,
    isPostponed,
    worstAnswers: isPostponed ? NO_MOMENTS : await worstAnswers(sums, since, now),
    answers: { now: countOf(answers.now, LATE), before: countOf(answers.before, LATE) },
    signals: SIGNALS.map((signal) => ({
      signal,
      now: countOf(present, signal),
      before: countOf(past, signal),
      others: mostRisen(others.map((one) => ({ now: countOf(one.now, signal), before: countOf(one.before, signal) }))),
    })),
  };
}

/** Remotes whose stable version came before the release. */
async function unchangedRemotes(
  { store }: EvidenceSource,
  but: string,
  since: string,
): Promise<readonly { remote: string; version: string }[]> {
  const found: { remote: string; version: string }[] = [];
  for (const remote of await store.remotes()) {
    const stored = remote === but ? null : await store.pointers(remote);
    if (stored?.type !== 'found' || stored.value.stable === null) continue;
    const moved = stored.value.history.findLast(({ channel }) => channel === 'stable');
    if (moved && moved.at <= since) found.push({ remote, version: stored.value.stable });
  }
  return found;
}

type Counts = readonly (RunCounts | Negative)[];
/** Counts that are taken off others. */
interface Negative {
  readonly less: RunCounts;
}

/** From the day before a release until now: what came before the release, and what came since its hour began. */
async function changeOf(
  source: EvidenceSource,
  { released, since }: Pick<WatchedRelease, 'released' | 'since'>,
  runOn: (day: string) => ExperimentRun,
): Promise<{ readonly now: Counts; readonly before: Counts }> {
  const { sums, now } = source;
  const [first, last] = [since.slice(0, 10), dayOf(now)];
  const atRelease = await markedAt(source, released, runOn);
  const atBegin = since === released ? atRelease : await markedAt(source, since, runOn);
  const dayBefore = dayOf(Date.parse(released) - DAY_MS);
  const [past, begun, later] = await Promise.all([
    sums.counts(runOn(dayBefore).id),
    sums.counts(runOn(first).id),
    first === last ? null : sums.counts(runOn(last).id),
  ]);
  return { now: [begun, { less: atBegin }, ...(later ? [later] : [])], before: [past, atRelease] };
}

/** The counts of a run as they were at a time of its day, or as they are where no one has looked since. */
async function markedAt({ sums, keep }: EvidenceSource, at: string, runOn: (day: string) => ExperimentRun): Promise<RunCounts> {
  const run = runOn(at.slice(0, 10));
  const marked = await sums.marked(run.id, at);
  if (marked) return marked;
  await keep?.open(run);
  await keep?.mark(run.id, at);
  return sums.counts(run.id);
}

function countOf(counts: Counts, signal: string): ArmCount {
  const sum = (read: (counts: RunCounts) => number) =>
    counts.reduce((total, one) => total + ('less' in one ? -read(one.less) : read(one)), 0);
  const visitors = Math.max(
    0,
    sum((one) => one.visitors[ALL] ?? 0),
  );
  return {
    visitors,
    conversions: Math.min(
      visitors,
      Math.max(
        0,
        sum(({ reached }) => reached[signal]?.[ALL] ?? 0),
      ),
    ),
  };
}
