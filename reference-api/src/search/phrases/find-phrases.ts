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

/** A word of a text, and whether no other saying has taken it. */
interface Said {
  readonly stem: string;
  readonly isFree: boolean;
}

/** The saying whose words all stand in a text, in any place of it, the longest first; null where none does. Groups are called by free words. */
export async function findSpreadPhrase(db: Database, words: readonly Said[]): Promise<Phrase | null> {
  const said = words.filter(({ stem }) => stem !== '');
  const keys = spreadKeys(said.map(({ stem }) => stem));
  if (keys.length === 0) return null;
  const free = new Set(spreadKeys(said.flatMap(({ stem, isFree }) => (isFree ? [stem] : []))));
  const rows = await rowsOf<Phrase>(
    db,
    sql`select key, kind, query, preferred from search_phrase where key = any(${textArray(keys)}) and kind in ('complaint', 'group')`,
  );
  const heard = rows.filter(({ key, kind }) => kind === 'complaint' || free.has(key));
  return heard.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))[0] ?? null;
}

/** Of three words, then of two. */
function spreadKeys(stems: readonly string[]): string[] {
  const pairs = stems.flatMap((one, at) => stems.slice(at + 1).map((other, more) => ({ both: [one, other], behind: at + more + 2 })));
  const threes = pairs.flatMap(({ both, behind }) => stems.slice(behind).map((third) => [...both, third]));
  return [...new Set([...threes, ...pairs.map(({ both }) => both)].map(keyOf).filter((key) => key.includes(' ')))];
}
