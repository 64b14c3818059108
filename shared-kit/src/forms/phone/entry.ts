import { visitorCountry } from './country.ts';
import { type EntryFacts, newEntry, withState } from './entry-facts.ts';
import type { PhoneEntry, PhoneEntryOptions } from './entry-shape.ts';
import { chosen, given, homeFound, left, pasted, problemOf, reread, rulesLoaded, typed } from './entry-steps.ts';
import { loadPhoneRules } from './load.ts';

/** The facts of an entry, with those that listen to its state. */
function createFacts(options: PhoneEntryOptions) {
  const { onRead, onJudged } = options;
  const listeners = new Set<() => void>();
  let facts = newEntry(options);

  function become(next: EntryFacts): void {
    const hasChanged = next.state !== facts.state;
    facts = next;
    if (hasChanged) for (const listener of listeners) listener();
  }

  return {
    present: () => facts,
    become,
    write(next: EntryFacts): void {
      become(next);
      onRead(next.state.value);
    },
    readAgain(): void {
      if (facts.state.text === '') return;
      const before = facts.state.value;
      become(reread(facts));
      const { value } = facts.state;
      if (value === before) onJudged(value);
      else onRead(value);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * State and behaviour of a phone field, apart from its appearance. Typing is never disturbed: a number is formatted
 * when the field is left.
 */
export function createPhoneEntry(options: PhoneEntryOptions): PhoneEntry {
  const { present, become, write, readAgain, subscribe } = createFacts(options);
  let loading: Promise<void> | undefined;
  let isHomeRequested = false;

  async function load(): Promise<void> {
    become(withState(present(), { list: 'loading' }));
    try {
      const rules = await loadPhoneRules();
      become(rulesLoaded(present(), rules));
    } catch {
      loading = undefined;
      become(withState(present(), { list: 'failed' }));
    }
    readAgain();
  }

  function wake(): Promise<void> {
    loading ??= load();
    return loading;
  }

  async function fetchHomeCountry(): Promise<void> {
    if (isHomeRequested) return;
    isHomeRequested = true;
    const country = await visitorCountry();
    const isOtherCountry = country !== present().state.country;
    become(homeFound(present(), country));
    if (present().home === country && isOtherCountry && !present().isChosen) readAgain();
  }

  return {
    state: () => present().state,
    subscribe,
    focus() {
      void wake();
      void fetchHomeCountry();
    },
    write: (text) => write(typed(present(), text)),
    paste(text) {
      const next = pasted(present(), text);
      if (next) write(next);
      return next !== null;
    },
    choose(country) {
      const next = chosen(present(), country);
      if (present().state.text === '') become(next);
      else write(next);
    },
    leave: () => become(left(present())),
    give(value) {
      if (value === present().state.value) return;
      become(given(present(), value));
      if (value === '' || present().state.list === 'waiting') return;
      readAgain();
      become(left(present(), { keepsMove: true }));
    },
    judge: (value) => problemOf(present(), value),
    settle() {
      const { text, list } = present().state;
      return text === '' || present().rules || list === 'failed' ? undefined : wake();
    },
  };
}
