import { DEFAULT_COUNTRY } from './country.ts';
import type { PhoneEntryOptions, PhoneState } from './entry-shape.ts';
import type { PhoneRules } from './load.ts';
import { plainPhone } from './plain.ts';
import { isCountryOffered } from './restrictions.ts';

/** The state of an entry at one moment; each event gives the next one. */
export interface EntryFacts {
  readonly state: PhoneState;
  readonly options: PhoneEntryOptions;
  /** Null until they are loaded. */
  readonly rules: PhoneRules | null;
  /** Where numbers without a calling code are from, until the shopper chooses another country. */
  readonly home: string;
  /** The shopper has chosen the country. */
  readonly isChosen: boolean;
  /** The value that was read from a text that met every requirement. */
  readonly accepted: string | null;
}

/** An entry that has not been used. */
export function newEntry(options: PhoneEntryOptions): EntryFacts {
  const country = [DEFAULT_COUNTRY, ...(options.onlyList ?? [])].find((each) => isCountryOffered(each, options)) ?? DEFAULT_COUNTRY;
  return {
    options,
    rules: null,
    home: country,
    isChosen: false,
    accepted: null,
    state: {
      text: options.value,
      value: options.value,
      country,
      callingCode: country === DEFAULT_COUNTRY ? '7' : '',
      countries: [],
      list: 'waiting',
      example: '',
      hasMoved: false,
    },
  };
}

/** The facts with a part of the state replaced. */
export function withState(facts: EntryFacts, change: Partial<PhoneState>): EntryFacts {
  return { ...facts, state: { ...facts.state, ...change } };
}

/** What the field shows of a country. */
export function aboutCountry({ rules, options }: EntryFacts, country: string): Partial<PhoneState> {
  if (!rules) return { country };
  const example = rules.examplePhone(country, options.format ?? 'international');
  return { country, callingCode: rules.callingCodeOfCountry(country), example };
}

/** The format of a value in the field once the field is left. */
export function writtenValue({ rules, accepted, options, state }: EntryFacts, value: string): string {
  if (!rules || value !== accepted) return value;
  const text = rules.formatPhone(value, options.format ?? 'international', state.country);
  return text.length > options.maxLength ? value : text;
}

/** The number that a text of a country is read as, when it is taken; by its looks alone when the rules could not be loaded. */
export function acceptedNumber({ rules, options, state }: EntryFacts, text: string, country: string): string | null {
  if (state.list === 'failed') return plainPhone(text);
  const verdict = rules?.judgePhone(text, { ...options, country });
  return verdict && 'e164' in verdict ? verdict.e164 : null;
}

/** The country that a text refers to, if its numbers are accepted. */
export function countryOfText({ rules, options, state, home, isChosen }: EntryFacts, text: string): string {
  const nearest = isChosen || /^\s*[+＋]/.test(text) ? state.country : home;
  const country = rules?.countryOfText(text, nearest) ?? nearest;
  return isCountryOffered(country, options) ? country : nearest;
}
