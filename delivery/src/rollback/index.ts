export { type BackOutcome, rollBack } from './roll-back.ts';
export { type TakeBackOptions, takeBackVersion } from './take-back-version.ts';
export { withdraw } from './withdraw.ts';
