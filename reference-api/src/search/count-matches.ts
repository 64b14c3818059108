import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { matching } from './matching.ts';

/** Counts rather than asks for one: the count comes from the index alone, while one might be looked for in the table from its start. */
export async function countMatches(db: Database, column: 'names' | 'document', query: string): Promise<number> {
  if (query === '') return 0;
  const found =
    column === 'names' ? sql`search_entry where ${matching(query)}` : sql`product where is_active and document @@ ${query}::tsquery`;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${found}`);
  return row?.count ?? 0;
}
