import type { Analysis } from './analyse.ts';
import { beforePurpose } from './subject.ts';
import { isExclusion, type Term } from './term.ts';
import { type Candidate, labelOf, NOTHING, namedBy, positive, queryOf } from './text-query.ts';
import { weighted } from './tsquery.ts';

/** By the phrases of a text, then by its words. */
export function exactQueries(analysis: Analysis): Candidate[] {
  const { terms, words, isNotSold } = analysis;
  const hasPhrase = terms.some(({ phrase, excluded }) => phrase !== null || excluded !== null);
  const byTerms = isNotSold ? [] : positive(terms);
  return [
    ...(hasPhrase ? byTerms.flatMap((query) => [...goodsForGroup(analysis, query.query), query]) : []),
    ...byWords(analysis),
    ...labelQueries(words),
    ...(terms.length < words.length ? byTerms : []),
  ];
}

/** Goods that are not sold are sold if a name has their words. «Омега мужчине» is not a complex with omega in the category for men. */
function byWords({ terms, words, isNotSold }: Analysis): Candidate[] {
  return positive(words).map((query) => {
    if (isNotSold) return { ...query, query: weighted(query.query, 'A') };
    return terms.some(({ phrase }) => phrase?.kind === 'name') ? namedBy(words) : query;
  });
}

/**
 * "Magnesium for athletes" is magnesium rather than other goods for athletes that contain some. Products that are both at once come first, then
 * the goods without the group.
 */
function goodsForGroup({ text, terms }: Analysis, all: string): Candidate[] {
  const words = terms.filter(({ phrase, excluded }) => phrase === null && excluded === null);
  const isSubject = words.length > 0 && beforePurpose(text) === words.map((word) => word.text).join(' ');
  if (!isSubject || !terms.some(({ phrase }) => phrase?.kind === 'group')) return [];
  const named = words.map((word) => ({ ...word, query: weighted(word.query, 'AB') }));
  const both = queryOf([...terms.filter((term) => !words.includes(term)), ...named]);
  return [
    { ...queryOf(terms), requires: [both.query] },
    { ...NOTHING, query: namedBy(words).query, requires: [all] },
  ];
}

/** A text of nothing but exclusions matches names that contain them. */
export function labelQueries(terms: readonly Term[]): Candidate[] {
  return isExclusion(terms) && terms.length > 0 ? [{ ...NOTHING, query: labelOf(terms) }] : [];
}
