export { type ArmCount, type Difference, differenceOf, rateOf } from './confidence-sequence.ts';
export { splitTest } from './split-test.ts';
