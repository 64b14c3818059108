import { DatabaseSync } from 'node:sqlite';

/** Result code of SQLite: another connection has the lock. */
const SQLITE_BUSY = 5;
/** How long to wait for the holder's number while the holder writes it. */
const READ_WAIT_MS = 2_000;

/**
 * Holds `file` for this process until it is released or the process ends, however it ends. The lock is the operating system's, taken
 * through SQLite, because Node offers none itself: what lies in the file decides nothing, so a copied folder, a file left by a crash and a
 * process number that another program has got since stop no one. The number in the file is there for the message alone. The file stays after
 * release; removing it would let two processes hold two files of one name.
 */
export function takeLock(file: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    begin(lock);
    lock.exec(`PRAGMA user_version = ${process.pid}`);
    lock.exec('COMMIT');
    // Others may read the number now, and no one else can begin until this connection closes.
    begin(lock);
    return () => lock.close();
  } catch (error) {
    const holder = isBusy(error) ? holderOf(lock) : null;
    lock.close();
    if (holder === null) throw error;
    throw new Error(`The database is in use by process ${holder} (${file}). Stop that server first, or use another DATA_DIR.`, {
      cause: error,
    });
  }
}

function begin(lock: DatabaseSync): void {
  lock.exec('BEGIN IMMEDIATE');
}

function holderOf(lock: DatabaseSync): number {
  lock.exec(`PRAGMA busy_timeout = ${READ_WAIT_MS}`);
  const row = lock.prepare('PRAGMA user_version').get();
  return Number(row?.['user_version']);
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}
