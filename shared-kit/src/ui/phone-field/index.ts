export type { PhoneFieldWord } from './country-select.tsx';
export type { PhoneFieldCountry } from './use-country-list.ts';
export { PhoneField, type PhoneFieldProps, PhoneInput, type PhoneInputProps } from './view.tsx';
