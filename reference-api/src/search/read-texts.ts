import type { Database } from '../database/index.ts';
import { absenceAt } from './absences.ts';
import { eachWithout, withEachAbsence } from './joined-absences.ts';
import { findPhrases, findSpreadPhrase, keyOf, LONGEST_PHRASE, type Phrase, type Stem, stemInKey, stemsOf } from './phrases/index.ts';

/** A part of a text that asks for one thing. */
export interface Unit {
  /** Its words. */
  readonly text: string;
  /** A `tsquery` as text. */
  readonly query: string;
  /** The saying that it is, or null for words that are searched as they stand. */
  readonly phrase: Phrase | null;
  readonly isKnown: boolean;
  /** Goods are called by it, or it is said for them. */
  readonly isNamed: boolean;
  /** Of what it leaves out: a `tsquery` of its words. Null where it asks for something. */
  readonly absent: string | null;
}

/** A normalized text, read. */
export interface Reading {
  readonly text: string;
  /** The words as they stand. */
  readonly literal: readonly Unit[];
  /** Sayings of the thesaurus in place of their words; what people say besides is left out. */
  readonly meant: readonly Unit[];
  /** The same without the last word, which may still be being typed; null where already this asks for what the shop does not sell. */
  readonly before: readonly Unit[] | null;
  /** It asks for what the shop does not sell. */
  readonly isNotSold: boolean;
  /** It names a medicine, an illness or whatever else calls for more than goods, and not only another thing. */
  readonly namesNotSold: boolean;
}

const LEAD_NOWHERE: ReadonlySet<Phrase['kind']> = new Set(['not-sold', 'other-thing', 'aside']);

/** Reads normalized texts. */
export async function readTexts(db: Database, texts: readonly string[]): Promise<Reading[]> {
  const typed = texts.map((text) => text.split(' ').filter((word) => word !== ''));
  const joined = typed.flatMap((words) => words.slice(1).map((word, at) => `${words[at]}${word}`));
  const stems = await stemsOf(db, [...typed.flat(), ...joined]);
  const keyed = (words: readonly string[]) => words.map((word) => stemInKey(stems, word));
  const asTyped = await findPhrases(db, [...typed, ...typed.map((words) => eachWithout(words))].map(keyed));
  const lists = await withEachAbsence(db, typed, (words, at) => longestFrom(words.slice(at), stems, asTyped)?.phrase.kind === 'group');
  const asked = lists.map((words) => withoutAsides(words, stems, asTyped));
  const begun = lists.map((words) => withoutAsides(words.slice(0, -1), stems, asTyped));
  const shortened = lists.flatMap((words, at) => [
    ...(asked[at] && asked[at].length < words.length ? [asked[at]] : []),
    ...(begun[at] && begun[at].length < words.length - 1 ? [begun[at]] : []),
  ]);
  const phrases = shortened.length === 0 ? asTyped : new Map([...asTyped, ...(await findPhrases(db, shortened.map(keyed)))]);
  const readings = texts.map(async (text, at) => {
    const words = lists[at] ?? [];
    const meant = partsOf(asked[at] ?? [], stems, phrases);
    const before = partsOf(begun[at] ?? [], stems, phrases);
    const isApart = says(meant, 'complaint') && (await namesNotSoldApart(db, keyed(words)));
    const namesNotSold = isApart || says(meant, 'not-sold');
    return {
      text,
      literal: partsOf(words, stems, NO_PHRASES),
      meant: meant.filter(asksForGoods),
      before: isApart || isNotSold(before) ? null : before.filter(asksForGoods),
      isNotSold: namesNotSold || isNotSold(meant),
      namesNotSold,
    };
  });
  return Promise.all(readings);
}

function says(units: readonly Unit[], kind: Phrase['kind']): boolean {
  return units.some(({ phrase }) => phrase?.kind === kind);
}

/** «Немеет рука, и боль в груди давящая»: who complains of more than goods are chosen for is heard first. */
async function namesNotSoldApart(db: Database, stems: readonly string[]): Promise<boolean> {
  const words = stems.map((stem) => ({ stem, isFree: true }));
  return (await findSpreadPhrase(db, words, ['not-sold'])) !== null;
}

/** Where somebody complains, other things only tell of it: «болит спина, сижу на стуле». */
function isNotSold(units: readonly Unit[]): boolean {
  return says(units, 'not-sold') || (says(units, 'other-thing') && !says(units, 'complaint'));
}

function asksForGoods({ phrase }: Unit): boolean {
  return phrase === null || !LEAD_NOWHERE.has(phrase.kind);
}

/** «Волосы очень сильно лезут» is «волосы лезут»: a saying may have words besides in its midst. */
function withoutAsides(words: readonly string[], stems: ReadonlyMap<string, Stem>, phrases: ReadonlyMap<string, Phrase>): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at, stems, phrases);
    const length = part?.length ?? 1;
    if (part?.unit.phrase?.kind !== 'aside') kept.push(...words.slice(at, at + length));
    at += length;
  }
  return kept;
}

const NO_PHRASES: ReadonlyMap<string, Phrase> = new Map();

/** From left to right the longest sayings and what shall be absent, and between them the words as they stand. */
function partsOf(words: readonly string[], stems: ReadonlyMap<string, Stem>, phrases: ReadonlyMap<string, Phrase>, start = 0): Unit[] {
  for (let from = start; from < words.length; from += 1) {
    const found = partAt(words, from, stems, phrases);
    if (found) return [...unitsOf(words.slice(start, from), stems), found.unit, ...partsOf(words, stems, phrases, from + found.length)];
  }
  return unitsOf(words.slice(start), stems);
}

/** A saying that stands here, or what is said to be absent: «сладости без сахара» is a saying, «витамины без микроэлементов» leaves one out. */
function partAt(words: readonly string[], at: number, stems: ReadonlyMap<string, Stem>, phrases: ReadonlyMap<string, Phrase>): Part | null {
  const sayingFrom = (from: number) => (stemInKey(stems, words[from] ?? '') === '' ? null : longestFrom(words.slice(from), stems, phrases));
  const saying = sayingFrom(at);
  const absence = absenceAt(words, at, (from) => sayingFrom(from)?.length ?? 1);
  const saysAbsence = absence?.from !== at && saying !== null && saying.length > 1;
  if (saying && (saysAbsence || saying.length >= (absence?.length ?? 0))) {
    const { phrase, length } = saying;
    return { unit: { text: textOf(words, at, length), query: phrase.query, phrase, isKnown: true, isNamed: true, absent: null }, length };
  }
  if (!absence) return null;
  const unit = absentUnit(absence.thing, stems, sayingFrom(absence.from)?.phrase);
  return unit && { unit, length: absence.length };
}

interface Part {
  readonly unit: Unit;
  /** Words of the text. */
  readonly length: number;
}

function textOf(words: readonly string[], at: number, length: number): string {
  return words.slice(at, at + length).join(' ');
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
    const here = stems.get(words[at] ?? '');
    const next = stems.get(words[at + 1] ?? '');
    const both = stems.get(`${words[at]}${words[at + 1]}`);
    if (here?.stem && next?.stem && both?.isKnown) {
      const query = `( ( ${queryOf(here)} & ${queryOf(next)} ) | ${queryOf(both)} )`;
      units.push({ text: textOf(words, at, 2), query, phrase: null, isKnown: true, isNamed: true, absent: null });
      at += 1;
    } else if (here?.stem)
      units.push({
        text: textOf(words, at, 1),
        query: queryOf(here),
        phrase: null,
        isKnown: here.isKnown,
        isNamed: here.isNamed,
        absent: null,
      });
  }
  return units;
}

/** Nothing that is made of it, contains it, or is meant by the saying that it is; a name may say that it is without. Null where it is nothing but stop words. */
function absentUnit(thing: readonly string[], stems: ReadonlyMap<string, Stem>, phrase?: Phrase): Unit | null {
  const lexemes = thing.flatMap((word) => stems.get(word)?.stem || []).map((stem) => `'${stem}'`);
  if (lexemes.length === 0) return null;
  const words = lexemes.map((lexeme) => `${lexeme}:BC`).join(' & ');
  const meant = phrase?.kind === 'group' || phrase?.kind === 'name' ? [phrase.query] : [];
  const all = [words, ...meant].join(' | ');
  const query = meant.length > 0 || lexemes.length > 1 ? `!( ${all} )` : `!${all}`;
  return { text: thing.join(' '), query, phrase: null, isKnown: true, isNamed: true, absent: lexemes.join(' & ') };
}

const FLEETING = /^(\p{Script=Cyrillic}{2,}[бвгджзклмнпрстфхцчшщ])[ое]([клнрц])$/u;
const FLED = /^(\p{Script=Cyrillic}{2,}[бвгджзклмнпрстфхцчшщ])([кнрц])$/u;

/** «Щёток» also as «щётка», «в порошке» also as «порошок». */
function queryOf({ stem }: Stem): string {
  const [, before, last] = FLEETING.exec(stem) ?? [];
  if (before !== undefined) return `( '${stem}' | '${before}${last}' )`;
  const [, bare, end] = FLED.exec(stem) ?? [];
  return bare === undefined ? `'${stem}'` : `( '${stem}' | '${bare}о${end}' | '${bare}е${end}' )`;
}
