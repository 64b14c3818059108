export { type BackOutcome, rollBack } from './roll-back.ts';
export { withdraw } from './withdraw.ts';
