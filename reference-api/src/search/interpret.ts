import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { correctTypos } from './correct-typos.ts';
import { normalize, swapLayout, transliterate } from './text/index.ts';

/** What a search text was understood as. */
export interface Interpretation {
  /** A `tsquery` as text; empty when no product can match. */
  readonly query: string;
  /** The text that was searched in place of the typed one, or null. */
  readonly corrected: string | null;
}

/** Names of things; prose is weight D. */
const NAMES = 'ABC';
const MAX_WORDS = 12;

/**
 * Finds the reading of a text that has products, the most literal first: as typed, as the beginning of a word, in the other keyboard
 * layout, in the other alphabet, in the prose of products, with typos corrected, and at last any of its words. Null for an empty text.
 */
export async function interpret(db: Database, text: string): Promise<Interpretation | null> {
  const typed = words(text);
  if (typed === '') return null;
  const readings = [typed, words(swapLayout(text) ?? ''), transliterate(typed) ?? ''].filter((reading) => reading !== '');
  for (const reading of readings) {
    const query =
      (await firstMatching(db, [
        await allWords(db, reading, NAMES),
        beginning(await allWords(db, withoutLast(reading), NAMES), reading),
      ])) ?? null;
    if (query) return { query, corrected: reading === typed ? null : reading };
  }
  const inProse = await firstMatching(db, [await allWords(db, typed, `${NAMES}D`)]);
  if (inProse) return { query: inProse, corrected: null };
  for (const reading of readings) {
    const corrected = await correctTypos(db, reading);
    const query = corrected === null ? null : await firstMatching(db, [await allWords(db, corrected, NAMES)]);
    if (query) return { query, corrected };
  }
  const anyWord = await firstMatching(db, [(await allWords(db, typed, NAMES)).replaceAll(' & ', ' | ')]);
  return { query: anyWord ?? '', corrected: null };
}

/** Products whose names begin so, for suggestions: the last word is still being typed. */
export async function interpretBeginning(db: Database, text: string): Promise<Interpretation | null> {
  const typed = words(text);
  if (typed === '') return null;
  const readings = [typed, words(swapLayout(text) ?? ''), transliterate(typed) ?? ''].filter((reading) => reading !== '');
  for (const reading of readings) {
    const query = await firstMatching(db, [beginning(await allWords(db, withoutLast(reading), NAMES), reading)]);
    if (query) return { query, corrected: reading === typed ? null : reading };
  }
  return interpret(db, text);
}

function words(text: string): string {
  return normalize(text).split(' ').slice(0, MAX_WORDS).join(' ');
}

function withoutLast(text: string): string {
  return text.split(' ').slice(0, -1).join(' ');
}

/** All the stems of the text, only in fields of the given weights. */
async function allWords(db: Database, text: string, weights: string): Promise<string> {
  if (text === '') return '';
  const [row] = await rowsOf<{ query: string }>(db, sql`select plainto_tsquery('russian', ${text})::text as query`);
  return (row?.query ?? '').replace(/'([^']+)'/g, `'$1':${weights}`);
}

/** The stems before, and the last word as the beginning of a longer one. */
function beginning(before: string, text: string): string {
  const last = text.split(' ').at(-1) ?? '';
  if (last.length < 2) return '';
  return `${before === '' ? '' : `${before} & `}'${last}':*${NAMES}`;
}

async function firstMatching(db: Database, queries: readonly string[]): Promise<string | null> {
  for (const query of queries) {
    if (query === '') continue;
    const [row] = await rowsOf<{ found: boolean }>(
      db,
      sql`select exists(select 1 from product where is_active and document @@ ${query}::tsquery) as found`,
    );
    if (row?.found) return query;
  }
  return null;
}
