import type { Dictionary } from '../look-up/index.ts';
import { type Analysis, analyse } from './analyse.ts';
import { exactQueries } from './literal-queries.ts';
import { findSpreadPhrase } from './segment.ts';
import { beforeCircumstance, beforePurpose } from './subject.ts';
import { anyOf, isSubject, leadsToGoods, phraseTerm, type Term } from './term.ts';
import { type Candidate, NOTHING, positive, queryOf } from './text-query.ts';
import { namesUnsoldGoods } from './unsold-goods.ts';

/** When no exact query has products: with corrected spelling, by a phrase whose words are apart, by subsets of the terms. */
export function* relaxedQueries(typed: Analysis, corrected: Analysis | null, dictionary: Dictionary): Generator<Candidate> {
  const repaired = corrected ?? typed;
  const isCorrected = { corrected: corrected?.text ?? null };
  if (corrected) for (const query of exactQueries(corrected)) yield { ...query, ...isCorrected };
  if (repaired.isNotSold) return yield NOTHING;
  yield* spreadQueries(typed, dictionary);
  if (namesUnsoldGoods(repaired, dictionary)) return yield NOTHING;
  yield* withoutCircumstance(typed, dictionary);
  yield* subsetQueries(typed, corrected, dictionary);
  yield { ...NOTHING, ...isCorrected };
}

/** A complaint or a group whose words are apart: «ноги к вечеру просто гудят». */
function* spreadQueries({ text, terms }: Analysis, dictionary: Dictionary): Generator<Candidate> {
  if (terms.some(isSubject)) return;
  const taken = new Set(terms.flatMap((term) => (term.phrase ? term.text.split(' ') : [])));
  const phrase = findSpreadPhrase(text.split(' '), dictionary, ['complaint', 'group', 'not-sold'], (word) => !taken.has(word));
  if (phrase) yield phrase.kind === 'not-sold' ? NOTHING : queryOf([phraseTerm(text, phrase)]);
}

/** «Изжога от кофе» is a complaint, and coffee is only its cause. */
function withoutCircumstance({ text }: Analysis, dictionary: Dictionary): Candidate[] {
  const before = beforeCircumstance(text);
  const complaint = before === null ? null : analyse(before.split(' '), dictionary);
  return complaint?.terms.some(({ phrase }) => phrase?.kind === 'complaint') ? exactQueries(complaint) : [];
}

/** A thermos for tea is a thermos, while «маме для кожи» has no goods before the purpose. */
function withoutPurpose({ text, terms }: Analysis, dictionary: Dictionary): Candidate[] {
  const before = beforePurpose(text);
  if (before === null || terms.some(isSubject)) return [];
  const subject = analyse(before.split(' '), dictionary);
  return subject.terms.some((term) => term.phrase === null || leadsToGoods(term)) ? exactQueries(subject) : [];
}

/** A group or a complaint as typed needs no correction. A single corrected term counts less than the terms as typed. */
function* subsetQueries(typed: Analysis, corrected: Analysis | null, dictionary: Dictionary): Generator<Candidate> {
  const repaired = corrected ?? typed;
  const isCorrected = { corrected: corrected?.text ?? null };
  const subjects = typed.terms.filter(isSubject).length > 0 ? typed.terms : null;
  for (const subset of subjects ? [subjects] : termSubsets(repaired.terms)) {
    const isOneOfMore = subset.length === 1 && repaired.terms.length > 1;
    const requires = subjects ? [] : [queryOf(subset).query];
    if (isOneOfMore && hasWord(repaired) && !subset.some(({ text }) => beforePurpose(text) !== null))
      for (const query of withoutPurpose(repaired, dictionary))
        yield { ...query, ...isCorrected, requires: [...requires, ...(query.requires ?? [])] };
    const isAlone = isOneOfMore && subset.every((term) => repaired.terms.includes(term));
    if (subjects || (isAlone && corrected)) yield* asTyped(typed, requires, dictionary);
    yield* positive(subset).map((query) => complaintOf(query, repaired.terms, isCorrected));
  }
}

function* asTyped(typed: Analysis, requires: readonly string[], dictionary: Dictionary): Generator<Candidate> {
  const isUnsold = namesUnsoldGoods(typed, dictionary);
  for (const subset of termSubsets(typed.terms))
    for (const query of positive(subset))
      yield isUnsold ? { ...NOTHING, requires: [...requires, query.query] } : { ...complaintOf(query, typed.terms), requires };
}

function hasWord({ terms }: Analysis): boolean {
  return terms.some(({ phrase }) => phrase === null);
}

function complaintOf(query: Candidate, terms: readonly Term[], more: Partial<Candidate> = {}): Candidate {
  return { ...query, ...more, isComplaint: terms.some(({ phrase }) => phrase?.kind === 'complaint') };
}

const EXCLUDING = /(?:^| )(?:без|free|no|non|without)(?: |$)/;

/**
 * Query relaxation: the subsets of a text's terms that may be searched when all together have no products, the best first. Terms that lead to goods come
 * before traits («железо ребёнку» is iron) and before complaints («чай от простуды» is tea). None if most terms are words without goods, unless
 * there is a group or a complaint. Exclusions are kept as long as possible.
 */
function termSubsets(all: readonly Term[]): Term[][] {
  const excluded = all.filter(excludes);
  const subsets = positiveSubsets(all.filter((term) => !excluded.includes(term)));
  if (excluded.length === 0) return subsets;
  return subsets.flatMap((subset) => {
    const goods = subset.filter((term) => !term.phrase || leadsToGoods(term));
    const requested = [subset, goods, goods.filter(({ phrase }) => phrase)].filter((terms) => terms.length > 0);
    return [...requested.map((terms) => [...terms, ...excluded]), subset];
  });
}

function excludes(term: Term): boolean {
  return term.excluded !== null || (term.phrase !== null && EXCLUDING.test(term.text) && !leadsToGoods(term));
}

function positiveSubsets(terms: readonly Term[]): Term[][] {
  const words = terms.filter(({ phrase, isGoods }) => phrase === null && isGoods);
  const phrases = terms.filter(({ phrase }) => phrase !== null);
  const all = [...words, ...phrases];
  if (all.length === 0 || (all.length * 2 < terms.length && !phrases.some(isSubject))) return [];
  const goods = all.filter((term) => !term.phrase || leadsToGoods(term));
  const hasName = goods.some(({ phrase }) => phrase?.kind === 'name');
  const requested = hasName ? goods.filter(({ phrase }) => phrase?.kind !== 'group') : goods;
  const selected = requested.length > 0 ? requested : all;
  const named = words.length > 0 ? selected.filter(({ phrase }) => phrase?.kind !== 'complaint') : selected;
  return [all, ...withoutOneWord(words, phrases), ...withoutOnePhrase(words, phrases), named, [anyOf(named)]];
}

/** Without one word, which may be a flavour or a pack. Adjectives come first in Russian, last in English. */
function withoutOneWord(words: readonly Term[], phrases: readonly Term[]): Term[][] {
  if (words.length < 2 || phrases.length === 0) return [];
  const leastFirst = words.some(({ query }) => /\p{Script=Cyrillic}/u.test(query)) ? words.toReversed() : words;
  return leastFirst.map((left) => [...words.filter((word) => word !== left), ...phrases]);
}

/** «Витамины парню 16 лет»: of traits the last is more specific than those before it. */
function withoutOnePhrase(words: readonly Term[], phrases: readonly Term[]): Term[][] {
  if (phrases.length < 2) return [];
  const traits = phrases.filter((phrase) => !leadsToGoods(phrase));
  return traits.map((left) => [...words, ...phrases.filter((phrase) => phrase !== left)]);
}
