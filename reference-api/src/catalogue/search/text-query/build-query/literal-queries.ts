import type { Analysis } from './analyse.ts';
import { beforePurpose } from './subject.ts';
import { allOf, isExclusion, type Term, weighted } from './term.ts';
import { type Candidate, labelOf, NOTHING, namedBy, positive, queryOf } from './text-query.ts';

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

/** "Magnesium for athletes" is magnesium first, then other goods for athletes: both at once, then the rest. */
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
function labelQueries(terms: readonly Term[]): Candidate[] {
  return isExclusion(terms) && terms.length > 0 ? [{ ...NOTHING, query: labelOf(terms) }] : [];
}

/** Characters such as «㍿» grow fourfold by normalisation, and PostgreSQL limits a word to 2046 bytes. */
const LONGEST_WORD = 200;

/** The last word as a prefix; a single letter only after other words, and not in an exclusion. */
export function prefixQueries({ text, words, termsBeforeLast }: Analysis, shortest: number): Candidate[] {
  if (termsBeforeLast === null || typeof words.at(-1)?.excluded === 'string') return [];
  const last = lastWord(text);
  const isLong = last.length >= shortest && (last.length > 1 || (termsBeforeLast.length > 0 && /\p{L}/u.test(last)));
  if (!isLong || last.length > LONGEST_WORD) return [];
  const before = queryOf(termsBeforeLast);
  const requested = isExclusion(termsBeforeLast) ? labelOf(termsBeforeLast) : before.query;
  return [{ ...before, query: allOf([requested, `'${last}':*`]) }];
}

/** An exclusion whose last word is a prefix: «без бисф» may become «без бисфенола». */
export function labelPrefixQueries({ text, words }: Analysis): Candidate[] {
  const [last, word] = [words.at(-1), lastWord(text)];
  if (!last?.excluded || word.length < 2 || word.length > LONGEST_WORD || !word.startsWith(last.excluded.slice(1, -1))) return [];
  return labelQueries([...words.slice(0, -1), { ...last, query: `!'${word}':*BC`, excluded: `'${word}':*` }]);
}

/** Also for a stop word, which is no term. */
export function isLastKnown({ text, words }: Analysis): boolean {
  const last = words.at(-1);
  return last === undefined || last.isKnown || !last.text.endsWith(lastWord(text));
}

function lastWord(text: string): string {
  return text.split(' ').at(-1) ?? '';
}
