import { type KeyboardEvent, useRef, useState } from 'react';
import type { PhoneFieldCountry } from './country.ts';
import { findCountry, gather, type Typed } from './find.ts';
import { walk } from './keys.ts';

interface Options {
  readonly countries: readonly PhoneFieldCountry[];
  readonly value: string;
  /** `isByTab`: the focus is on its way to what comes next. */
  readonly onChoose: (code: string, isByTab: boolean) => void;
  readonly onOpen: () => void;
}

/** A letter, a digit or a plus; a space only within a word. */
function isLetter(event: KeyboardEvent, typed: Typed): boolean {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key !== ' ' || (typed.letters !== '' && gather(typed, ' ', event.timeStamp).letters !== ' ');
}

/** The list of a select-only combobox: the focus stays on the button, the active option is announced (WAI-ARIA). */
export function useCountryList({ countries, value, onChoose, onOpen }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [activeCode, setActive] = useState<string | null>(null);
  const typed = useRef<Typed>({ letters: '', at: Number.NEGATIVE_INFINITY });
  const indexOf = (code: string | null) => countries.findIndex((country) => country.code === code);
  const known = indexOf(activeCode ?? value);
  const active = known === -1 ? 0 : known;

  function open(): void {
    setActive(value);
    setOpen(true);
    onOpen();
  }

  function close(): void {
    typed.current = { letters: '', at: Number.NEGATIVE_INFINITY };
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
    if (found !== -1) setActive(countries[found]?.code ?? null);
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
      setActive(countries[next]?.code ?? null);
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

  return { isOpen, active, open, close, choose, point: (index: number) => setActive(countries[index]?.code ?? null), pressKey };
}
