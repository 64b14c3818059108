import { aboutCountry, acceptedNumber, countryOfText, type EntryFacts, withState, writtenValue } from './entry-facts.ts';
import type { PhoneRules } from './load.ts';
import { nameCountries } from './names.ts';
import { plainPhone } from './plain.ts';
import type { PhoneProblem } from './reading.ts';
import { dropOtherCharacters, isCountryOffered } from './restrictions.ts';

/* What happens to an entry: each step is given the facts and gives the next ones. */

/** A text was typed. */
export function typed(facts: EntryFacts, input: string): EntryFacts {
  const text = facts.options.validCharactersOnly ? dropOtherCharacters(input) : input;
  const country = countryOfText(facts, text);
  const hasMoved = country !== facts.state.country;
  const accepted = acceptedNumber(facts, text, country);
  return withState({ ...facts, accepted }, { text, value: accepted ?? text, hasMoved, ...(hasMoved && aboutCountry(facts, country)) });
}

/** What was written until now is read once more: by rules that have come, or for another home. */
export function reread(facts: EntryFacts): EntryFacts {
  const { text, country: before } = facts.state;
  if (text === '') return facts;
  const country = countryOfText(facts, text);
  const accepted = acceptedNumber(facts, text, country);
  return withState({ ...facts, accepted }, { value: accepted ?? text, ...(country !== before && aboutCountry(facts, country)) });
}

/** A text is to replace everything; null when the browser shall insert it. */
export function pasted(facts: EntryFacts, text: string): EntryFacts | null {
  if (facts.rules && acceptedNumber(facts, text, facts.state.country) !== null) return left(typed(facts, text), { keepsMove: true });
  const { maxLength } = facts.options;
  return text.length > maxLength ? typed(facts, dropOtherCharacters(text).trim().slice(0, maxLength)) : null;
}

/** The shopper has chosen a country. */
export function chosen(facts: EntryFacts, country: string): EntryFacts {
  const next = withState({ ...facts, isChosen: true }, { ...aboutCountry(facts, country), hasMoved: false });
  const { text } = facts.state;
  return text === '' ? next : typed(next, facts.rules?.moveToCountry(text, country) ?? text);
}

/** The field was left: a number that is taken is written in the chosen format. */
export function left(facts: EntryFacts, { keepsMove = false } = {}): EntryFacts {
  return withState(facts, { text: writtenValue(facts, facts.state.value), ...(!keepsMove && { hasMoved: false }) });
}

/** The form has another value. */
export function given(facts: EntryFacts, value: string): EntryFacts {
  return withState({ ...facts, accepted: null }, { text: value, value, hasMoved: false });
}

/** The rules have come. */
export function rulesLoaded(facts: EntryFacts, rules: PhoneRules): EntryFacts {
  const { options, state } = facts;
  const next = { ...facts, rules };
  const offered = rules.phoneCountries().filter(({ code }) => isCountryOffered(code, options));
  return withState(next, { list: 'ready', countries: nameCountries(offered, options.locale), ...aboutCountry(next, state.country) });
}

/** The visitor's country has become known; an empty field shows it, unless the shopper has chosen another. */
export function homeFound(facts: EntryFacts, home: string): EntryFacts {
  const { options, rules, isChosen, state } = facts;
  if (!isCountryOffered(home, options) || rules?.callingCodeOfCountry(home) === '') return facts;
  const next = { ...facts, home };
  if (isChosen || home === state.country || state.text !== '') return next;
  return withState(next, { callingCode: '', ...aboutCountry(next, home) });
}

/** What is wrong with a value that was read; nothing while the rules are on their way. */
export function problemOf(facts: EntryFacts, value: string): PhoneProblem | 'UNKNOWN' | undefined {
  const { rules, options, state, accepted } = facts;
  if (value === '' || value === accepted) return undefined;
  if (state.list === 'failed') return plainPhone(value) === null ? 'UNKNOWN' : undefined;
  const verdict = rules?.judgePhone(value, { ...options, country: state.country });
  return verdict && 'problem' in verdict ? verdict.problem : undefined;
}
