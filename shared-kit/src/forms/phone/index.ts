export { visitorCountry } from './country.ts';
export {
  chosen,
  formValue,
  given,
  homeFound,
  left,
  newEntry,
  type PhoneEntry,
  type PhoneSettings,
  pasted,
  problemOf,
  read,
  rulesOf,
  typed,
} from './entry.ts';
export { loadPhoneRules } from './load.ts';
export { isCountryOffered, type PhoneFormat, type PhoneRestrictions } from './restrictions.ts';
