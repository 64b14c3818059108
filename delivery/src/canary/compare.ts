import type { RunCounts } from '../results/index.ts';
import { type ArmCount, type Difference, differenceOf, rateOf, splitTest } from '../results/statistics/index.ts';
import { CANARY, CONTROL } from './canary-run.ts';
import { isHarm } from './signals.ts';

/** A signal in both arms. Rates and differences are shares of visitors: 0.01 is one point of a hundred. */
export interface SignalComparison {
  readonly signal: string;
  /** Whether less of it is better. */
  readonly isHarm: boolean;
  readonly canary: ArmCount & { readonly rate: number };
  readonly control: ArmCount & { readonly rate: number };
  /** Canary less control, with an interval of 95 % for this signal alone that may be looked at at any time. */
  readonly difference: Difference;
  /** Bounds the chance that an equal canary ever looks so different, at whatever times one has looked. */
  readonly p: number;
  readonly isWorse: boolean;
}

const ALPHA = 0.05;

/**
 * Compares a signal of the canary with that of the control. Visitors are drawn for the canary by chance, so those with an error (or an order) are split like all
 * visitors, unless the canary is the cause: the test of a split is exact for any number of visitors and may be repeated after each of them.
 */
export function compareSignal(signal: string, { visitors, reached }: RunCounts, share: number): SignalComparison {
  const countOf = (arm: string): ArmCount => ({ visitors: visitors[arm] ?? 0, conversions: reached[signal]?.[arm] ?? 0 });
  const [canary, control] = [countOf(CANARY), countOf(CONTROL)];
  const more = canary.conversions * (100 - share) - control.conversions * share;
  return {
    signal,
    isHarm: isHarm(signal),
    canary: { ...canary, rate: rateOf(canary) },
    control: { ...control, rate: rateOf(control) },
    difference: differenceOf(control, canary, ALPHA),
    p: splitTest([control.conversions, canary.conversions], [100 - share, share]),
    isWorse: isHarm(signal) ? more > 0 : more < 0,
  };
}

/**
 * Whether visitors of the canary are missing, beyond chance: they were shown it and none of their pages reports. A page with an error reports at once, others
 * only after a while, so visitors with an error are left out; otherwise a canary that fixes one would seem to lose visitors. `controlCounts`: of the control;
 * counts of a while ago leave the canary's pages time to report.
 */
export function compareVisitors(
  counts: RunCounts,
  share: number,
  controlCounts = counts,
): { readonly p: number; readonly isMissing: boolean; readonly canary: number; readonly control: number } {
  const withoutErrors = ({ visitors, reached }: RunCounts, arm: string) => (visitors[arm] ?? 0) - (reached['page-error']?.[arm] ?? 0);
  const [canary, control] = [withoutErrors(counts, CANARY), withoutErrors(controlCounts, CONTROL)];
  return { canary, control, p: splitTest([control, canary], [100 - share, share]), isMissing: canary * (100 - share) < control * share };
}
