import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { normalize, swapLayout, transliterate } from './text/index.ts';
import { toQueries } from './to-query.ts';
import { readWordByWord } from './word-by-word.ts';

/** What a search text was understood as. */
export interface Interpretation {
  /** A `tsquery` as text; empty when no product can match. */
  readonly query: string;
  /** Found only where the prose of products counts too, not in their names alone. */
  readonly isProse: boolean;
  /** The text that was searched in place of the typed one, or null. */
  readonly corrected: string | null;
}

const MAX_WORDS = 12;
/** Signs like «㍿» grow fourfold when they are normalized, and a query fails by a word of more than 2046 bytes. */
const LONGEST_WORD = 200;

/**
 * Finds the reading of a text that has products, the most literal first: as typed, as the beginning of a word, in the other keyboard
 * layout, in the other alphabet, in the prose of products, each word for itself and with typos corrected, and at last any of its words.
 * Null for an empty text.
 */
export async function interpret(db: Database, text: string): Promise<Interpretation | null> {
  const readings = readingsOf(text);
  const [typed] = readings;
  if (typed === undefined) return null;
  for (const reading of readings) {
    const [whole = '', before = ''] = await toQueries(db, [reading, withoutLast(reading)]);
    const query = await firstMatching(db, [whole, beginning(before, reading)]);
    if (query !== null) return { query, isProse: false, corrected: reading === typed ? null : reading };
  }
  const [literal = ''] = await toQueries(db, [typed]);
  if (await matches(db, 'document', literal)) return { query: literal, isProse: true, corrected: null };
  const corrected = await readWordByWord(db, limited(text));
  const [repaired = ''] = corrected === null ? [] : await toQueries(db, [corrected]);
  if (await matches(db, 'names', repaired)) return { query: repaired, isProse: false, corrected };
  const anyWord = (repaired === '' ? literal : repaired).replaceAll(' & ', ' | ');
  return { query: (await matches(db, 'names', anyWord)) ? anyWord : '', isProse: false, corrected: repaired === '' ? null : corrected };
}

/** Products whose names begin so, for suggestions: the last word is still being typed. */
export async function interpretBeginning(db: Database, text: string): Promise<Interpretation | null> {
  const readings = readingsOf(text);
  for (const reading of readings) {
    const [before = ''] = await toQueries(db, [withoutLast(reading)]);
    const query = await firstMatching(db, [beginning(before, reading)]);
    if (query !== null) return { query, isProse: false, corrected: reading === readings[0] ? null : reading };
  }
  return interpret(db, text);
}

/** As typed, in the other layout, in the other alphabet; none for an empty text. */
function readingsOf(text: string): string[] {
  const typed = limited(normalize(text));
  return typed === ''
    ? []
    : [typed, limited(normalize(swapLayout(text) ?? '')), transliterate(typed) ?? ''].filter((reading) => reading !== '');
}

function limited(text: string): string {
  return text.trim().split(/\s+/u).slice(0, MAX_WORDS).join(' ');
}

function withoutLast(text: string): string {
  return text.split(' ').slice(0, -1).join(' ');
}

/** The stems before, and the last word as the beginning of a longer one. */
function beginning(before: string, text: string): string {
  const last = text.split(' ').at(-1) ?? '';
  if (last.length < 2 || last.length > LONGEST_WORD) return '';
  return `${before === '' ? '' : `${before} & `}'${last}':*`;
}

async function firstMatching(db: Database, queries: readonly string[]): Promise<string | null> {
  for (const query of queries) if (await matches(db, 'names', query)) return query;
  return null;
}

/** Counts rather than asks for one: the count comes from the index alone, while one might be looked for in the table from its start. */
async function matches(db: Database, column: 'names' | 'document', query: string): Promise<boolean> {
  if (query === '') return false;
  const found = column === 'names' ? sql`search_entry where names` : sql`product where is_active and document`;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${found} @@ ${query}::tsquery`);
  return row !== undefined && row.count > 0;
}
