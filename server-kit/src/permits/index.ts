export { abortedOnClose, holdPermit } from './hold-permit.ts';
export { createPermits, type Permits } from './permits.ts';
