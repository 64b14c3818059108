import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import type { Table } from './dump-format.ts';
import { quoted } from './tables.ts';

const ROWS_AT_ONCE = 200;

/** Both engines write every value in the same way, so that rows of one can be read by the other, and compared. */
const SPELLING = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0`;

/** For the transaction that it is called in. */
export async function setOutputFormat(transaction: Database): Promise<void> {
  for (const statement of SPELLING.split(';')) await transaction.execute(sql.raw(statement));
}

/** The rows of a table, some at once, each the text of a JSON list with its columns' values as texts; the same rows come in the same order. */
export async function* rowsOfTable(transaction: Database, { name, columns }: Table): AsyncGenerator<readonly string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const line = `json_build_array(${values})::text`;
  await transaction.execute(
    sql.raw(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${line} AS line FROM ${quoted(name)} ORDER BY ${line} COLLATE "C"`),
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(transaction, sql.raw(`FETCH ${ROWS_AT_ONCE} FROM backup_rows`));
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await transaction.execute(sql.raw('CLOSE backup_rows'));
}
