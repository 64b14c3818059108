import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import { dumpTable } from './dump.ts';
import { type DumpEnd, type DumpHeader, isRow, readEnd, readTableEnd, type Table, type TableEnd } from './dump-format.ts';
import { setOutputFormat } from './read-rows.ts';
import { quoted, tablesOf } from './tables.ts';

const ROWS_AT_ONCE = 200;
const CUT_OFF = 'The backup of the database is cut off.';

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Puts the lines after the header into a database whose tables are those of the header, in place of what is in them. Reads everything again: what is not
 * as it was written, or cut off, is an error with a sentence, and nothing has happened when the transaction ends.
 */
export async function loadRows(transaction: Database, header: DumpHeader, lines: AsyncIterator<string>): Promise<void> {
  await setOutputFormat(transaction);
  await requireTables(transaction, header);
  const tables = header.tables.map(({ name }) => quoted(name));
  const constraints = await foreignKeys(transaction);
  for (const { table, name } of constraints) await run(transaction, `ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of tables) await run(transaction, `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run(transaction, `TRUNCATE ${tables.join(', ')}`);
  for (const table of header.tables) await loadTable(transaction, table, lines);
  for (const table of tables) await run(transaction, `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of constraints)
    await run(transaction, `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  await setSequences(transaction, readEnd(await next(lines)));
}

async function loadTable(transaction: Database, table: Table, lines: AsyncIterator<string>): Promise<void> {
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await insert(transaction, table, waiting);
    waiting = [];
  };
  let line = await next(lines);
  for (; line !== undefined && isRow(line); line = await next(lines)) {
    waiting.push(line);
    if (waiting.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  const end = line === undefined ? null : readTableEnd(line);
  if (end === null) throw new Error(CUT_OFF);
  await requireSame(transaction, table, end);
}

async function insert(transaction: Database, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(r.value ->> ${index})::${type}`).join(', ');
  const into = sql.raw(`INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_array_elements(`);
  await transaction.execute(sql`${into}${`[${rows.join(',')}]`}${sql.raw('::json) AS r(value)')}`);
}

/** What was written, read again, is what it was. */
async function requireSame(transaction: Database, table: Table, end: TableEnd): Promise<void> {
  const read = await dumpTable(transaction, table, async () => undefined);
  if (end.table === table.name && read.rows === end.rows && read.sha256 === end.sha256) return;
  throw new Error(`The table ${table.name} is not what it was when the backup was made: ${read.rows} rows of ${end.rows} could be read.`);
}

async function requireTables(transaction: Database, header: DumpHeader): Promise<void> {
  const own = await tablesOf(transaction);
  if (JSON.stringify(own) === JSON.stringify(header.tables)) return;
  throw new Error('The tables of the backup are not those that its migrations make: it was not made by this shop.');
}

function foreignKeys(transaction: Database): Promise<readonly Constraint[]> {
  return rowsOf<Constraint>(
    transaction,
    sql`select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`,
  );
}

async function setSequences(transaction: Database, end: DumpEnd | null): Promise<void> {
  if (end === null) throw new Error(CUT_OFF);
  for (const { name, value } of end.sequences)
    await transaction.execute(sql`select setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint)`);
}

async function run(transaction: Database, statement: string): Promise<void> {
  await transaction.execute(sql.raw(statement));
}

async function next(lines: AsyncIterator<string>): Promise<string | undefined> {
  const { value, done } = await lines.next();
  return done ? undefined : value;
}
