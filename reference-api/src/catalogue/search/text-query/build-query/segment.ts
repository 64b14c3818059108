import {
  type Dictionary,
  keyOf,
  type Lexeme,
  LONGEST_PHRASE,
  NEGATIONS,
  type Phrase,
  SIGNIFICANT_STOP_WORDS,
  spreadPlaces,
  stemInKey,
} from '../look-up/index.ts';
import { exclusionAt } from './exclusion.ts';
import { excludedTerm, phraseTerm, type Term, wordTerms } from './term.ts';

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

/** The phrase in any order in a text: not-sold ones first, then the longest complaint, or a group of free words. */
export function findSpreadPhrase(
  words: readonly string[],
  { lexemes, phrases }: Dictionary,
  kinds: readonly Phrase['kind'][],
  isFree: (word: string) => boolean,
): Phrase | null {
  const places = words.map((word) => ({ word, stem: stemInKey(lexemes, word) })).filter(({ stem }) => stem !== '');
  const chosen = spreadPlaces(places.length)
    .filter((some) => keepsNegations(some, places))
    .map((some) => some.flatMap((place) => places[place] ?? []));
  const found = chosen.flatMap((some) => {
    const key = keyOf(some.map(({ stem }) => stem));
    const phrase = key.includes(' ') ? phrases.get(key) : undefined;
    return phrase && kinds.includes(phrase.kind) ? [{ phrase, isFree: some.every(({ word }) => isFree(word)) }] : [];
  });
  const notSold = found.find(({ phrase }) => phrase.kind === 'not-sold' && !phrase.isName && countWords(phrase) > 1);
  const other = found.find(({ phrase, isFree: free }) => phrase.kind === 'complaint' || (phrase.kind === 'group' && free));
  return (notSold ?? other)?.phrase ?? null;
}

function countWords({ key }: Phrase): number {
  return key.split(' ').filter((word) => !SIGNIFICANT_STOP_WORDS.has(word)).length;
}

/** A negation belongs to the next word: «я не ем мясо, хорошо сплю» does not contain «не сплю». */
function keepsNegations(places: readonly number[], words: readonly { stem: string }[]): boolean {
  const negates = (place: number) => NEGATIONS.has(words[place]?.stem ?? '');
  return places.every((place) => (!negates(place) || places.includes(place + 1)) && (!negates(place - 1) || places.includes(place - 1)));
}
