import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Queries, Sql } from './sql.ts';

/** Another server's turn is short. This one continues meanwhile and tries again with the next batch. */
const BUSY_MS = 200;

/** A database in a file or in memory (`:memory:`), opened by the first query. `isReadOnly`: the file must exist. */
export function openSqlite(file: string, { isReadOnly = false }: { readonly isReadOnly?: boolean } = {}): Sql {
  let opened: DatabaseSync | null = null;
  function database(): DatabaseSync {
    if (opened) return opened;
    if (isReadOnly) {
      opened = openToRead(file);
      return opened;
    }
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    opened = new DatabaseSync(file);
    opened.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`);
    return opened;
  }
  let tail: Promise<unknown> = Promise.resolve();
  const sql: Sql = {
    schema: null,
    prepare: async () => undefined,
    async hasTable(name) {
      if (isReadOnly && !existsSync(file)) return false;
      return database().prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;
    },
    run: async (text, values = []) =>
      Number(
        database()
          .prepare(text)
          .run(...values).changes,
      ),
    all: async (text, values = []) =>
      database()
        .prepare(text)
        .all(...values),
    transaction(work) {
      // One after the other: two transactions must not overlap.
      const turn = tail.then(() => inTransaction(work));
      tail = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await tail;
      opened?.close();
    },
  };

  async function inTransaction(work: (queries: Queries) => Promise<void>): Promise<void> {
    database().exec('BEGIN IMMEDIATE');
    try {
      await work(sql);
      database().exec('COMMIT');
    } catch (error) {
      database().exec('ROLLBACK');
      throw error;
    }
  }
  return sql;
}

function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA query_only = 1; SELECT 1 FROM sqlite_master`);
    return database;
  } catch (error) {
    database.close();
    if (!isUnwritable(error)) throw error;
    // A write-ahead log (WAL) needs a file beside the database. Where it can neither be found nor made, nothing writes, and SQLite opens it as immutable.
    const address = pathToFileURL(file);
    address.searchParams.set('immutable', '1');
    return new DatabaseSync(address, { readOnly: true });
  }
}

/** Codes of SQLite: https://sqlite.org/rescode.html. The lower byte is the primary one. */
const UNWRITABLE: readonly number[] = [8, 14];

function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && UNWRITABLE.includes(Number(error.errcode) % 256);
}
