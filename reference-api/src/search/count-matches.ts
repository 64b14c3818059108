import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';

/** Counts rather than asks for one: the count comes from the index alone, while one might be looked for in the table from its start. */
export async function countMatches(db: Database, column: 'names' | 'document', query: string): Promise<number> {
  if (query === '') return 0;
  const found = column === 'names' ? sql`search_entry where names` : sql`product where is_active and document`;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${found} @@ ${query}::tsquery`);
  return row?.count ?? 0;
}
