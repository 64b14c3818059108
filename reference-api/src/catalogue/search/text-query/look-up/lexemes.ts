import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../../database/index.ts';
import type { WordRole } from '../../../../seed/index.ts';

export interface Lexeme {
  /** Empty for a stop word. */
  readonly stem: string;
  /** Of some name or some phrase of the thesaurus. */
  readonly isKnown: boolean;
  /** Of a name, or of a phrase that leads to goods. */
  readonly isNamed: boolean;
  /** Main ingredients of the goods that have it in their names or uses; null when none has. */
  readonly ingredients: number | null;
  readonly roles: readonly WordRole[];
}

/** They negate the next word. */
export const NEGATIONS: ReadonlySet<string> = new Set(['не', 'без', 'no', 'not']);

/** Stop words that count in phrases: «не высыпаюсь» differs from «высыпания», and «до тренировки» from «тренировки». */
export const SIGNIFICANT_STOP_WORDS: ReadonlySet<string> = new Set([
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

export type Lexemes = ReadonlyMap<string, Lexeme>;

/** The stem of a word in the key of a phrase; empty for a stop word. */
export function stemInKey(lexemes: ReadonlyMap<string, Pick<Lexeme, 'stem'>>, word: string): string {
  return SIGNIFICANT_STOP_WORDS.has(word) ? word : (lexemes.get(word)?.stem ?? '');
}

/** Lexemes of normalised words. A namesake («печенье» has the stem of «печень») gets a stem of its own. */
export async function findLexemes(db: Database, words: Iterable<string>): Promise<Lexemes> {
  const requested = [...new Set(words)].filter((word) => word !== '');
  if (requested.length === 0) return new Map();
  const rows = await rowsOf<{ word: string; stem: string; known: boolean; named: boolean; ingredients: number | null; roles: string }>(
    db,
    sql`with asked as materialized (
          select word, coalesce((tsvector_to_array(to_tsvector('russian', word)))[1], '') as stem,
            (select coalesce(string_agg(role, ' '), '') from search_word_role r where r.word = asked.word) as roles
          from unnest(string_to_array(${requested.join(' ')}, ' ')) as asked (word)),
        known as materialized (select stem, weight from search_word where stem = any(array(select stem from asked)))
      select word, case when roles like '%namesake%' then '=' || word else stem end as stem, stem in (select stem from known) as known,
        stem in (select stem from known where weight > 0) as named, case when roles not like '%namesake%' then (select ingredients from search_lexeme where lexeme = stem) end as ingredients, roles
      from asked`,
  );
  return new Map(
    rows.map(({ word, stem, known, named, ingredients, roles }) => [
      word,
      { stem, isKnown: known, isNamed: named, ingredients, roles: roles.split(' ').filter((role): role is WordRole => role !== '') },
    ]),
  );
}
