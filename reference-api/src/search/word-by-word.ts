import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { textArray } from './array-parameter.ts';
import { areAlike, editDistance, normalize, swapLayout, transliterate } from './text/index.ts';

const SHORTEST = 4;
const LONGEST = 40;
/** Read in another layout or alphabet, a shorter word is near to something by chance. */
const SHORTEST_ELSEWHERE = 5;
/** The other forms of a shorter stem are other words: «протиен» is no «протик». */
const SHORTEST_STEM_ELSEWHERE = 5;
/** A shorter beginning is near to too many. */
const SHORTEST_BEGINNING = 5;
/** Of what is said fondly, the longest first: what remains has most in common with what it is called. */
const FOND_ENDINGS = [
  /к(?:а|и|у|е|ой|ою|ами)?$/u,
  /(?:чик|ик|ок|ек)(?:а|и|у|е|ом|ов|ами)?$/u,
  /(?:очк|ечк|ушк|юшк|шк)(?:а|и|у|е|о|ой|ами)$/u,
  /(?:ице|ицо|еньк\p{L}+|оньк\p{L}+)$/u,
];
const PLAIN_ENDINGS = ['', 'а', 'я', 'ы', 'и', 'о', 'е', 'ь', 'й', 'ка', 'ки', 'ок'];
const CANDIDATES = 40;
const BEGINNINGS = 600;

/**
 * A typed text with every word that nothing is called by replaced: by itself in the other keyboard layout or alphabet if that is a known
 * word, else by the nearest known word, the last one also by a word that begins nearly so. Null when nothing changes.
 */
export async function readWordByWord(db: Database, text: string): Promise<string | null> {
  const words: string[] = [];
  const all = text.split(' ');
  for (const [at, typed] of all.entries()) {
    const word = normalize(typed);
    const parts = word.split(' ');
    for (const [place, part] of parts.entries()) {
      // Layout is a matter of keys, so it is read before punctuation goes; what falls into several words has none.
      const inOtherLayout = part === word ? normalize(swapLayout(typed) ?? '') : '';
      const isLast = at === all.length - 1 && place === parts.length - 1;
      words.push(part === '' ? '' : await understand(db, part, inOtherLayout, isLast));
    }
  }
  const corrected = normalize(words.join(' '));
  return corrected === normalize(text) ? null : corrected;
}

async function understand(db: Database, word: string, inOtherLayout: string, isLast: boolean): Promise<string> {
  if (!isCorrectable(word)) return word;
  const others = [inOtherLayout, transliterate(word) ?? ''].filter(isCorrectable);
  if (await isKnown(db, word, 1)) return word;
  const plain = await saidPlainly(db, word);
  if (plain !== null) return plain;
  for (const reading of others) if (await isKnown(db, reading, SHORTEST_STEM_ELSEWHERE)) return reading;
  let nearest: Near | null = null;
  for (const reading of [word, ...others.filter((other) => other.length >= SHORTEST_ELSEWHERE)]) {
    // In another layout or alphabet, unfinished and with a slip: three in one word are chance.
    const near = await nearestWord(db, reading, isLast && reading === word && reading.length >= SHORTEST_BEGINNING);
    if (near && (nearest === null || slipsOf(near) < slipsOf(nearest))) nearest = near;
  }
  return nearest?.word ?? (await splitWord(db, word)) ?? (isLast ? null : await shortFor(db, word)) ?? word;
}

function isCorrectable(word: string): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= SHORTEST && word.length <= LONGEST;
}

/** By itself, or in another of its forms when its stem is as long as that. */
async function isKnown(db: Database, word: string, shortestStem: number): Promise<boolean> {
  const [row] = await rowsOf<{ known: boolean }>(
    db,
    sql`select exists (select 1 from search_word where stem = (tsvector_to_array(to_tsvector('russian', ${word})))[1]
      and (word = ${word} or length(stem) >= ${shortestStem})) as known`,
  );
  return row?.known === true;
}

/** «Креатинчик», «таблеточки», «маслице» as they are called when nobody is fond of them; null where nothing is. */
async function saidPlainly(db: Database, word: string): Promise<string | null> {
  const bases = FOND_ENDINGS.flatMap((ending) => (ending.test(word) ? [word.replace(ending, '')] : [])).filter(
    (base) => base.length >= SHORTEST,
  );
  const plain = bases.flatMap((base) => PLAIN_ENDINGS.map((ending) => base + ending));
  const known = await knownAmong(db, plain);
  return plain.find((candidate) => known.has(candidate)) ?? null;
}

/** "gluco" as the commonest word that begins so; null where none does. What is typed last is read so in any case. */
async function shortFor(db: Database, word: string): Promise<string | null> {
  if (word.length < SHORTEST_BEGINNING) return null;
  const [row] = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_word where word like ${`${word}%`} and weight > 0 order by weight desc, word limit 1`,
  );
  return row?.word ?? null;
}

/** "peanutbutter" as the two known words that it is made of; null when there are no such two. */
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
  /** Only its beginning is near. */
  readonly isBeginning: boolean;
  readonly weight: number;
}

/** Swapped letters leave few trigrams in common, so words with the same beginning and length are looked at too. */
async function nearestWord(db: Database, word: string, mayBegin: boolean): Promise<Near | null> {
  const rows = await rowsOf<{ word: string; weight: number }>(
    db,
    sql`(select word, weight from search_word where weight > 0 order by word <-> ${word} limit ${CANDIDATES})
        union (select word, weight from search_word
          where word like ${`${word.slice(0, 2)}%`} and length(word) between ${word.length - 1} and ${word.length + 1} order by weight desc, word limit ${CANDIDATES * 5})
        ${mayBegin ? sql`union (select word, weight from search_word where word like ${`${word.slice(0, 1)}%`} order by weight desc, word limit ${BEGINNINGS})` : sql``}`,
  );
  const near = rows
    .filter((row) => row.weight > 0)
    .flatMap((row) => [
      { ...row, distance: editDistance(word, row.word), isBeginning: false },
      ...(mayBegin ? [{ ...row, distance: distanceToBeginning(word, row.word), isBeginning: true }] : []),
    ])
    .filter((row) => isNear(word, row))
    .sort(byNearness);
  return near[0] ?? null;
}

/** A short word, or one with more than one slip, must begin the same, or it is near to something by chance. */
function isNear(typed: string, { word, distance }: Near): boolean {
  const beginsSo = typed[0] === word[0] || areAlike(typed[0], word[0]);
  return distance <= Math.max(1, typed.length / 4) && (beginsSo || (typed.length > SHORTEST && distance <= 1));
}

/** Whoever has sent a text has seldom left its last word unfinished. */
const UNFINISHED = 0.75;

function slipsOf({ distance, isBeginning }: Near): number {
  return isBeginning ? distance + UNFINISHED : distance;
}

function byNearness(one: Near, other: Near): number {
  return (
    slipsOf(one) - slipsOf(other) ||
    Number(one.isBeginning) - Number(other.isBeginning) ||
    other.weight - one.weight ||
    (one.word < other.word ? -1 : 1)
  );
}

/** To the beginning of a word that is as long at least, where a letter too many or too few is one slip. */
function distanceToBeginning(typed: string, word: string): number {
  if (word.length < typed.length) return Number.POSITIVE_INFINITY;
  return Math.min(...[-1, 0, 1].map((more) => editDistance(typed, word.slice(0, typed.length + more))));
}
