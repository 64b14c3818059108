import examples from 'libphonenumber-js/examples.mobile.json';
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import type { PhoneFieldCountry } from '../../ui/phone-field/index.ts';
import {
  dropOtherCharacters,
  isCountryOffered,
  type PhoneErrorCode,
  type PhoneFormat,
  type PhoneProblem,
  type PhoneRestrictions,
} from './restrictions.ts';

/*
 * The numbering plans of the world, in a chunk of its own: only `load.ts` imports this module in the browser. The library keeps the limits of
 * the specification: 2 digits at least, 17 national at most, a calling code of 1 to 3, an extension of at most 20, a text of at most 250.
 */

const FORMATS = { international: 'INTERNATIONAL', national: 'NATIONAL', e164: 'E.164' } as const;

/** Reads a number as people write it; without a calling code it is one of `country`. The reason when there is none; never throws. */
export function readPhone(text: string, country: string): PhoneNumber | PhoneErrorCode {
  try {
    return parsePhoneNumberWithError(text, { defaultCountry: country as CountryCode });
  } catch (error) {
    if (error instanceof ParseError) return error.message as PhoneErrorCode;
    throw error;
  }
}

/** Writes a number in a format, with its extension where the format has a place for it; a text that is no number stays as it is. */
export function formatPhone(text: string, format: PhoneFormat, country = 'RU'): string {
  const number = readPhone(text, country);
  return typeof number === 'string' ? text : number.format(FORMATS[format]);
}

/** The countries of the numbering plans with their names, in the order of the language's alphabet. */
export function phoneCountries(locale: string): readonly PhoneFieldCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(locale);
  const countries = getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code), name: names.of(code) ?? code }));
  return countries.sort((one, other) => compare(one.name, other.name));
}

/** The calling code of a country, without the plus; an empty text for what is no country. */
export function callingCodeOfCountry(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** A mobile number as an example of how numbers of a country look; an empty text for a country without one. */
export function examplePhone(country: string, format: PhoneFormat): string {
  return getExampleNumber(country as CountryCode, examples)?.format(FORMATS[format]) ?? '';
}

/** What is known of a number while it is typed. */
function typing(text: string): AsYouType {
  const typed = new AsYouType();
  typed.input(text.replace('＋', '+'));
  return typed;
}

/** The country of a typed text: by calling code and the number's beginning; `current` until contradicted. */
export function countryOfText(text: string, current: string): string {
  const number = readPhone(text, current);
  if (typeof number !== 'string' && number.country && number.isPossible()) return number.country;
  const countries: readonly string[] = metadata.country_calling_codes[typing(text).getCallingCode() ?? ''] ?? [];
  return countries.includes(current) ? current : (countries[0] ?? current);
}

/** The text with the calling code of another country, when it had one; a national number belongs to whichever country is chosen. */
export function moveToCountry(text: string, country: string): string {
  const typed = typing(text);
  if (!typed.isInternational()) return text;
  return `+${callingCodeOfCountry(country)}${typed.getCallingCode() ? ` ${typed.getNumber()?.nationalNumber ?? ''}` : ''}`;
}

/** `country` (ISO code): whose numbers are written without a calling code. */
export interface PhoneQuestion extends PhoneRestrictions {
  readonly country: string;
}

/** E.164 of an accepted number, with its country (null for one of no country), or the reason against it. */
export type PhoneVerdict = { readonly e164: string; readonly country: string | null } | { readonly problem: PhoneProblem };

/** Whether a number can be read, exists in its plan, and is excluded by no restriction of the field. */
export function judgePhone(text: string, restrictions: PhoneQuestion): PhoneVerdict {
  if (restrictions.validCharactersOnly && dropOtherCharacters(text) !== text) return { problem: 'CHARACTERS' };
  if (restrictions.pattern && text.search(restrictions.pattern) === -1) return { problem: 'PATTERN' };
  const number = readPhone(text, restrictions.country);
  if (typeof number === 'string') return { problem: number };
  const length = validatePhoneNumberLength(number.number);
  if (length !== undefined) return { problem: length === 'TOO_SHORT' || length === 'TOO_LONG' ? length : 'INVALID' };
  if (!number.isValid()) return { problem: 'INVALID' };
  const country = number.country ?? null;
  return isCountryOffered(country, restrictions) ? { e164: number.number, country } : { problem: 'COUNTRY_NOT_OFFERED' };
}
