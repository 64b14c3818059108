import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { editDistance } from './text/index.ts';

const SHORTEST = 4;
const CANDIDATES = 40;

/** The normalized text with every unknown word replaced by the nearest one the catalogue uses; null when there is nothing to replace. */
export async function correctTypos(db: Database, text: string): Promise<string | null> {
  const corrected: string[] = [];
  let isChanged = false;
  for (const word of text.split(' ')) {
    const better = /^\p{L}+$/u.test(word) && word.length >= SHORTEST ? await nearestWord(db, word) : null;
    isChanged ||= better !== null;
    corrected.push(better ?? word);
  }
  return isChanged ? corrected.join(' ') : null;
}

/** Swapped letters leave few trigrams in common, so words with the same beginning and length are looked at too. */
async function nearestWord(db: Database, word: string): Promise<string | null> {
  const rows = await rowsOf<{ word: string; weight: number; known: boolean }>(
    db,
    sql`select word, weight, to_tsvector('russian', word) @@ plainto_tsquery('russian', ${word}) as known
        from search_word where word % ${word} or (word like ${`${word.slice(0, 2)}%`} and length(word) between ${word.length - 1} and ${word.length + 1})
        order by similarity(word, ${word}) desc, weight desc, word limit ${CANDIDATES}`,
  );
  if (rows.some((row) => row.known)) return null;
  const allowed = Math.max(1, Math.floor(word.length / 4));
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter((row) => row.distance <= allowed)
    .sort((one, other) => one.distance - other.distance || other.weight - one.weight || one.word.localeCompare(other.word));
  return near[0]?.word ?? null;
}
