import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Sql } from './sql.ts';

/** Another server's turn is short. This one goes on meanwhile and tries again with the next batch. */
const BUSY_MS = 200;

/** A database in a file that several processes of one machine may use at once, or in memory (`:memory:`). Nothing is opened before the first question. */
export function openSqlite(file: string): Sql {
  let opened: DatabaseSync | null = null;
  function database(): DatabaseSync {
    if (opened) return opened;
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    opened = new DatabaseSync(file);
    opened.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`);
    return opened;
  }
  let tail: Promise<unknown> = Promise.resolve();
  const sql: Sql = {
    schema: null,
    prepare: async () => undefined,
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
      // One after the other: the work of a transaction must not meet another's.
      const turn = tail.then(() => inTransaction(work));
      tail = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await tail;
      opened?.close();
    },
  };

  async function inTransaction(work: (sql: Sql) => Promise<void>): Promise<void> {
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
