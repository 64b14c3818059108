export { createPhoneEntry } from './entry.ts';
export { loadPhoneRules } from './load.ts';
export { nameCountries } from './names.ts';
export type { PhoneFormat } from './reading.ts';
export type { PhoneRestrictions } from './restrictions.ts';
