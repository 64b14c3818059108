import { type ArmCount, rateOf, splitTest } from '../results/statistics/index.ts';
import { type Change, isAbove, isKnown } from './change.ts';
import type { Fault } from './decide.ts';
import { answeredLate, answerLate, areAnswersKnown } from './late-answers.ts';
import type { ReleaseEvidence } from './release-evidence.ts';

/** What becomes of a fresh release. */
export type ReleaseVerdict =
  | { readonly type: 'stays' }
  /** It is worse than the version before, and so are unchanged remotes while servers answer late: the cause is not the release, or is unclear. Rates are shares of visitors. */
  | { readonly type: 'waits'; readonly signal: string; readonly rate: number; readonly before: number; readonly others: Change | null }
  | { readonly type: 'take-back'; readonly fault: Fault };

const FALSE_ALARMS = 0.05;
/** Deviations by which the rate of the version before may be higher than it was seen, */
const SURE_Z = 3;
/** and that of other remotes now, which are many or else few. */
const LIKELY_Z = 1;
/** Hours differ, too: a release is rolled back only for more than that. */
const TIMES = 1.5;
const POINTS = 0.01;
/** Remotes do not suffer alike from a slow backend: odds of a release that are so many times those that the others' change explains are still explained by it. */
const SENSITIVITY = 3;

/**
 * Judges a fresh release. It is a pure function and may be called at any time. All visitors have the release, so its control is the past: it is rolled back when
 * more of its visitors have a signal than the upper bound of the version before, and half as many again. While servers answer late, because a backend is slow
 * or fails, the change of the other remotes in the same time is added to that bound (a difference of differences), and the release is rolled back only when it is
 * significantly worse than the sum. Without other remotes it waits. In its first seconds, before response times are known, it stays.
 *
 * Its counts include slow minutes. Servers count as late when the worst minutes were late, until its hour begins again.
 */
export function judgeRelease({ excluded, isPostponed, answers, worstAnswers, signals }: ReleaseEvidence): ReleaseVerdict {
  if (excluded !== null) return { type: 'take-back', fault: { type: 'excluded', reason: excluded } };
  if (!isPostponed && !areAnswersKnown(answers)) return { type: 'stays' };
  const areLate = isPostponed || answerLate(answers) || answeredLate({ now: worstAnswers, before: answers.before });
  let verdict: ReleaseVerdict = { type: 'stays' };
  for (const { signal, now, before, others } of signals) {
    if (!isKnown({ now, before })) continue;
    const upper = upperRate(before, SURE_Z);
    const most = Math.min(0.95, upper * TIMES + POINTS);
    const level = FALSE_ALARMS / signals.length;
    if (!isAbove(now, most, level)) continue;
    const rates = { signal, rate: rateOf(now), before: rateOf(before) };
    const areOthersKnown = isKnown(others);
    const lift = Math.max(0, upperRate(others.now, LIKELY_Z) - rateOf(others.before));
    const explained = lift > POINTS ? Math.max(most, timesOdds(Math.min(0.95, upper + lift), SENSITIVITY)) : most;
    if (!areLate || (areOthersKnown && isAbove(now, explained, level))) {
      const p = splitTest([now.visitors - now.conversions, now.conversions], [1 - most, most]);
      return { type: 'take-back', fault: { type: 'worse-than-before', ...rates, visitors: now.visitors, p } };
    }
    if (verdict.type === 'stays') verdict = { type: 'waits', ...rates, others: areOthersKnown ? others : null };
  }
  return verdict;
}

function timesOdds(rate: number, times: number): number {
  const odds = (rate / (1 - rate)) * times;
  return odds / (1 + odds);
}

/** The upper bound of a rate (Wilson 1927), so many deviations away. */
function upperRate(count: ArmCount, z: number): number {
  const { visitors } = count;
  if (visitors === 0) return 1;
  const rate = rateOf(count);
  const z2 = z ** 2;
  const centre = rate + z2 / (2 * visitors);
  return (centre + z * Math.sqrt((rate * (1 - rate)) / visitors + z2 / (4 * visitors ** 2))) / (1 + z2 / visitors);
}
