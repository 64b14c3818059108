import { DEFAULT_COUNTRY, visitorCountry } from './country.ts';
import type { PhoneEntry, PhoneEntryOptions, PhoneState } from './entry-shape.ts';
import { loadPhoneRules, type PhoneRules } from './load.ts';
import { nameCountries } from './names.ts';
import { plainPhone } from './plain.ts';
import { dropOtherCharacters, isCountryOffered } from './restrictions.ts';

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
