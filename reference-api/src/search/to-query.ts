import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';

/**
 * Normalized texts as queries for all their words. A word stands for its stem; for its stem without a fleeting vowel («щёток» for
 * «щётка»), which the Russian dictionary does not know; and together with its neighbour for the one word that both make ("tooth paste"). Empty
 * where nothing but stop words is left.
 */
export async function toQueries(db: Database, texts: readonly string[]): Promise<string[]> {
  const lists = texts.map((text) => text.split(' ').filter((word) => word !== ''));
  const joined = lists.flatMap((words) => words.slice(1).map((word, at) => `${words[at]}${word}`));
  const stems = await stemsOf(db, [...new Set([...lists.flat(), ...joined])]);
  return lists.map((words) => {
    const units: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [here, next] = [stems.get(words[at] ?? ''), stems.get(words[at + 1] ?? '')];
      const both = stems.get(`${words[at]}${words[at + 1]}`);
      if (here?.query && next?.query && both?.isKnown) {
        units.push(`( ( ${here.query} & ${next.query} ) | ${both.query} )`);
        at += 1;
      } else if (here?.query) units.push(here.query);
    }
    return units.join(' & ');
  });
}

interface Stem {
  readonly query: string;
  readonly isKnown: boolean;
}

async function stemsOf(db: Database, words: readonly string[]): Promise<ReadonlyMap<string, Stem>> {
  if (words.length === 0) return new Map();
  const rows = await rowsOf<{ word: string; query: string; known: boolean }>(
    db,
    sql`with asked as materialized (
          select word, query::text as query, trim(both '''' from query::text) as stem
          from (select word, plainto_tsquery('russian', word) as query from unnest(string_to_array(${words.join(' ')}, ' ')) as word) typed),
        known as materialized (select stem from search_word where stem = any(array(select stem from asked)))
      select word, query, stem in (select stem from known) as known from asked`,
  );
  return new Map(rows.map((row) => [row.word, { query: withFleetingVowel(row.query), isKnown: row.known }]));
}

const FLEETING = /^'(\p{Script=Cyrillic}{2,}[бвгджзклмнпрстфхцчшщ])[ое]([клнрц])'$/u;

function withFleetingVowel(query: string): string {
  const found = FLEETING.exec(query);
  return found ? `( ${query} | '${found[1]}${found[2]}' )` : query;
}
