import { anyOf, isSubject, leadsToGoods, type Term } from './term.ts';

const EXCLUDING = /(?:^| )(?:без|free|no|non|without)(?: |$)/;

/**
 * Query relaxation: the subsets of a text's terms that may be searched when all together have no products, the best first. Terms that lead to goods come
 * before traits («железо ребёнку» is iron) and before complaints («чай от простуды» is tea). None if most terms are words without goods, unless
 * there is a group or a complaint. Exclusions are kept as long as possible.
 */
export function termSubsets(all: readonly Term[]): Term[][] {
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
