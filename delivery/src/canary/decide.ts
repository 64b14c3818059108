import type { RunCounts } from '../results/index.ts';
import type { CanaryPlan } from '../store/index.ts';
import { CANARY, CONTROL } from './canary-run.ts';
import { compareSignal, compareVisitors, type SignalComparison } from './compare.ts';

/** How often a canary that is equal to the control may be taken back, over its whole plan and all its signals. */
export const FALSE_ALARMS = 0.05;
/** A step is not left while a signal looks so bad (in standard deviations) that one in fifty equal canaries does at any one look. This only delays. */
const LOOKS_WORSE_Z = 2;

/** What a canary's plan looks at. Times in milliseconds since the epoch. */
export interface CanaryEvidence {
  readonly plan: CanaryPlan;
  readonly share: number;
  /** When the canary came to its present share. */
  readonly since: number;
  readonly now: number;
  readonly counts: RunCounts;
  /** The counts of a minute ago or more, by when every page that lives has reported; null while the step is younger. */
  readonly settled: RunCounts | null;
  readonly signals: readonly string[];
  /** Why servers have excluded the version; null while they have not. */
  readonly excluded: string | null;
}

/** Why a canary, or a fresh release, is taken back. */
export type Fault =
  | {
      readonly type: 'worse-than-before';
      readonly signal: string;
      /** Shares of visitors, of the release and of the version before. */
      readonly rate: number;
      readonly before: number;
      readonly visitors: number;
      readonly p: number;
    }
  | { readonly type: 'excluded'; readonly reason: string }
  | { readonly type: 'visitors-missing'; readonly canary: number; readonly control: number; readonly p: number }
  | { readonly type: 'worse'; readonly comparison: SignalComparison };

/** What is done with a canary now. */
export type CanaryDecision =
  | { readonly type: 'wait'; readonly for: 'visitors'; readonly canary: number; readonly control: number; readonly minVisitors: number }
  | { readonly type: 'wait'; readonly for: 'time'; readonly until: number }
  | { readonly type: 'wait'; readonly for: 'doubt'; readonly signal: string }
  | { readonly type: 'wait'; readonly for: 'late-pages'; readonly canary: number; readonly control: number }
  | { readonly type: 'wait'; readonly for: 'experiment' | 'someone' }
  | { readonly type: 'climb'; readonly share: number; readonly stage: number }
  | { readonly type: 'promote' }
  | { readonly type: 'take-back'; readonly fault: Fault };

/**
 * Decides about a canary. It is a pure function and may be called at any time. A canary is rolled back when servers have excluded it, when its visitors are
 * missing, or when a signal is significantly worse than that of the control; an equal canary is rolled back in at most `FALSE_ALARMS` of all plans. It climbs
 * after its time on a step with enough visitors in both arms; the step of 100 % makes it stable. After a lower last step it waits for an operator.
 */
export function decideCanary({ plan, share, since, now, counts, settled, signals, excluded }: CanaryEvidence): CanaryDecision {
  if (excluded !== null) return { type: 'take-back', fault: { type: 'excluded', reason: excluded } };
  const steps = plan.steps.filter((step) => step < 100).length;
  const alpha = FALSE_ALARMS / (Math.max(1, steps) * (signals.length + 1));
  const [canary, control] = [counts.visitors[CANARY] ?? 0, counts.visitors[CONTROL] ?? 0];
  const comparisons = signals.map((signal) => compareSignal(signal, counts, share));
  const worst = comparisons.filter(({ isWorse, p }) => isWorse && p <= alpha).sort((one, other) => one.p - other.p)[0];
  if (worst) return { type: 'take-back', fault: { type: 'worse', comparison: worst } };
  const missing = settled && compareVisitors(counts, share, settled);
  if (missing?.isMissing && missing.p <= alpha) {
    const { isMissing: _is, ...seen } = missing;
    return { type: 'take-back', fault: { type: 'visitors-missing', ...seen } };
  }

  const next = plan.steps[plan.stage + 1];
  if (next === undefined) return { type: 'wait', for: 'someone' };
  if (Math.min(canary, control) < plan.minVisitors)
    return { type: 'wait', for: 'visitors', canary, control, minVisitors: plan.minVisitors };
  if (now < since + plan.holdMs) return { type: 'wait', for: 'time', until: since + plan.holdMs };
  const split = compareVisitors(counts, share);
  if (split.isMissing && split.p <= alpha) return { type: 'wait', for: 'late-pages', canary: split.canary, control: split.control };
  const doubtful = comparisons.find(looksWorse);
  if (doubtful) return { type: 'wait', for: 'doubt', signal: doubtful.signal };
  return next >= 100 ? { type: 'promote' } : { type: 'climb', share: next, stage: plan.stage + 1 };
}

function looksWorse({ isWorse, canary, control }: SignalComparison): boolean {
  const visitors = canary.visitors + control.visitors;
  const rate = (canary.conversions + control.conversions) / visitors;
  const deviation = Math.sqrt(rate * (1 - rate) * (1 / canary.visitors + 1 / control.visitors));
  return isWorse && Math.abs(canary.rate - control.rate) > LOOKS_WORSE_Z * deviation;
}
