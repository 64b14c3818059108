import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../../database/index.ts';
import type { SeedMeaning } from '../../../../seed/index.ts';
import { textArray } from '../../matching.ts';

/** Words of the longest phrase, without stop words. */
export const LONGEST_PHRASE = 5;

/** The key of a phrase: its stems in any form and order; empty when there are none but stop words. */
export function keyOf(stems: readonly string[]): string {
  return [...new Set(stems.filter((stem) => stem !== ''))].sort().join(' ');
}

/** The lexeme of a term that phrases lead to, e.g. `category:minerals`, in a search document. The colon keeps "cat" from being its prefix. */
export function lexemeOfTerm(term: string): string {
  return `:${term}`;
}

export interface Phrase {
  readonly key: string;
  readonly kind: SeedMeaning['kind'];
  /** For the goods that the phrase leads to; empty for goods that are not sold. */
  readonly query: string;
  /** For the best of them. */
  readonly preferred: string;
  /** Goods that are sold have all words of this phrase, which is about goods that are not sold, in their names. */
  readonly isName: boolean;
}

export type Phrases = ReadonlyMap<string, Phrase>;

/** All phrases, by their keys, whose words occur in the texts: side by side, or up to three words anywhere. A text is given by its stems. */
export async function findPhrases(db: Database, texts: readonly (readonly string[])[]): Promise<Phrases> {
  const keys = [...new Set(texts.flatMap((stems) => keysIn(stems.filter((stem) => stem !== ''))))];
  if (keys.length === 0) return new Map();
  const rows = await rowsOf<Phrase>(
    db,
    sql`select key, kind, query, preferred, kind = 'not-sold' and key like '% %' and (select count(*) > 0 from search_entry
          where names @@ ('''' || replace(key, ' ', ''':A & ''') || ''':A')::tsquery) as "isName"
        from search_phrase where key = any(${textArray(keys)})`,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

function keysIn(stems: readonly string[]): string[] {
  const runs = stems.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, stems.length - from) }, (_, more) => stems.slice(from, from + more + 1)),
  );
  const spread = spreadPlaces(stems.length).map((places) => places.flatMap((place) => stems[place] ?? []));
  return [...runs, ...spread].map(keyOf);
}

/** All choices of three places, then of two, in order. */
export function spreadPlaces(length: number): number[][] {
  const places = Array.from({ length }, (_, place) => place);
  const pairs = places.flatMap((one) => places.slice(one + 1).map((other) => [one, other]));
  const threes = pairs.flatMap((pair) => places.slice((pair[1] ?? 0) + 1).map((third) => [...pair, third]));
  return [...threes, ...pairs];
}
