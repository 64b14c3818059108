import { visitorCountry } from './country.ts';
import { type EntryFacts, newEntry, withState } from './entry-facts.ts';
import type { PhoneEntry, PhoneEntryOptions } from './entry-shape.ts';
import { chosen, given, homeFound, left, pasted, problemOf, reread, rulesLoaded, typed } from './entry-steps.ts';
import { loadPhoneRules } from './load.ts';

/** What a phone field knows and does, apart from its looks. Typing is never fought: a number is rewritten when the field is left. */
export function createPhoneEntry(options: PhoneEntryOptions): PhoneEntry {
  const { onRead, onJudged } = options;
  const listeners = new Set<() => void>();
  let facts = newEntry(options);
  let loading: Promise<void> | undefined;
  let isHomeAsked = false;

  function become(next: EntryFacts): void {
    const hasChanged = next.state !== facts.state;
    facts = next;
    if (hasChanged) for (const listener of listeners) listener();
  }

  function write(next: EntryFacts): void {
    become(next);
    onRead(next.state.value);
  }

  function readAgain(): void {
    if (facts.state.text === '') return;
    const before = facts.state.value;
    become(reread(facts));
    const { value } = facts.state;
    if (value === before) onJudged(value);
    else onRead(value);
  }

  async function load(): Promise<void> {
    become(withState(facts, { list: 'loading' }));
    try {
      const rules = await loadPhoneRules();
      become(rulesLoaded(facts, rules));
    } catch {
      loading = undefined;
      become(withState(facts, { list: 'failed' }));
    }
    readAgain();
  }

  function wake(): Promise<void> {
    loading ??= load();
    return loading;
  }

  async function askForHome(): Promise<void> {
    if (isHomeAsked) return;
    isHomeAsked = true;
    const country = await visitorCountry();
    const isElsewhere = country !== facts.state.country;
    become(homeFound(facts, country));
    if (facts.home === country && isElsewhere && !facts.isChosen) readAgain();
  }

  return {
    state: () => facts.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    focus() {
      void wake();
      void askForHome();
    },
    write: (text) => write(typed(facts, text)),
    paste(text) {
      const next = pasted(facts, text);
      if (next) write(next);
      return next !== null;
    },
    choose(country) {
      const next = chosen(facts, country);
      if (facts.state.text === '') become(next);
      else write(next);
    },
    leave: () => become(left(facts)),
    give(value) {
      if (value === facts.state.value) return;
      become(given(facts, value));
      if (value === '' || facts.state.list === 'waiting') return;
      readAgain();
      become(left(facts, { keepsMove: true }));
    },
    judge: (value) => problemOf(facts, value),
    settle() {
      const { text, list } = facts.state;
      return text === '' || facts.rules || list === 'failed' ? undefined : wake();
    },
  };
}
