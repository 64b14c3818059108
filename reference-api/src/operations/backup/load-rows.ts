import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import { cutOff, type DumpHeader, isEndOf, readEnd, type Table } from './format.ts';
import { quoted, setOutputFormat, tablesOf } from './tables.ts';

const ROWS_AT_ONCE = 200;

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Replaces the content of a database with the same tables as the header. Throws a sentence for a cut-off file. */
export async function loadRows(transaction: Database, header: DumpHeader, lines: AsyncIterator<string>): Promise<void> {
  const run = (statement: string) => transaction.execute(sql.raw(statement));
  await setOutputFormat(transaction);
  if (JSON.stringify(await tablesOf(transaction)) !== JSON.stringify(header.tables))
    throw new Error('The tables of the backup are not those that its migrations make: it was not made by this shop.');
  const tables = header.tables.map(({ name }) => quoted(name));
  const constraints = await foreignKeys(transaction);
  for (const { table, name } of constraints) await run(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of tables) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run(`TRUNCATE ${tables.join(', ')}`);
  for (const table of header.tables) await loadTable(transaction, table, lines);
  for (const table of tables) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of constraints)
    await run(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  for (const { name, value } of readEnd(await next(lines)).sequences)
    await transaction.execute(sql`select setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint)`);
}

async function loadTable(transaction: Database, table: Table, lines: AsyncIterator<string>): Promise<void> {
  let rows: string[] = [];
  let line = await next(lines);
  for (; line?.startsWith('['); line = await next(lines)) {
    rows.push(line);
    if (rows.length < ROWS_AT_ONCE) continue;
    await insert(transaction, table, rows);
    rows = [];
  }
  await insert(transaction, table, rows);
  if (!isEndOf(table, line)) throw cutOff();
}

async function insert(transaction: Database, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(r.value ->> ${index})::${type}`).join(', ');
  const into = sql.raw(`INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_array_elements(`);
  await transaction.execute(sql`${into}${`[${rows.join(',')}]`}${sql.raw('::json) AS r(value)')}`);
}

function foreignKeys(transaction: Database): Promise<readonly Constraint[]> {
  return rowsOf<Constraint>(
    transaction,
    sql`select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`,
  );
}

async function next(lines: AsyncIterator<string>): Promise<string | undefined> {
  const { value, done } = await lines.next();
  return done ? undefined : value;
}
