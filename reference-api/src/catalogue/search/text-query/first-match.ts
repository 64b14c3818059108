import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database/index.ts';
import { matching } from '../matching.ts';
import { type Candidate, NOTHING, type TextQuery } from './build-query/index.ts';

/** The first query of the first list that has products; without any, the query that ends the last list. */
export async function firstMatch(db: Database, lists: readonly (readonly Candidate[])[]): Promise<TextQuery> {
  const counts = new Map<string, Promise<number>>();
  const hasProducts = async (query: string, isProse = false) => {
    const key = `${isProse}${query}`;
    const count = counts.get(key) ?? countMatches(db, query, isProse);
    counts.set(key, count);
    return (await count) > 0;
  };
  let last: TextQuery = NOTHING;
  for (const candidates of lists) {
    last = await firstOf(candidates, hasProducts);
    if (last.query !== '') break;
  }
  return last;
}

async function firstOf(
  candidates: readonly Candidate[],
  hasProducts: (query: string, isProse?: boolean) => Promise<boolean>,
): Promise<TextQuery> {
  for (const { requires = [], ...query } of candidates) {
    let isMatch = true;
    for (const required of requires) isMatch &&= await hasProducts(required);
    if (isMatch && (query.query === '' || (await hasProducts(query.query, query.isProse)))) return query;
  }
  return NOTHING;
}

/** Counts all matches: the count comes from the index alone, while a search for one row may scan the table. */
async function countMatches(db: Database, query: string, isProse: boolean): Promise<number> {
  const found = isProse ? sql`product where is_active and document @@ ${query}::tsquery` : sql`search_entry where ${matching(query)}`;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${found}`);
  return row?.count ?? 0;
}
