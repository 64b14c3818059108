import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../../database/index.ts';
import { textArray } from '../../matching.ts';
import { areAlike, editDistance, normalize, swapLayout, transliterate } from '../../text/index.ts';

const SHORTEST = 4;
const LONGEST = 40;
/** In another layout or alphabet, a shorter word is near to some word by chance. */
const SHORTEST_OTHERWISE = 5;
/** Other forms of a shorter stem are other words: «протиен» is not «протик». */
const SHORTEST_STEM_OTHERWISE = 5;
/** A shorter prefix is near to too many words. */
const SHORTEST_PREFIX = 5;
/** The stem that remains is longest for the first. */
const DIMINUTIVE_SUFFIXES = [
  /к(?:а|и|у|е|ой|ою|ами)?$/u,
  /(?:чик|ик|ок|ек)(?:а|и|у|е|ом|ов|ами)?$/u,
  /(?:очк|ечк|ушк|юшк|шк)(?:а|и|у|е|о|ой|ами)$/u,
  /(?:ице|ицо|еньк\p{L}+|оньк\p{L}+)$/u,
];
const BASE_ENDINGS = ['', 'а', 'я', 'ы', 'и', 'о', 'е', 'ь', 'й', 'ка', 'ки', 'ок'];
const CANDIDATES = 40;
const PREFIX_CANDIDATES = 600;

/** The text with unknown words replaced: by the other layout or alphabet, else the nearest; null if unchanged. */
export async function correctSpelling(db: Database, raw: readonly string[]): Promise<string | null> {
  const words: string[] = [];
  for (const [at, typed] of raw.entries()) {
    const word = normalize(typed);
    const parts = word.split(' ');
    for (const [place, part] of parts.entries()) {
      // A keyboard layout includes punctuation, so it is swapped before normalisation, and only in a word that remains one word.
      const inOtherLayout = part === word ? normalize(swapLayout(typed) ?? '') : '';
      const isLast = at === raw.length - 1 && place === parts.length - 1;
      words.push(part === '' ? '' : await correctWord(db, part, inOtherLayout, isLast));
    }
  }
  const corrected = normalize(words.join(' '));
  return corrected === normalize(raw.join(' ')) ? null : corrected;
}

async function correctWord(db: Database, word: string, inOtherLayout: string, isLast: boolean): Promise<string> {
  if (!isCorrectable(word)) return word;
  const others = [inOtherLayout, transliterate(word) ?? ''].filter(isCorrectable);
  if (await isKnown(db, word, 1)) return word;
  const base = await withoutDiminutive(db, word);
  if (base !== null) return base;
  for (const other of others) if (await isKnown(db, other, SHORTEST_STEM_OTHERWISE)) return other;
  let nearest: Near | null = null;
  for (const spelling of [word, ...others.filter((other) => other.length >= SHORTEST_OTHERWISE)]) {
    // A word in another layout or alphabet that is also unfinished and misspelt would match by chance.
    const near = await nearestWord(db, spelling, isLast && spelling === word && spelling.length >= SHORTEST_PREFIX);
    if (near && (nearest === null || costOf(near) < costOf(nearest))) nearest = near;
  }
  return nearest?.word ?? (await splitWord(db, word)) ?? (isLast ? null : await completeWord(db, word)) ?? word;
}

export function isCorrectable(word: string): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= SHORTEST && word.length <= LONGEST;
}

/** By itself, or in another form when its stem has this length. */
async function isKnown(db: Database, word: string, shortestStem: number): Promise<boolean> {
  const [row] = await rowsOf<{ known: boolean }>(
    db,
    sql`select exists (select 1 from search_word where stem = (tsvector_to_array(to_tsvector('russian', ${word})))[1]
      and (word = ${word} or length(stem) >= ${shortestStem})) as known`,
  );
  return row?.known === true;
}

/** The base of a diminutive: «креатинчик», «таблеточки», «маслице»; null when it is unknown. */
async function withoutDiminutive(db: Database, word: string): Promise<string | null> {
  const bases = DIMINUTIVE_SUFFIXES.flatMap((ending) => (ending.test(word) ? [word.replace(ending, '')] : [])).filter(
    (base) => base.length >= SHORTEST,
  );
  const candidates = bases.flatMap((base) => BASE_ENDINGS.map((ending) => base + ending));
  const known = await knownAmong(db, candidates);
  return candidates.find((candidate) => known.has(candidate)) ?? null;
}

/** "gluco" as the most frequent word with this prefix, or null. The last word of a text is always treated as a prefix. */
async function completeWord(db: Database, word: string): Promise<string | null> {
  if (word.length < SHORTEST_PREFIX) return null;
  const [row] = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_word where word like ${`${word}%`} and weight > 0 order by weight desc, word limit 1`,
  );
  return row?.word ?? null;
}

/** "peanutbutter" as the two known words that it consists of, or null. */
async function splitWord(db: Database, word: string): Promise<string | null> {
  const pairs = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST + 1) },
    (_, at) => [word.slice(0, at + SHORTEST), word.slice(at + SHORTEST)] as const,
  );
  const known = await knownAmong(db, pairs.flat());
  return pairs.find((pair) => pair.every((part) => known.has(part)))?.join(' ') ?? null;
}

async function knownAmong(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await rowsOf<{ word: string }>(db, sql`select word from search_word where word = any(${textArray(words)})`);
  return new Set(rows.map((row) => row.word));
}

interface Near {
  readonly word: string;
  readonly distance: number;
  /** Only a prefix of the word is near. */
  readonly isPrefix: boolean;
  readonly weight: number;
}

/** Swapped letters leave few common trigrams, so words with the same two first letters and length are candidates too. */
async function nearestWord(db: Database, word: string, mayBePrefix: boolean): Promise<Near | null> {
  const rows = await rowsOf<{ word: string; weight: number }>(
    db,
    sql`(select word, weight from search_word where weight > 0 order by word <-> ${word} limit ${CANDIDATES})
        union (select word, weight from search_word
          where word like ${`${word.slice(0, 2)}%`} and length(word) between ${word.length - 1} and ${word.length + 1} order by weight desc, word limit ${CANDIDATES * 5})
        ${mayBePrefix ? sql`union (select word, weight from search_word where word like ${`${word.slice(0, 1)}%`} order by weight desc, word limit ${PREFIX_CANDIDATES})` : sql``}`,
  );
  const near = rows
    .filter((row) => row.weight > 0)
    .flatMap((row) => [
      { ...row, distance: editDistance(word, row.word), isPrefix: false },
      ...(mayBePrefix ? [{ ...row, distance: distanceToPrefix(word, row.word), isPrefix: true }] : []),
    ])
    .filter((row) => isNear(word, row))
    .sort(byNearness);
  return near[0] ?? null;
}

/** A short word, or one with more than one error, must have the same first letter. */
function isNear(typed: string, { word, distance }: Near): boolean {
  const sameStart = typed[0] === word[0] || areAlike(typed[0], word[0]);
  return distance <= Math.max(1, typed.length / 4) && (sameStart || (typed.length > SHORTEST && distance <= 1));
}

/** A submitted text seldom ends with an unfinished word. */
const UNFINISHED = 0.75;

function costOf({ distance, isPrefix }: Near): number {
  return isPrefix ? distance + UNFINISHED : distance;
}

function byNearness(one: Near, other: Near): number {
  return (
    costOf(one) - costOf(other) ||
    Number(one.isPrefix) - Number(other.isPrefix) ||
    other.weight - one.weight ||
    (one.word < other.word ? -1 : 1)
  );
}

/** The distance to a prefix of a word that has at least the same length; one letter more or less is one error. */
function distanceToPrefix(typed: string, word: string): number {
  if (word.length < typed.length) return Number.POSITIVE_INFINITY;
  return Math.min(...[-1, 0, 1].map((more) => editDistance(typed, word.slice(0, typed.length + more))));
}
