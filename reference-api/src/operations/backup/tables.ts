import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import type { DumpEnd, Table } from './format.ts';

export async function tablesOf(db: Database): Promise<Table[]> {
  const rows = await rowsOf<{ name: string; columns: Table['columns'] }>(
    db,
    sql`select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname)
          filter (where a.attgenerated = '') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      group by c.relname order by c.relname collate "C"`,
  );
  return rows.map(({ name, columns }) => ({ name, columns }));
}

export function sequencesOf(db: Database): Promise<DumpEnd['sequences']> {
  return rowsOf(
    db,
    sql`select sequencename::text as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename collate "C"`,
  );
}

/** A name as SQL takes it, whatever is in it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Both engines write every value in the same way, so that rows of one can be read by the other. */
const SPELLING = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0`;

/** For the transaction that it is called in. */
export async function setOutputFormat(transaction: Database): Promise<void> {
  for (const statement of SPELLING.split(';')) await transaction.execute(sql.raw(statement));
}
