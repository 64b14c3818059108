import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import { type DumpEnd, type DumpHeader, FORMAT, type Table } from './format.ts';
import { quoted, sequencesOf, setOutputFormat, tablesOf } from './tables.ts';

const ROWS_AT_ONCE = 200;

/** Writes the database as of one moment, line by line (`format.ts`); the embedded engine waits meanwhile. */
export async function dumpDatabase(db: Database, write: (text: string) => Promise<void>): Promise<void> {
  const writeLine = (value: object) => write(`${JSON.stringify(value)}\n`);
  await db.transaction(
    async (transaction) => {
      await setOutputFormat(transaction);
      const tables = await tablesOf(transaction);
      const applied = await rowsOf<{ name: string }>(transaction, sql`select name from migration order by name collate "C"`);
      await writeLine({ format: FORMAT, migrations: applied.map(({ name }) => name), tables } satisfies DumpHeader);
      for (const table of tables) {
        for await (const lines of rowsOfTable(transaction, table)) await write(`${lines.join('\n')}\n`);
        await writeLine({ table: table.name });
      }
      await writeLine({ sequences: await sequencesOf(transaction) } satisfies DumpEnd);
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** The rows of a table, some at once, each the text of a JSON list with its columns' values as texts; the same rows come in the same order. */
async function* rowsOfTable(transaction: Database, { name, columns }: Table): AsyncGenerator<readonly string[]> {
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
