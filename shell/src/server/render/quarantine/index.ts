export { type Admission, createQuarantine, type Quarantine, type QuarantineOptions } from './quarantine.ts';
