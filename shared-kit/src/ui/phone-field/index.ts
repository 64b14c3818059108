export type { PhoneFieldCountry } from './use-country-list.ts';
export { PhoneField, type PhoneFieldProps, type PhoneFieldWord, PhoneInput, type PhoneInputProps } from './view.tsx';
