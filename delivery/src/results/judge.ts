import type { ExperimentRun, RunCounts } from './observation.ts';
import { type ArmCount, type Difference, differenceOf, rateOf, splitTest } from './statistics/index.ts';

/** How often an interval may miss the truth, over the whole life of an experiment and all its arms together, for each goal. Several goals do not share it. */
const ALPHA = 0.05;
/** A split this unlikely is no chance: visitors of an arm are lost, or counted twice (Kohavi, Tang and Xu 2020, chapter 21). */
const SPLIT_P = 0.001;
/** Before an arm has so many visitors, and two arms so many conversions, the mathematics of the interval does not hold. */
const LEAST_VISITORS = 100;
const LEAST_CONVERSIONS = 10;

/** The verdict on an arm against the first one. */
export type Verdict = 'too-early' | 'better' | 'worse' | 'undecided';

/** An arm of a goal. Rates and differences are shares: 0.01 is one point of a hundred. */
export interface ArmResult extends ArmCount {
  readonly arm: string;
  readonly version: string;
  readonly rate: number;
  /** Against the first arm; null for that one itself. */
  readonly against: (Difference & { readonly verdict: Verdict }) | null;
}

/** What came of a run. */
export interface ExperimentResults {
  readonly run: ExperimentRun;
  /** How sure each interval is, from 0 to 1: with more than two arms surer, so that all of a goal together are so at 0.95. */
  readonly level: number;
  /** `p` bounds the chance of such counts, at whatever times one has looked (`splitTest`). */
  readonly split: { readonly p: number; readonly isBroken: boolean; readonly mixed: number };
  /** The first goal decides the experiment. */
  readonly goals: readonly { readonly goal: string; readonly arms: readonly ArmResult[] }[];
}

/** Judges a run by its counts. Intervals and split may be looked at as often as one likes (`differenceOf`, `splitTest`). */
export function judge(run: ExperimentRun, { visitors, reached, mixed }: RunCounts): ExperimentResults {
  const [control] = run.arms;
  const alpha = ALPHA / Math.max(1, run.arms.length - 1);
  const countOf = (goal: string, arm: string): ArmCount => ({ visitors: visitors[arm] ?? 0, conversions: reached[goal]?.[arm] ?? 0 });
  const armOf = (goal: string, { name, version }: ExperimentRun['arms'][number]): ArmResult => {
    const count = countOf(goal, name);
    const first = countOf(goal, control?.name ?? '');
    const difference = differenceOf(first, count, alpha);
    const against = name === control?.name ? null : { ...difference, verdict: verdictOf(first, count, difference) };
    return { arm: name, version, ...count, rate: rateOf(count), against };
  };
  const weights = run.arms.map(({ weight }) => weight);
  const p = weights.some((weight) => weight > 0)
    ? splitTest(
        run.arms.map(({ name }) => visitors[name] ?? 0),
        weights,
      )
    : 1;
  return {
    run,
    level: 1 - alpha,
    split: { p, isBroken: p < SPLIT_P, mixed },
    goals: run.goals.map((goal) => ({ goal, arms: run.arms.map((arm) => armOf(goal, arm)) })),
  };
}

function verdictOf(control: ArmCount, arm: ArmCount, { low, high }: Difference): Verdict {
  const isEarly = Math.min(control.visitors, arm.visitors) < LEAST_VISITORS || control.conversions + arm.conversions < LEAST_CONVERSIONS;
  if (isEarly) return 'too-early';
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'undecided';
}
