import { DEFAULT_COUNTRY } from './country.ts';
import type { PhoneRules } from './load.ts';
import {
  dropOtherCharacters,
  isCountryOffered,
  type PhoneFormat,
  type PhoneProblem,
  type PhoneRestrictions,
  plainPhone,
} from './restrictions.ts';

/** How a phone field reads and writes numbers. */
export interface PhoneSettings extends PhoneRestrictions {
  /** How a number is written once it is one. International when absent. */
  readonly format?: PhoneFormat;
  /** The longest text that fits the field; a longer number is written as E.164. */
  readonly maxLength: number;
}

/** What is in a phone field at one moment; each step gives the next one. */
export interface PhoneEntry {
  /** The content of the field. */
  readonly text: string;
  /** E.164 of the text when it meets every requirement. */
  readonly accepted: string | null;
  /** ISO code of the country whose numbers are written without a calling code. */
  readonly country: string;
  /** Where numbers without a calling code are from, until the shopper chooses another country. */
  readonly home: string;
  readonly isChosen: boolean;
  /** The text has changed the country: screen readers announce it. */
  readonly hasMoved: boolean;
  /** Null until they are loaded. */
  readonly rules: PhoneRules | 'failed' | null;
}

/** A field that has not been used. */
export function newEntry(settings: PhoneSettings, value: string): PhoneEntry {
  const offered = [DEFAULT_COUNTRY, ...(settings.onlyList ?? [])].find((each) => isCountryOffered(each, settings)) ?? DEFAULT_COUNTRY;
  return { text: value, accepted: null, country: offered, home: offered, isChosen: false, hasMoved: false, rules: null };
}

/** What the form holds: E.164 once the number is taken, the text itself until then. */
export function formValue({ accepted, text }: PhoneEntry): string {
  return accepted ?? text;
}

/** The rules, where they are there. */
export function rulesOf({ rules }: PhoneEntry): PhoneRules | null {
  return rules === 'failed' ? null : rules;
}

/** The text is read: by rules that have come, for another home, or because it is new. */
export function read(entry: PhoneEntry, settings: PhoneSettings): PhoneEntry {
  const country = countryOfText(entry, settings);
  return { ...entry, country, accepted: acceptedNumber({ ...entry, country }, settings) };
}

/** A text was typed. */
export function typed(entry: PhoneEntry, settings: PhoneSettings, input: string): PhoneEntry {
  const text = settings.validCharactersOnly ? dropOtherCharacters(input) : input;
  const next = read({ ...entry, text }, settings);
  return { ...next, hasMoved: next.country !== entry.country };
}

/** A text is to replace everything; null when the browser shall insert it. */
export function pasted(entry: PhoneEntry, settings: PhoneSettings, text: string): PhoneEntry | null {
  if (rulesOf(entry) && acceptedNumber({ ...entry, text }, settings) !== null) {
    const next = typed(entry, settings, text);
    return { ...left(next, settings), hasMoved: next.hasMoved };
  }
  const { maxLength } = settings;
  return text.length > maxLength ? typed(entry, settings, dropOtherCharacters(text).trim().slice(0, maxLength)) : null;
}

/** The shopper has chosen a country. */
export function chosen(entry: PhoneEntry, settings: PhoneSettings, country: string): PhoneEntry {
  const next = { ...entry, isChosen: true, country, hasMoved: false };
  return entry.text === '' ? next : typed(next, settings, rulesOf(entry)?.moveToCountry(entry.text, country) ?? entry.text);
}

/** The field was left: a number that is taken is written in the chosen format. */
export function left(entry: PhoneEntry, { format = 'international', maxLength }: PhoneSettings): PhoneEntry {
  const { accepted, country } = entry;
  const text = (accepted !== null && rulesOf(entry)?.formatPhone(accepted, format, country)) || formValue(entry);
  return { ...entry, text: text.length > maxLength ? formValue(entry) : text, hasMoved: false };
}

/** The form has another value. */
export function given(entry: PhoneEntry, settings: PhoneSettings, value: string): PhoneEntry {
  const next = { ...entry, text: value, accepted: null, hasMoved: false };
  return value === '' || entry.rules === null ? next : left(read(next, settings), settings);
}

/** The visitor's country has become known; an empty field shows it, unless the shopper has chosen another. */
export function homeFound(entry: PhoneEntry, settings: PhoneSettings, home: string): PhoneEntry {
  if (!isCountryOffered(home, settings) || rulesOf(entry)?.callingCodeOfCountry(home) === '') return entry;
  return { ...entry, home, ...(!entry.isChosen && entry.text === '' && { country: home }) };
}

/** What is wrong with the content of the field; nothing while the rules are on their way. */
export function problemOf(entry: PhoneEntry, settings: PhoneSettings): PhoneProblem | undefined {
  const { text, accepted, country, rules } = entry;
  if (text === '' || accepted !== null || rules === null) return undefined;
  if (rules === 'failed') return 'UNKNOWN';
  const verdict = rules.judgePhone(text, { ...settings, country });
  return 'problem' in verdict ? verdict.problem : undefined;
}

/** The number that the text is read as, when it is taken; by its looks alone when the rules could not be loaded. */
function acceptedNumber({ text, country, rules }: PhoneEntry, settings: PhoneSettings): string | null {
  if (rules === 'failed') return plainPhone(text);
  const verdict = rules?.judgePhone(text, { ...settings, country });
  return verdict && 'e164' in verdict ? verdict.e164 : null;
}

/** The country that the text refers to, if its numbers are accepted. */
function countryOfText(entry: PhoneEntry, settings: PhoneSettings): string {
  const nearest = entry.isChosen || /^\s*[+＋]/.test(entry.text) ? entry.country : entry.home;
  const country = rulesOf(entry)?.countryOfText(entry.text, nearest) ?? nearest;
  return isCountryOffered(country, settings) ? country : nearest;
}
