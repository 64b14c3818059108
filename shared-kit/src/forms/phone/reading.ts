/** How a number is written: `+7 916 123 45 67`, `8 (916) 123-45-67`, `+79161234567`. */
export type PhoneFormat = 'international' | 'national' | 'e164';

/** Why a text cannot be read as a number at all (specification, section 5). Plain data. */
export interface PhoneError {
  readonly kind: 'phone-error';
  readonly code: 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';
  /** For developers. */
  readonly explanation: string;
}

/** A number that was read; it need not exist. Countries are ISO 3166 codes; null for a number of no country (+800). */
export interface PhoneNumber {
  readonly kind: 'phone-number';
  readonly e164: string;
  readonly country: string | null;
  readonly callingCode: string;
  readonly nationalNumber: string;
  readonly extension: string | null;
  /** Its length is allowed by its numbering plan. */
  readonly isPossible: boolean;
  /** Its numbering plan gives out such numbers. */
  readonly isValid: boolean;
}

/** A number, or why there is none. */
export type PhoneReading = PhoneNumber | PhoneError;

/** Why a number is not taken; each has a sentence in `forms/messages` under `phone`. */
export type PhoneProblem = PhoneError['code'] | 'INVALID' | 'COUNTRY_NOT_OFFERED' | 'CHARACTERS' | 'PATTERN';

/** A country of the list, with its calling code without the plus. */
export interface PhoneCountry {
  readonly code: string;
  readonly callingCode: string;
}

const EXPLANATIONS = {
  NOT_A_NUMBER: 'The text holds no phone number',
  TOO_SHORT: 'The number has fewer than 2 digits',
  TOO_LONG: 'The text has more than 250 characters, or the national number more than 17 digits',
  INVALID_COUNTRY: 'No country has this code',
} as const;

/** Makes the error of a code. */
export function phoneError(code: PhoneError['code']): PhoneError {
  return { kind: 'phone-error', code, explanation: EXPLANATIONS[code] };
}
