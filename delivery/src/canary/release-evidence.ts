import type { ExperimentRun, ResultsCollector, RunCounts } from '../results/index.ts';
import type { ArmCount } from '../results/statistics/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { LATE, lateAnswersRun } from './late-answers.ts';
import { ALL, releaseRun } from './release-run.ts';
import type { WatchedRelease } from './watched-release.ts';

/** Counts since a release, and of today and yesterday before it. */
export interface Change {
  readonly now: ArmCount;
  readonly before: ArmCount;
}

/** What a fresh release is judged by. */
export interface ReleaseEvidence {
  /** What it did that servers leave it out; null while they do not. */
  readonly excluded: string | null;
  /** Moments in which servers answered, and those of them in which they answered late. */
  readonly answers: Change;
  readonly signals: readonly {
    readonly signal: string;
    /** Of the release, and of the version before it. */
    readonly now: ArmCount;
    readonly before: ArmCount;
    /** Of all remotes that did not change meanwhile, together. */
    readonly others: Change;
  }[];
}

const DAY_MS = 86_400_000;
/** What the version's own code does. What its pages meet besides, and orders, change with the hour and with the rest of the shop. */
const SIGNALS = ['error', 'LCP-poor', 'INP-poor', 'CLS-poor'] as const;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What evidence is read from. */
export interface EvidenceSource {
  readonly store: Pick<ReleaseStore, 'remotes' | 'pointers'>;
  readonly sums: Pick<ResultsCollector, 'open' | 'counts' | 'mark' | 'marks'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * What visitors met of a release and of the version before, today and yesterday: visits of an hour, as people behind one address make them. What did not change is
 * marked when the release is first looked at, so that it can be asked how it does since then. Rejects when store or collector fail.
 */
export async function countRelease(
  source: EvidenceSource,
  { remote, version, before, since, excluded }: WatchedRelease,
): Promise<ReleaseEvidence> {
  const { sums, now } = source;
  const days = [...new Set([dayOf(now - DAY_MS), dayOf(now)])];
  const read = (of: string) => Promise.all(days.map((day) => sums.counts(releaseRun(remote, of, day).id)));
  const [present, past] = await Promise.all([read(version), read(before)]);
  const others = await Promise.all(
    (await unchangedRemotes(source, remote, since)).map((one) =>
      changeOf(source, since, (day) => releaseRun(one.remote, one.version, day)),
    ),
  );
  const answers = await changeOf(source, since, lateAnswersRun);
  return {
    excluded,
    answers: { now: countOf(answers.now, LATE), before: countOf(answers.before, LATE) },
    signals: SIGNALS.map((signal) => ({
      signal,
      now: countOf(present, signal),
      before: countOf(past, signal),
      others: {
        now: countOf(
          others.flatMap((one) => one.now),
          signal,
        ),
        before: countOf(
          others.flatMap((one) => one.before),
          signal,
        ),
      },
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

/** Today and yesterday, divided at the time of a release. */
async function changeOf(
  { sums, now }: EvidenceSource,
  since: string,
  runOn: (day: string) => ExperimentRun,
): Promise<{ readonly now: Counts; readonly before: Counts }> {
  const firstDay = since.slice(0, 10);
  const run = runOn(firstDay);
  const marks = await sums.marks(run.id);
  let mark = marks.find(({ at }) => at === since);
  if (!mark) {
    await sums.open(run);
    await sums.mark(run.id, since);
    mark = { at: since, counts: await sums.counts(run.id) };
  }
  const yesterday = dayOf(Date.parse(since) - DAY_MS);
  const [first, past, later] = await Promise.all([
    sums.counts(run.id),
    sums.counts(runOn(yesterday).id),
    dayOf(now) === firstDay ? null : sums.counts(runOn(dayOf(now)).id),
  ]);
  return { now: [first, { less: mark.counts }, ...(later ? [later] : [])], before: [past, mark.counts] };
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
