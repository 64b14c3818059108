import type { ArmCount } from '../results/statistics/index.ts';

/** Counts since a release, or since its hour began, and of the day of the release before it and the day before. */
export interface Change {
  readonly now: ArmCount;
  readonly before: ArmCount;
}
