import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import type { SeedMeaning } from '../../seed/index.ts';
import { textArray } from '../array-parameter.ts';
import { keyOf, LONGEST_PHRASE } from './key.ts';

/** A saying of the thesaurus. */
export interface Phrase {
  readonly key: string;
  readonly kind: SeedMeaning['kind'];
  /** Of the goods that are meant; empty for what is not sold. */
  readonly query: string;
  /** Of those that fit best. */
  readonly preferred: string;
}

/** All sayings that stand somewhere in texts, by their keys. A text is given by the stems of its words. */
export async function findPhrases(db: Database, texts: readonly (readonly string[])[]): Promise<ReadonlyMap<string, Phrase>> {
  const keys = [...new Set(texts.flatMap(keysIn))];
  if (keys.length === 0) return new Map();
  const rows = await rowsOf<Phrase>(db, sql`select key, kind, query, preferred from search_phrase where key = any(${textArray(keys)})`);
  return new Map(rows.map((row) => [row.key, row]));
}

function keysIn(stems: readonly string[]): string[] {
  const meaning = stems.filter((stem) => stem !== '');
  return meaning.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, meaning.length - from) }, (_, more) => keyOf(meaning.slice(from, from + more + 1))),
  );
}
