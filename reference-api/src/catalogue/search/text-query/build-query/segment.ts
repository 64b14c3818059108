import { type Dictionary, keyOf, type Lexeme, LONGEST_PHRASE, type Phrase, stemInKey } from '../look-up/index.ts';
import { exclusionAt } from './exclusion.ts';
import { phraseTerm, type Term } from './term.ts';
import { excludedTerm, wordTerms } from './word-terms.ts';

type Words = readonly string[];

export function hasRole({ lexemes }: Dictionary) {
  return (word: string | undefined, role: Lexeme['roles'][number]) => lexemes.get(word ?? '')?.roles.includes(role) === true;
}

/** «Волосы очень сильно лезут» is «волосы лезут»: a phrase may have asides in its middle. */
export function withoutAsides(words: Words, dictionary: Dictionary): string[] {
  const stored: string[] = [];
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at, dictionary);
    const length = part?.length ?? 1;
    if (part?.term.phrase?.kind !== 'aside') stored.push(...words.slice(at, at + length));
    at += length;
  }
  return stored;
}

/** From left to right the longest phrases and exclusions, and between them the words. */
export function segment(words: Words, dictionary: Dictionary, start = 0): Term[] {
  for (let from = start; from < words.length; from += 1) {
    const found = partAt(words, from, dictionary);
    if (found) return [...wordTerms(words.slice(start, from), dictionary), found.term, ...segment(words, dictionary, from + found.length)];
  }
  return wordTerms(words.slice(start), dictionary);
}

interface Part {
  readonly term: Term;
  /** Words of the text. */
  readonly length: number;
}

/** «Сладости без сахара» is a phrase, «витамины без микроэлементов» has an exclusion. */
function partAt(words: Words, at: number, dictionary: Dictionary): Part | null {
  const phraseFrom = (from: number) =>
    stemInKey(dictionary.lexemes, words[from] ?? '') === '' ? null : longestPhrase(words.slice(from), dictionary);
  const found = phraseFrom(at);
  const exclusion = exclusionAt(words, at, (from) => phraseFrom(from)?.length ?? 1, hasRole(dictionary));
  const hasExclusion = exclusion?.from !== at && found !== null && found.length > 1;
  if (found && (hasExclusion || found.length >= (exclusion?.length ?? 0)))
    return { term: phraseTerm(words.slice(at, at + found.length).join(' '), found.phrase), length: found.length };
  if (!exclusion) return null;
  const term = excludedTerm(exclusion.words, dictionary, phraseFrom(exclusion.from)?.phrase);
  return term && { term, length: exclusion.length };
}

export function longestPhrase(words: Words, { lexemes, phrases }: Dictionary): { phrase: Phrase; length: number } | null {
  let found: { phrase: Phrase; length: number } | null = null;
  const stems: string[] = [];
  for (const [at, word] of words.entries()) {
    const stem = stemInKey(lexemes, word);
    if (stem === '') continue;
    stems.push(stem);
    if (stems.length > LONGEST_PHRASE) break;
    const phrase = phrases.get(keyOf(stems));
    if (phrase) found = { phrase, length: at + 1 };
  }
  return found;
}
