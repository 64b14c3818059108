import examples from 'libphonenumber-js/examples.mobile.json';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber as ParsedNumber,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import type { PhoneCountry, PhoneError, PhoneFormat, PhoneProblem, PhoneReading } from './reading.ts';
import { phoneError } from './reading.ts';
import { dropOtherCharacters, isCountryOffered, type PhoneRestrictions } from './restrictions.ts';

/*
 * The numbering plans of the world, in a chunk of its own: only `load.ts` imports this module in the browser. The library keeps the limits of
 * the specification: 2 digits at least, 17 national at most, a calling code of 1 to 3, an extension of at most 20, a text of at most 250.
 */

const FORMATS = { international: 'INTERNATIONAL', national: 'NATIONAL', e164: 'E.164' } as const;
const CODES: readonly string[] = ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'] satisfies PhoneError['code'][];

function parse(text: string, country: string): ParsedNumber | PhoneError {
  try {
    return parsePhoneNumberWithError(text, { defaultCountry: country as CountryCode });
  } catch (error) {
    if (error instanceof ParseError && CODES.includes(error.message)) return phoneError(error.message as PhoneError['code']);
    throw error;
  }
}

/** Reads a number as people write it; without a calling code it is one of `country`. Never throws. */
export function readPhone(text: string, country: string): PhoneReading {
  const parsed = parse(text, country);
  if ('code' in parsed) return parsed;
  return {
    kind: 'phone-number',
    e164: parsed.number,
    country: parsed.country ?? null,
    callingCode: parsed.countryCallingCode,
    nationalNumber: parsed.nationalNumber,
    extension: parsed.ext ?? null,
    isPossible: parsed.isPossible(),
    isValid: parsed.isValid(),
  };
}

/** Writes a number in a format, with its extension where the format has a place for it; a text that is no number stays as it is. */
export function formatPhone(text: string, format: PhoneFormat, country = 'RU'): string {
  const parsed = parse(text, country);
  return 'code' in parsed ? text : parsed.format(FORMATS[format]);
}

/** Countries by their ISO codes, as in the numbering plans. */
export function phoneCountries(): readonly PhoneCountry[] {
  return getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code) }));
}

/** The calling code of a country, without the plus; an empty text for what is no country. */
export function callingCodeOfCountry(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** A mobile number as an example of how numbers of a country look; an empty text for a country without one. */
export function examplePhone(country: string, format: PhoneFormat): string {
  return getExampleNumber(country as CountryCode, examples)?.format(FORMATS[format]) ?? '';
}

function callingCodeOf(text: string): string | null {
  const digits = /^\s*[+＋]([\p{Nd}\s()-]+)/u.exec(text)?.[1] ?? '';
  const ascii = [...digits.replace(/[^\p{Nd}]/gu, '')].map(digitOf).join('');
  return [1, 2, 3].map((length) => ascii.slice(0, length)).find((code) => Object.hasOwn(metadata.country_calling_codes, code)) ?? null;
}

/** Zeros of the digits that numbers are written with: ASCII, fullwidth, Arabic-Indic, extended Arabic-Indic. */
const ZEROS = [0x30, 0xff10, 0x660, 0x6f0];

function digitOf(character: string): string {
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? '' : String(code - zero);
}

/**
 * The country that a text refers to while it is typed: by its calling code, and among countries that share one by the
 * beginning of the number; `current` stays while nothing contradicts it.
 */
export function countryOfText(text: string, current: string): string {
  const reading = readPhone(text, current);
  if (reading.kind === 'phone-number' && reading.country !== null && reading.isPossible) return reading.country;
  const callingCode = callingCodeOf(text);
  const countries: readonly string[] = callingCode === null ? [] : (metadata.country_calling_codes[callingCode] ?? []);
  return countries.includes(current) ? current : (countries[0] ?? current);
}

/** The text with the calling code of another country, when it had one; a national number belongs to whichever country is chosen. */
export function moveToCountry(text: string, country: string): string {
  const callingCode = callingCodeOf(text);
  if (callingCode === null) return /^\s*[+＋]/.test(text) ? `+${callingCodeOfCountry(country)}` : text;
  const reading = readPhone(text, country);
  const national = reading.kind === 'phone-number' ? ` ${reading.nationalNumber}` : ' ';
  return `+${callingCodeOfCountry(country)}${national}`;
}

/** `country` (ISO code): whose numbers are written without a calling code. */
export interface PhoneQuestion extends PhoneRestrictions {
  readonly country: string;
}

/** E.164 of an accepted number, with its country (null for one of no country), or the reason against it. */
export type PhoneVerdict = { readonly e164: string; readonly country: string | null } | { readonly problem: PhoneProblem };

/**
 * Whether a number is accepted: it can be read, its plan has such a number and length, and no restriction of the field
 * excludes it.
 */
export function judgePhone(text: string, restrictions: PhoneQuestion): PhoneVerdict {
  if (restrictions.validCharactersOnly && dropOtherCharacters(text) !== text) return { problem: 'CHARACTERS' };
  if (restrictions.pattern && text.search(restrictions.pattern) === -1) return { problem: 'PATTERN' };
  const reading = readPhone(text, restrictions.country);
  if (reading.kind === 'phone-error') return { problem: reading.code };
  if (!reading.isPossible) return { problem: lengthProblem(reading.e164) };
  if (!reading.isValid) return { problem: 'INVALID' };
  if (!isCountryOffered(reading.country, restrictions)) return { problem: 'COUNTRY_NOT_OFFERED' };
  return { e164: reading.e164, country: reading.country };
}

function lengthProblem(e164: string): PhoneProblem {
  const problem = validatePhoneNumberLength(e164);
  return problem === 'TOO_SHORT' || problem === 'TOO_LONG' ? problem : 'INVALID';
}
