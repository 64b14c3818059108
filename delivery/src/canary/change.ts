import { type ArmCount, rateOf, splitTest } from '../results/statistics/index.ts';

/** Counts since a release, or since its hour began, and of the day of the release before it and the day before. */
export interface Change {
  readonly now: ArmCount;
  readonly before: ArmCount;
}

/** Fewer visitors before give too little evidence of the former state; fewer since would be a handful of people. */
export const LEAST_BEFORE = 100;
export const LEAST_NOW = 20;

/** Whether so many visitors, since a release and before it, are enough evidence. */
export function areEnough({ now, before }: { readonly now: number; readonly before: number }): boolean {
  return now >= LEAST_NOW && before >= LEAST_BEFORE;
}

/** Whether there are enough visitors on both sides for a verdict. */
export function isKnown({ now, before }: Change): boolean {
  return areEnough({ now: now.visitors, before: before.visitors });
}

/** Whether a rate is higher than the allowed maximum, beyond chance (`level`), with any number of looks. */
export function isAbove(count: ArmCount, most: number, level: number): boolean {
  const { visitors, conversions } = count;
  return rateOf(count) > most && splitTest([visitors - conversions, conversions], [1 - most, most]) <= level;
}

/** The change that rose most with enough visitors; a sum would let the shell hide the change of pages. */
export function mostRisen(changes: readonly Change[]): Change {
  const known = changes.filter(isKnown);
  const rise = ({ now, before }: Change) => rateOf(now) - rateOf(before);
  const most = known.reduce<Change | null>((found, one) => (found === null || rise(one) > rise(found) ? one : found), null);
  return most ?? { now: { visitors: 0, conversions: 0 }, before: { visitors: 0, conversions: 0 } };
}
