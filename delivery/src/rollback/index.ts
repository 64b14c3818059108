export { type RevertOptions, revertVersion } from './revert-version.ts';
export { type RollbackOutcome, rollBack } from './roll-back.ts';
export { withdraw } from './withdraw.ts';
