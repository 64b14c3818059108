export { type RollbackOutcome, revertVersion, rollBack, withdraw } from './roll-back.ts';
