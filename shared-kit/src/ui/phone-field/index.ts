export type { PhoneFieldCountry } from './country.ts';
export { PhoneInput, type PhoneInputProps } from './phone-input.tsx';
export { PhoneField, type PhoneFieldProps, type PhoneFieldTexts } from './view.tsx';
