import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';

export interface Stem {
  /** Empty for a stop word. */
  readonly stem: string;
  /** A word that something is called by, or that is said for it. */
  readonly isKnown: boolean;
  /** Goods are called by it, or it is said for them; not so of words that are only told from slips. */
  readonly isNamed: boolean;
}

/** They turn the word behind them. */
export const NEGATIONS: ReadonlySet<string> = new Set(['не', 'без', 'no', 'not']);

/** «Не высыпаюсь» is no «высыпания», and «до тренировки» no «тренировки»: in sayings these stop words count. */
export const TURN_MEANINGS: ReadonlySet<string> = new Set([
  ...NEGATIONS,
  'нет',
  'до',
  'перед',
  'после',
  'before',
  'after',
  'down',
  'out',
  'under',
  'during',
  'while',
]);

/** Of a word of another thing that has the stem of one of ours: «печенье» is no «печень». */
export const NAMESAKE_WEIGHT = -1;

/** What a word counts as in the key of a saying; empty for a stop word. */
export function stemInKey(stems: ReadonlyMap<string, Stem>, word: string): string {
  return TURN_MEANINGS.has(word) ? word : (stems.get(word)?.stem ?? '');
}

/** Normalized words with their stems. */
export async function stemsOf(db: Database, words: Iterable<string>): Promise<ReadonlyMap<string, Stem>> {
  const asked = [...new Set(words)].filter((word) => word !== '');
  if (asked.length === 0) return new Map();
  const rows = await rowsOf<{ word: string; stem: string; known: boolean; named: boolean }>(
    db,
    sql`with asked as materialized (
          select word, coalesce((tsvector_to_array(to_tsvector('russian', word)))[1], '') as stem
          from unnest(string_to_array(${asked.join(' ')}, ' ')) as word),
        known as materialized (select stem, weight from search_word where stem = any(array(select stem from asked)))
      select word, case when word in (select word from search_word where word = any(array(select word from asked)) and weight = ${NAMESAKE_WEIGHT})
          then '=' || word else stem end as stem, stem in (select stem from known) as known,
        stem in (select stem from known where weight > 0) as named from asked`,
  );
  return new Map(rows.map(({ word, stem, known, named }) => [word, { stem, isKnown: known, isNamed: named }]));
}
