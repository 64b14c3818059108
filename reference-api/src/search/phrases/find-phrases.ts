import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import type { SeedMeaning } from '../../seed/index.ts';
import { textArray } from '../array-parameter.ts';
import { keyOf, LONGEST_PHRASE } from './key.ts';
import { NEGATIONS, TURN_MEANINGS } from './stems.ts';

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

const HEARD_APART: readonly Phrase['kind'][] = ['complaint', 'group', 'not-sold'];

/**
 * The saying whose words all stand in a text, in any place of it: what is not sold first, unless goods are called so, then the longest; null where
 * none does. Groups are called by free words.
 */
export async function findSpreadPhrase(db: Database, words: readonly Said[], kinds = HEARD_APART): Promise<Phrase | null> {
  const said = spreadKeys(words.filter(({ stem }) => stem !== ''));
  if (said.size === 0) return null;
  const keys = [...said.keys()];
  const rows = await rowsOf<Phrase>(
    db,
    sql`select key, kind, query, preferred from search_phrase where key = any(${textArray(keys)}) and kind = any(${textArray(kinds)})
        and (kind <> 'not-sold' or not exists (select from search_entry where names @@ ('''' || replace(key, ' ', ''':A & ''') || ''':A')::tsquery))`,
  );
  const notSold = rows.find(({ key, kind }) => kind === 'not-sold' && key.split(' ').filter((word) => !TURN_MEANINGS.has(word)).length > 1);
  if (notSold) return notSold;
  const heard = rows.filter(({ key, kind }) => kind === 'complaint' || (kind === 'group' && said.get(key)));
  return heard.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))[0] ?? null;
}

/** Of three words, then of two, and whether they are free. */
function spreadKeys(words: readonly Said[]): ReadonlyMap<string, boolean> {
  const pairs = words.flatMap((_, one) => words.slice(one + 1).map((_word, more) => [one, one + more + 1]));
  const threes = pairs.flatMap((pair) => words.flatMap((_, third) => (third > (pair[1] ?? 0) ? [[...pair, third]] : [])));
  const keys = new Map<string, boolean>();
  for (const places of [...threes, ...pairs].filter((chosen) => keepsNegations(chosen, words))) {
    const chosen = places.flatMap((place) => words[place] ?? []);
    const key = keyOf(chosen.map(({ stem }) => stem));
    if (key.includes(' ')) keys.set(key, keys.get(key) === true || chosen.every(({ isFree }) => isFree));
  }
  return keys;
}

/** In «я не ем мясо, хорошо сплю» nobody does not sleep: «не» stands for the next word alone, and that word not without it. */
function keepsNegations(places: readonly number[], words: readonly Said[]): boolean {
  const negates = (place: number) => NEGATIONS.has(words[place]?.stem ?? '');
  return places.every((place) => (!negates(place) || places.includes(place + 1)) && (!negates(place - 1) || places.includes(place - 1)));
}
