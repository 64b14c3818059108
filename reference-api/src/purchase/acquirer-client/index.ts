export { type Acquirer, connectAcquirer, type Send } from './acquirer.ts';
