export { DEFAULT_COUNTRY, visitorCountry } from './country.ts';
export { createPhoneEntry } from './entry.ts';
export type { PhoneEntry, PhoneEntryOptions, PhoneState } from './entry-shape.ts';
export { loadPhoneRules, type PhoneRules } from './load.ts';
export { type NamedCountry, nameCountries } from './names.ts';
export { plainPhone } from './plain.ts';
export {
  isPhoneError,
  type PhoneCountry,
  type PhoneError,
  type PhoneFormat,
  type PhoneNumber,
  type PhoneProblem,
  type PhoneReading,
} from './reading.ts';
export { dropOtherCharacters, isCountryOffered, type PhoneRestrictions } from './restrictions.ts';
