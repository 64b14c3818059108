import type { Phrase } from '../look-up/index.ts';

/** A part of a text: a word, a phrase or an exclusion. */
export interface Term {
  /** Its words. */
  readonly text: string;
  /** A `tsquery` as text. */
  readonly query: string;
  /** Null for a word. */
  readonly phrase: Phrase | null;
  readonly isKnown: boolean;
  readonly isNamed: boolean;
  /** Goods have it in their names or uses. A number is in many names and names none. */
  readonly isGoods: boolean;
  /** Main ingredients of these goods. */
  readonly ingredients: number;
  /** A `tsquery` of the excluded words; null where nothing is excluded. */
  readonly excluded: string | null;
}

/** A phrase for a group or a complaint decides what is wanted; other words only qualify it. */
export function isSubject({ phrase }: Term): boolean {
  return phrase?.kind === 'group' || phrase?.kind === 'complaint';
}

/** Leads to a category or an ingredient rather than to a trait or to words of names. */
export function leadsToGoods({ query }: Term): boolean {
  return /':(?:category|ingredient):/.test(query);
}

/** Only exclusions. */
export function isExclusion(terms: readonly Term[]): boolean {
  return terms.every(({ excluded }) => excluded !== null);
}

export function phraseTerm(text: string, phrase: Phrase): Term {
  return { text, query: phrase.query, phrase, isKnown: true, isNamed: true, isGoods: phrase.query !== '', ingredients: 0, excluded: null };
}

export function anyOf(terms: readonly Term[]): Term {
  return {
    text: terms.map(({ text }) => text).join(' '),
    query: `( ${terms.map(({ query }) => query).join(' | ')} )`,
    phrase: terms.find(({ phrase }) => phrase)?.phrase ?? null,
    isKnown: true,
    isNamed: true,
    isGoods: true,
    ingredients: 0,
    excluded: null,
  };
}
