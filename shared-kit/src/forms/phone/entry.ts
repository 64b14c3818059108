import { DEFAULT_COUNTRY, visitorCountry } from './country.ts';
import { loadPhoneRules, type PhoneRules } from './load.ts';
import { type NamedCountry, nameCountries } from './names.ts';
import { plainPhone } from './plain.ts';
import type { PhoneFormat, PhoneProblem } from './reading.ts';
import { dropOtherCharacters, isCountryOffered, type PhoneRestrictions } from './restrictions.ts';

export interface PhoneEntryOptions extends PhoneRestrictions {
  /** The language of the page, for the names of countries. */
  readonly locale: string;
  /** How a number is written once it is one. International when absent. */
  readonly format?: PhoneFormat;
  /** The longest text that fits the field; a longer number is written as E.164. */
  readonly maxLength: number;
  /** E.164 or a text, as `onRead` gave it once. */
  readonly value: string;
  /** Takes what was read: E.164 once the number is taken, the text itself until then. */
  readonly onRead: (value: string) => void;
  /** The same value is to be judged anew: the rules have come. */
  readonly onJudged: (value: string) => void;
}

export interface PhoneState {
  /** What stands in the field. */
  readonly text: string;
  /** What was read from it. */
  readonly value: string;
  /** ISO code of the country whose numbers are written without a calling code. */
  readonly country: string;
  /** Without the plus; empty until the rules are there, but for the default country. */
  readonly callingCode: string;
  /** Those that are offered, by name; none until the rules are there. */
  readonly countries: readonly NamedCountry[];
  readonly list: 'waiting' | 'loading' | 'ready' | 'failed';
  /** How a number of the country looks; empty until the rules are there. */
  readonly example: string;
  /** The text has changed the country: it is to be told. */
  readonly hasMoved: boolean;
}

export interface PhoneEntry {
  readonly state: () => PhoneState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The field is used: the rules are loaded, the visitor's country is asked for. */
  readonly focus: () => void;
  readonly write: (text: string) => void;
  /** A text that replaces everything; true when it was taken here, false when the browser shall insert it. */
  readonly paste: (text: string) => boolean;
  readonly choose: (country: string) => void;
  /** The field is left: a number that is taken is written in the chosen format. */
  readonly leave: () => void;
  /** The form has another value. */
  readonly give: (value: string) => void;
  /** What is wrong with a value that `onRead` gave; nothing while the rules are on their way. */
  readonly judge: (value: string) => PhoneProblem | 'UNKNOWN' | undefined;
  /** The rules are there, or cannot be had, and the text is read by them; undefined when it is so already. */
  readonly settle: () => Promise<void> | undefined;
}

/** What a phone field knows and does, apart from its looks. Typing is never fought: a number is rewritten when the field is left. */
export function createPhoneEntry(options: PhoneEntryOptions): PhoneEntry {
  const { format = 'international', maxLength, onRead, onJudged } = options;
  const first = [DEFAULT_COUNTRY, ...(options.onlyList ?? [])].find((country) => isCountryOffered(country, options)) ?? DEFAULT_COUNTRY;
  const listeners = new Set<() => void>();
  let rules: PhoneRules | null = null;
  let loading: Promise<void> | undefined;
  let isAsked = false;
  /** Where numbers without a calling code are from, until the shopper chooses another country. */
  let home = first;
  let isChosen = false;
  /** The value that was read from a text that every demand was met by. */
  let accepted: string | null = null;
  let state: PhoneState = {
    text: options.value,
    value: options.value,
    country: first,
    callingCode: first === DEFAULT_COUNTRY ? '7' : '',
    countries: [],
    list: 'waiting',
    example: '',
    hasMoved: false,
  };

  function set(change: Partial<PhoneState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function about(country: string): Partial<PhoneState> {
    if (!rules) return { country };
    const callingCode = rules.callingCodeOfCountry(country);
    return { country, callingCode, example: rules.examplePhone(country, format) };
  }

  function written(value: string): string {
    if (!rules || value !== accepted) return value;
    const text = rules.formatPhone(value, format, state.country);
    return text.length > maxLength ? value : text;
  }

  function read(text: string, country: string): string {
    if (state.list === 'failed') accepted = plainPhone(text);
    else {
      const verdict = rules?.judgePhone(text, { ...options, country });
      accepted = verdict && 'e164' in verdict ? verdict.e164 : null;
    }
    return accepted ?? text;
  }

  /** The country that the text speaks of, if its numbers are taken. */
  function countryOf(text: string): string {
    const nearest = isChosen || /^\s*[+＋]/.test(text) ? state.country : home;
    const country = rules?.countryOfText(text, nearest) ?? nearest;
    return isCountryOffered(country, options) ? country : nearest;
  }

  function write(typed: string): void {
    const text = options.validCharactersOnly ? dropOtherCharacters(typed) : typed;
    const country = countryOf(text);
    const hasMoved = country !== state.country;
    const value = read(text, country);
    set({ text, value, hasMoved, ...(hasMoved && about(country)) });
    onRead(value);
  }

  /** The rules have come, or cannot be had: what was written until now is read by them. */
  function reread(): void {
    if (state.text === '') return;
    const before = state.value;
    const country = countryOf(state.text);
    const value = read(state.text, country);
    set({ value, ...(country !== state.country && about(country)) });
    if (value === before) onJudged(value);
    else onRead(value);
  }

  function load(): Promise<void> {
    set({ list: 'loading' });
    return loadPhoneRules().then(
      (loaded) => {
        rules = loaded;
        const offered = loaded.phoneCountries().filter(({ code }) => isCountryOffered(code, options));
        set({ list: 'ready', countries: nameCountries(offered, options.locale), ...about(state.country) });
        reread();
      },
      () => {
        loading = undefined;
        set({ list: 'failed' });
        reread();
      },
    );
  }

  function wake(): Promise<void> {
    loading ??= load();
    return loading;
  }

  function askForCountry(): void {
    if (isAsked) return;
    isAsked = true;
    void visitorCountry().then((country) => {
      if (!isCountryOffered(country, options) || rules?.callingCodeOfCountry(country) === '') return;
      home = country;
      if (isChosen || country === state.country) return;
      if (state.text === '') set({ callingCode: '', ...about(country) });
      else reread();
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    focus() {
      void wake();
      askForCountry();
    },
    write,
    paste(text) {
      const verdict = rules?.judgePhone(text, { ...options, country: state.country });
      if (verdict && 'e164' in verdict) {
        write(text);
        set({ text: written(state.value) });
        return true;
      }
      if (text.length <= maxLength) return false;
      write(dropOtherCharacters(text).trim().slice(0, maxLength));
      return true;
    },
    choose(country) {
      isChosen = true;
      set({ ...about(country), hasMoved: false });
      if (state.text !== '') write(rules?.moveToCountry(state.text, country) ?? state.text);
    },
    leave() {
      set({ text: written(state.value), hasMoved: false });
    },
    give(value) {
      if (value === state.value) return;
      accepted = null;
      set({ text: value, value, hasMoved: false });
      if (value !== '' && state.list !== 'waiting') {
        reread();
        set({ text: written(state.value) });
      }
    },
    judge(value) {
      if (value === '' || value === accepted) return undefined;
      if (state.list === 'failed') return plainPhone(value) === null ? 'UNKNOWN' : undefined;
      const verdict = rules?.judgePhone(value, { ...options, country: state.country });
      return verdict && 'problem' in verdict ? verdict.problem : undefined;
    },
    settle() {
      return state.text === '' || rules || state.list === 'failed' ? undefined : wake();
    },
  };
}
