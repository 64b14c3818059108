import type { CorrectedTokens, Dictionary, LookedUp } from '../look-up/index.ts';
import { type Analysis, analyse } from './analyse.ts';
import { exactQueries, isLastKnown, labelPrefixQueries, prefixQueries } from './literal-queries.ts';
import { relaxedQueries } from './relaxed-queries.ts';
import { type Candidate, NOTHING, positive } from './text-query.ts';

/** A shorter prefix in another layout or alphabet matches by chance. */
const SHORTEST_OTHER_PREFIX = 3;
const DOSE = /^\d+\p{L}{1,3}$/u;

export type Mode = 'complete' | 'prefix';

/** The queries of a text, most literal first, then those without its comparison. `prefix`: for suggestions. */
export function buildQueries({ texts, dictionary }: LookedUp, mode: Mode): Candidate[][] {
  const [whole, ...others] = texts;
  if (!whole) return [];
  return [whole, ...(comparesWithUnsold(whole, dictionary) ? others : [])].map((text) => [...queriesFor(text, dictionary, mode)]);
}

/** «Надулся как барабан» names no drum, while «для похудения как оземпик» names a medicine. */
function comparesWithUnsold({ typed, compared }: CorrectedTokens, dictionary: Dictionary): boolean {
  const isSold = compared.some((words) => analyse(words, dictionary).terms.some(({ isGoods, excluded }) => isGoods && excluded === null));
  return !isSold && !analyse(typed, dictionary).namesNotSold;
}

function* queriesFor(tokens: CorrectedTokens, dictionary: Dictionary, mode: Mode): Generator<Candidate> {
  const typed = analyse(tokens.typed, dictionary);
  const others = tokens.others.map((words) => analyse(words, dictionary));
  if (mode === 'prefix') yield* suggestionQueries(typed, others, tokens.completed && analyse(tokens.completed, dictionary));
  yield* exactQueries(typed);
  if (typed.isNotSold) return yield NOTHING;
  yield* prefixQueries(typed, 1);
  if (hasUnknownWord(typed)) for (const other of others) yield* otherSpelling(other, !isLastKnown(typed));
  if (typed.words.every(({ isKnown }) => !isKnown)) for (const query of positive(typed.words)) yield { ...query, isProse: true };
  yield* relaxedQueries(typed, tokens.corrected && analyse(tokens.corrected, dictionary), dictionary);
}

/** First as a prefix, unless the text is one phrase. */
function* suggestionQueries(typed: Analysis, others: readonly Analysis[], completed: Analysis | null): Generator<Candidate> {
  if (typed.terms.length === 1 && typed.terms[0]?.phrase) yield* exactQueries(typed);
  yield* prefixQueries(typed, 1);
  yield* labelPrefixQueries(typed);
  if (typed.termsBeforeLast === null && completed && !completed.isNotSold) yield* exactQueries(completed);
  if (typed.isNotSold || isLastKnown(typed) || !hasUnknownWord(typed)) return;
  for (const other of others) yield* prefixQueries(other, SHORTEST_OTHER_PREFIX).map((query) => ({ ...query, corrected: other.text }));
}

/** The last word is a prefix only if it is unknown as typed: "belotraw tea" does not become «теанин». */
function* otherSpelling(other: Analysis, mayBePrefix: boolean): Generator<Candidate> {
  const prefixes = mayBePrefix && !other.isNotSold ? prefixQueries(other, SHORTEST_OTHER_PREFIX) : [];
  for (const query of [...exactQueries(other), ...prefixes]) yield { ...query, corrected: other.text };
}

/** Phrases are known, and a dose next to one is the same in every alphabet: "mag 400mg" is not «маг 400». */
function hasUnknownWord({ words, terms }: Analysis): boolean {
  if (terms.every(({ phrase }) => phrase === null)) return words.some(({ isKnown }) => !isKnown);
  return terms.some(({ isKnown, text }) => !isKnown && /\p{L}/u.test(text) && !DOSE.test(text));
}
