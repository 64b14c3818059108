export { chiSquareTest } from './chi-square.ts';
export { type ArmCount, type Difference, differenceOf, rateOf } from './confidence-sequence.ts';
