import { type Database, rowsOf } from '@vitrava/reference-api/database';
import { sql } from '@vitrava/reference-api/testing';

/** Wrong codes are counted, so that no one guesses one: the one thing that a refusal writes down. */
const COUNTED = 'attempts';

/** One text for all rows of all tables. It is another one after any row was added, changed or taken away. */
export async function tableDigest(db: Database): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text || ' ' || coalesce(md5(string_agg(row, '|' order by row)), '') as digest from (select (to_jsonb(t) - ${COUNTED}::text)::text as row from ${sql.identifier(name)} t) as rows`,
  );
  const rows = await rowsOf<{ digest: string }>(db, sql.join(digests, sql` union all `));
  return rows.map(({ digest }) => digest).join('\n');
}
