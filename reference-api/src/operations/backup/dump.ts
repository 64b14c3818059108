import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import type { DumpEnd, DumpHeader, Table, TableEnd } from './dump-format.ts';
import { rowsOfTable, setOutputFormat } from './read-rows.ts';
import { sequencesOf, tablesOf } from './tables.ts';

/**
 * Writes all of the database, as it is at one moment, line by line (`lines.ts`): other work waits over the embedded
 * engine, and continues over PostgreSQL. `write` gets whole lines; the next ones are read when it has taken them.
 */
export async function dumpDatabase(db: Database, write: (text: string) => Promise<void>): Promise<void> {
  await db.transaction(
    async (transaction) => {
      await setOutputFormat(transaction);
      const tables = await tablesOf(transaction);
      const applied = await rowsOf<{ name: string }>(transaction, sql`select name from migration order by name collate "C"`);
      const header: DumpHeader = { format: 1, migrations: applied.map(({ name }) => name), tables };
      await write(`${JSON.stringify(header)}\n`);
      for (const table of tables) await write(`${JSON.stringify(await dumpTable(transaction, table, write))}\n`);
      const end: DumpEnd = { sequences: await sequencesOf(transaction) };
      await write(`${JSON.stringify(end)}\n`);
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** The line of `dumpDatabase` at a table's end; also of a table that is read once more. */
export async function dumpTable(transaction: Database, table: Table, write: (text: string) => Promise<void>): Promise<TableEnd> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of rowsOfTable(transaction, table)) {
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    rows += lines.length;
    await write(text);
  }
  return { table: table.name, rows, sha256: hash.digest('hex') };
}
