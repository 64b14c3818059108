import { sql } from 'drizzle-orm';
import { type DatabaseHandle, migrate, migrationNames, migrationScript, refuseNewer, rowsOf } from '../../database/index.ts';
import { type DumpHeader, readHeader } from './format.ts';
import { loadRows } from './load-rows.ts';

const MIGRATION_TABLE = 'CREATE TABLE migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())';

export interface RestoreOptions {
  /** Whether the content of a PostgreSQL database is removed. */
  readonly over: boolean;
}

/**
 * Makes a database what it was when `lines` were written by `dumpDatabase`, on whichever engine, in the form of then: `migrate` brings it to that of now. An
 * embedded one must be new. On PostgreSQL all of it is one transaction. Throws a sentence, and leaves what was there, when the lines are
 * newer than this code, cut off or changed, and when the database is in use or holds something that is not to go.
 */
export async function restoreDatabase(handle: DatabaseHandle, lines: AsyncIterator<string>, { over }: RestoreOptions): Promise<void> {
  const header = readHeader((await lines.next()).value as string | undefined);
  refuseNewer(header.migrations, await migrationNames());
  if (handle.engine === 'pglite') await restoreEmbedded(handle, header, lines);
  else await restoreServer(handle, header, lines, over);
}

async function restoreEmbedded(handle: DatabaseHandle, header: DumpHeader, lines: AsyncIterator<string>): Promise<void> {
  await migrate(handle, header.migrations);
  await handle.db.transaction((transaction) => loadRows(transaction, header, lines));
}

async function restoreServer({ db }: DatabaseHandle, header: DumpHeader, lines: AsyncIterator<string>, over: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    const [{ others, tables } = { others: 0, tables: 0 }] = await rowsOf<{ others: number; tables: number }>(
      transaction,
      sql`select
        (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
        (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
    );
    if (others > 0) throw new Error(`The database is in use by ${others} other connections. Stop the servers of the shop first.`);
    if (tables > 0 && !over) throw new Error(HOLDS_DATA);
    if (tables > 0) await transaction.execute(sql.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
    await transaction.execute(sql.raw(MIGRATION_TABLE));
    for (const name of header.migrations) await transaction.execute(sql.raw(await migrationScript(name)));
    await loadRows(transaction, header, lines);
  });
}

const HOLDS_DATA = 'The database holds data already. With --over it is replaced by the backup.';
