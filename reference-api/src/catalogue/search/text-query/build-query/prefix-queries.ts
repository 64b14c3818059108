import type { Analysis } from './analyse.ts';
import { labelQueries } from './exact-queries.ts';
import { isExclusion } from './term.ts';
import { type Candidate, labelOf, queryOf } from './text-query.ts';
import { allOf } from './tsquery.ts';

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
