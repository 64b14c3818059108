import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../../database/index.ts';
import { textArray } from '../../matching.ts';

/** Names of one word and of two words at a place of a text. */
export function namesAt(words: readonly string[], at: number): string[] {
  return [1, 2].flatMap((length) => (at + length > words.length ? [] : words.slice(at, at + length).join(' ')));
}

/** Joins what a text excludes: «без сои и молока». */
export const CONJUNCTIONS: ReadonlySet<string> = new Set(['и', 'или', 'ни', 'and', 'or', 'nor']);

export function namesAfterConjunctions(words: readonly string[]): string[] {
  return words.flatMap((word, at) => (CONJUNCTIONS.has(word) ? namesAt(words, at + 1) : []));
}

/** Those of the names that an ingredient has, letter by letter. */
export async function findIngredientNames(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select asked as name from unnest(${textArray(names)}) as asked
        where exists (select 1 from ingredient where asked = any(string_to_array(ltrim(search_names), ${' \n '})))`,
  );
  return new Set(rows.map(({ name }) => name));
}
