import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { textArray } from './array-parameter.ts';
import { editDistance, normalize, swapLayout, transliterate } from './text/index.ts';

const SHORTEST = 4;
const LONGEST = 40;
const CANDIDATES = 40;

/**
 * A typed text with every word that nothing is called by replaced: by itself in the other keyboard layout or alphabet if that is a known
 * word, else by the nearest known word. Null when nothing changes.
 */
export async function readWordByWord(db: Database, text: string): Promise<string | null> {
  const words: string[] = [];
  for (const typed of text.split(' ')) {
    const word = normalize(typed);
    for (const part of word.split(' ')) {
      // Layout is a matter of keys, so it is read before punctuation goes; what falls into several words has none.
      words.push(part === '' ? '' : await understand(db, part, part === word ? normalize(swapLayout(typed) ?? '') : ''));
    }
  }
  const corrected = normalize(words.join(' '));
  return corrected === normalize(text) ? null : corrected;
}

async function understand(db: Database, word: string, inOtherLayout: string): Promise<string> {
  if (!isCorrectable(word)) return word;
  const readings = [word, inOtherLayout, transliterate(word) ?? ''].filter(isCorrectable);
  for (const reading of readings) if (await isKnown(db, reading)) return reading;
  let nearest: Near | null = null;
  for (const reading of readings) {
    const near = await nearestWord(db, reading);
    if (near && (nearest === null || near.distance < nearest.distance)) nearest = near;
  }
  return nearest?.word ?? (await splitWord(db, word)) ?? word;
}

function isCorrectable(word: string): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= SHORTEST && word.length <= LONGEST;
}

async function isKnown(db: Database, word: string): Promise<boolean> {
  const [row] = await rowsOf<{ known: boolean }>(
    db,
    sql`select exists (select 1 from search_word where stem = (tsvector_to_array(to_tsvector('russian', ${word})))[1]) as known`,
  );
  return row?.known === true;
}

/** "peanutbutter" as the two known words that it is made of; null when there are no such two. */
async function splitWord(db: Database, word: string): Promise<string | null> {
  const pairs = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST + 1) },
    (_, at) => [word.slice(0, at + SHORTEST), word.slice(at + SHORTEST)] as const,
  );
  const rows = await rowsOf<{ word: string }>(db, sql`select word from search_word where word = any(${textArray(pairs.flat())})`);
  const known = new Set(rows.map((row) => row.word));
  return pairs.find((pair) => pair.every((part) => known.has(part)))?.join(' ') ?? null;
}

interface Near {
  readonly word: string;
  readonly distance: number;
  readonly weight: number;
}

/** Swapped letters leave few trigrams in common, so words with the same beginning and length are looked at too. */
async function nearestWord(db: Database, word: string): Promise<Near | null> {
  const rows = await rowsOf<{ word: string; weight: number }>(
    db,
    sql`(select word, weight from search_word order by word <-> ${word} limit ${CANDIDATES})
        union (select word, weight from search_word
          where word like ${`${word.slice(0, 2)}%`} and length(word) between ${word.length - 1} and ${word.length + 1} order by weight desc, word limit ${CANDIDATES * 5})`,
  );
  const allowed = Math.max(1, Math.floor(word.length / 4));
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter((row) => row.distance <= allowed)
    .sort((one, other) => one.distance - other.distance || other.weight - one.weight || (one.word < other.word ? -1 : 1));
  return near[0] ?? null;
}
