import { type KeyboardEvent, useRef, useState } from 'react';

/** A country of the list. */
export interface PhoneFieldCountry {
  /** ISO 3166. */
  readonly code: string;
  /** Without the plus. */
  readonly callingCode: string;
  /** In the language of the page. */
  readonly name: string;
}

/** So long letters belong to one word (specification, section 9). */
export const TYPE_TO_FIND_MS = 700;

/** What has been typed to find a country, and when its last letter was. */
export interface Typed {
  readonly letters: string;
  readonly at: number;
}

const NOTHING_TYPED: Typed = { letters: '', at: Number.NEGATIVE_INFINITY };

/** Letters gather until 700 ms have passed since the last one. */
export function gather(typed: Typed, letter: string, now: number): Typed {
  return { letters: now - typed.at < TYPE_TO_FIND_MS ? typed.letters + letter : letter, at: now };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The country that the text begins: by name, ISO code or calling code; a repeated letter cycles. -1: none. */
export function findCountry(countries: readonly PhoneFieldCountry[], letters: string, active: number): number {
  const wanted = plain(letters);
  const isRepeated = new Set(wanted).size === 1;
  const begins = isRepeated ? wanted.charAt(0) : wanted;
  const from = isRepeated ? active + 1 : active;
  const order = [...countries.slice(from), ...countries.slice(0, from)];
  const digits = wanted.replace(/^\+?(?=\d)/, '+');
  const found =
    order.find(({ name }) => plain(name).startsWith(begins)) ??
    order.find(({ code, callingCode }) => plain(code) === wanted || `+${callingCode}`.startsWith(digits));
  return found ? countries.indexOf(found) : -1;
}

const PAGE = 10;

/** The option that a key leads to; null for a key that does not walk. Walking stops at both ends. */
export function walk(key: string, active: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}

/** A letter, a digit or a plus; a space only within a word. */
function isLetter(event: KeyboardEvent, typed: Typed): boolean {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key !== ' ' || (typed.letters !== '' && gather(typed, ' ', event.timeStamp).letters !== ' ');
}

/** What the list needs from its field. */
export interface CountryListOptions {
  readonly countries: readonly PhoneFieldCountry[];
  /** ISO code. */
  readonly value: string;
  /** `isByTab`: the focus is on its way to what comes next. */
  readonly onChoose: (code: string, isByTab: boolean) => void;
  readonly onOpen: () => void;
}

/** The list of a select-only combobox: the focus stays on the button, the active option is announced (WAI-ARIA). */
export function useCountryList({ countries, value, onChoose, onOpen }: CountryListOptions) {
  const [isOpen, setOpen] = useState(false);
  const [activeCode, setActive] = useState<string | null>(null);
  const typed = useRef(NOTHING_TYPED);
  const active = Math.max(
    0,
    countries.findIndex(({ code }) => code === (activeCode ?? value)),
  );
  const point = (index: number) => setActive(countries[index]?.code ?? null);

  function open(): void {
    setActive(value);
    setOpen(true);
    onOpen();
  }

  function close(): void {
    typed.current = NOTHING_TYPED;
    setOpen(false);
  }

  function choose(index: number, isByTab = false): void {
    close();
    const country = countries[index];
    if (country) onChoose(country.code, isByTab);
  }

  function find(event: KeyboardEvent): void {
    typed.current = gather(typed.current, event.key, event.timeStamp);
    if (!isOpen) open();
    const found = findCountry(countries, typed.current.letters, active);
    if (found !== -1) point(found);
  }

  /** Whether the key meant something here; then it means nothing to the page or the dialog around. */
  function press(event: KeyboardEvent): boolean {
    if (isLetter(event, typed.current)) find(event);
    else if (!isOpen && ['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) open();
    else if (!isOpen) return false;
    else if (event.key === 'Enter' || event.key === ' ' || (event.key === 'ArrowUp' && event.altKey)) choose(active);
    else if (event.key === 'Escape') close();
    else {
      const next = walk(event.key, active, countries.length);
      if (next === null) return false;
      point(next);
    }
    return true;
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') {
      if (isOpen) choose(active, true);
      return;
    }
    if (!press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { isOpen, active, open, close, choose, point, pressKey };
}
