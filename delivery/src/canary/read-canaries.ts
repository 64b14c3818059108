import { readFlagFile, versionsOnTrial } from '../flags/index.ts';
import type { ResultsCollector, RunCounts, RunMark } from '../results/index.ts';
import type { CanaryPlan, ReleaseStore } from '../store/index.ts';
import { CANARY, CONTROL, canaryRun, type WatchedCanary, watchedCanary } from './canary-run.ts';
import { compareSignal, type SignalComparison } from './compare.ts';
import { type CanaryDecision, decideCanary } from './decide.ts';

/** A point of a canary's curves: what was known at a time (ISO 8601, UTC). */
export interface CurvePoint {
  readonly at: string;
  readonly visitors: { readonly canary: number; readonly control: number };
  /** Share of visitors of each arm with a signal so far, 0 to 1. */
  readonly rates: Readonly<Record<string, { readonly canary: number; readonly control: number }>>;
}

/** A canary against its control since its present share. Visitors count once; `mixed` saw both and count for none. */
export interface CanaryReport {
  readonly remote: string;
  readonly version: string;
  /** The stable version that it is compared with. */
  readonly control: string;
  /** Percent of visitors. */
  readonly share: number;
  /** When it came to this share, ISO 8601, UTC. */
  readonly since: string;
  /** Null for one that an operator moves. */
  readonly plan: CanaryPlan | null;
  readonly visitors: { readonly canary: number; readonly control: number; readonly mixed: number };
  readonly signals: readonly SignalComparison[];
  /** What its plan does now, or waits for; null without a plan. `describeDecision` has it in words. */
  readonly decision: CanaryDecision | null;
  /** The oldest point first; a minute or more apart. */
  readonly curve: readonly CurvePoint[];
}

/** What reports are made from. */
export interface ReadCanariesOptions {
  readonly store: ReleaseStore;
  /** Observations of visitors per version (`openSumsAt`). */
  readonly sums: Pick<ResultsCollector, 'counts' | 'marks'>;
  readonly now: number;
}

/** All running canaries with their curves, by remote, from the shared store. Rejects when it cannot be read. */
export async function readCanaries({ store, sums, now }: ReadCanariesOptions): Promise<readonly CanaryReport[]> {
  const reports: CanaryReport[] = [];
  const flags = await store.flags();
  for (const remote of await store.remotes()) {
    const stored = await store.pointers(remote);
    const watched = stored.type === 'found' ? watchedCanary(remote, stored.value) : null;
    if (!watched || stored.type !== 'found') continue;
    const run = canaryRun(watched);
    const [counts, marks] = await Promise.all([sums.counts(run.id), sums.marks(run.id)]);
    const signals = run.goals.map((signal) => compareSignal(signal, counts, watched.canary.share));
    reports.push({
      remote,
      version: watched.canary.version,
      control: watched.control,
      share: watched.canary.share,
      since: watched.since,
      plan: watched.canary.plan ?? null,
      visitors: { ...visitorsOf(counts), mixed: counts.mixed },
      signals,
      decision: decisionOf(watched, counts, { now, flags, marks }),
      curve: marks.map((mark) => ({
        at: mark.at,
        visitors: visitorsOf(mark.counts),
        rates: ratesOf(mark.counts, run.goals, watched.canary.share),
      })),
    });
  }
  return reports;
}

/** Points are rewritten until the next is due, a minute later or more: the last but two is a minute old or older. */
export const LATEST_MARKS = 3;

/** What the plan of a canary does now; null where there is none. */
export function decisionOf(
  watched: WatchedCanary,
  counts: RunCounts,
  { now, flags, marks }: { readonly now: number; readonly flags: string | null; readonly marks: readonly RunMark[] },
): CanaryDecision | null {
  const { remote, canary, since, excluded } = watched;
  if (!canary.plan) return null;
  const file = readFlagFile(flags);
  // The experiment draws its visitors meanwhile, so the canary cannot be judged.
  if (!('explanation' in file) && versionsOnTrial(file, remote).length > 0) return { type: 'wait', for: 'experiment' };
  return decideCanary({
    plan: canary.plan,
    share: canary.share,
    since: Date.parse(since),
    now,
    counts,
    settled: marks.at(-LATEST_MARKS)?.counts ?? null,
    signals: canaryRun(watched).goals,
    excluded,
  });
}

function visitorsOf({ visitors }: RunCounts) {
  return { canary: visitors[CANARY] ?? 0, control: visitors[CONTROL] ?? 0 };
}

function ratesOf(counts: RunCounts, signals: readonly string[], share: number): CurvePoint['rates'] {
  return Object.fromEntries(
    signals.map((signal) => {
      const { canary, control } = compareSignal(signal, counts, share);
      return [signal, { canary: canary.rate, control: control.rate }];
    }),
  );
}
