import type { Database } from '../database/index.ts';
import { findPhrases, keyOf, LONGEST_PHRASE, type Phrase, type Stem, stemInKey, stemsOf } from './phrases/index.ts';

/** A part of a text that asks for one thing. */
export interface Unit {
  /** A `tsquery` as text. */
  readonly query: string;
  /** The saying that it is, or null for words that are searched as they stand. */
  readonly phrase: Phrase | null;
  readonly isKnown: boolean;
}

/** A normalized text, read. */
export interface Reading {
  readonly text: string;
  /** The words as they stand. */
  readonly literal: readonly Unit[];
  /** Sayings of the thesaurus in place of their words; what people say besides is left out. */
  readonly meant: readonly Unit[];
  /** The same without the last word, which may still be being typed. */
  readonly before: readonly Unit[];
  /** It asks for what the shop does not sell. */
  readonly isNotSold: boolean;
}

/** Reads normalized texts. */
export async function readTexts(db: Database, texts: readonly string[]): Promise<Reading[]> {
  const lists = texts.map((text) => text.split(' ').filter((word) => word !== ''));
  const joined = lists.flatMap((words) => words.slice(1).map((word, at) => `${words[at]}${word}`));
  const stems = await stemsOf(db, [...lists.flat(), ...joined]);
  const phrases = await findPhrases(
    db,
    lists.map((words) => words.map((word) => stemInKey(stems, word))),
  );
  return texts.map((text, at) => {
    const words = lists[at] ?? [];
    const meant = withPhrases(words, stems, phrases);
    return {
      text,
      literal: unitsOf(words, stems),
      meant: meant.filter(asksForGoods),
      before: withPhrases(words.slice(0, -1), stems, phrases).filter(asksForGoods),
      isNotSold: !meant.every(isSold),
    };
  });
}

function isSold({ phrase }: Unit): boolean {
  return phrase?.kind !== 'not-sold';
}

function asksForGoods(unit: Unit): boolean {
  return isSold(unit) && unit.phrase?.kind !== 'aside';
}

/** From left to right the longest sayings, and between them the words as they stand. */
function withPhrases(words: readonly string[], stems: ReadonlyMap<string, Stem>, phrases: ReadonlyMap<string, Phrase>): Unit[] {
  for (let from = 0; from < words.length; from += 1) {
    if (stemInKey(stems, words[from] ?? '') === '') continue;
    const found = longestFrom(words.slice(from), stems, phrases);
    if (found) {
      const { phrase, length } = found;
      return [
        ...unitsOf(words.slice(0, from), stems),
        { query: phrase.query, phrase, isKnown: true },
        ...withPhrases(words.slice(from + length), stems, phrases),
      ];
    }
  }
  return unitsOf(words, stems);
}

function longestFrom(words: readonly string[], stems: ReadonlyMap<string, Stem>, phrases: ReadonlyMap<string, Phrase>) {
  let found: { phrase: Phrase; length: number } | null = null;
  const said: string[] = [];
  for (const [at, word] of words.entries()) {
    const stem = stemInKey(stems, word);
    if (stem === '') continue;
    said.push(stem);
    if (said.length > LONGEST_PHRASE) break;
    const phrase = phrases.get(keyOf(said));
    if (phrase) found = { phrase, length: at + 1 };
  }
  return found;
}

/**
 * A word stands for its stem; for its stem without a fleeting vowel («щёток» for «щётка»), which the Russian dictionary does not know; and
 * together with its neighbour for the one word that both make ("tooth paste"). None for stop words.
 */
function unitsOf(words: readonly string[], stems: ReadonlyMap<string, Stem>): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const absent = absentAt(words, at);
    const without = absent && stems.get(absent.word);
    if (without?.stem) {
      units.push({ query: absenceOf(without), phrase: null, isKnown: true });
      at += absent?.length ?? 0;
      continue;
    }
    const here = stems.get(words[at] ?? '');
    const next = stems.get(words[at + 1] ?? '');
    const both = stems.get(`${words[at]}${words[at + 1]}`);
    if (here?.stem && next?.stem && both?.isKnown) {
      units.push({ query: `( ( ${queryOf(here)} & ${queryOf(next)} ) | ${queryOf(both)} )`, phrase: null, isKnown: true });
      at += 1;
    } else if (here?.stem) units.push({ query: queryOf(here), phrase: null, isKnown: here.isKnown });
  }
  return units;
}

const WITHOUT = new Set(['без', 'without']);

/** «Без сахара», "without sugar" and "sugar free" at this place. */
function absentAt(words: readonly string[], at: number): { word: string; length: number } | null {
  const [here = '', next = ''] = words.slice(at, at + 2);
  if (WITHOUT.has(here) && next !== '') return { word: next, length: 1 };
  return next === 'free' ? { word: here, length: 1 } : null;
}

/** Nothing that is made of it or contains it; a name may say that it is without. */
function absenceOf({ stem }: Stem): string {
  return `!'${stem}':BC`;
}

const FLEETING = /^(\p{Script=Cyrillic}{2,}[бвгджзклмнпрстфхцчшщ])[ое]([клнрц])$/u;

function queryOf({ stem }: Stem): string {
  const found = FLEETING.exec(stem);
  return found ? `( '${stem}' | '${found[1]}${found[2]}' )` : `'${stem}'`;
}
