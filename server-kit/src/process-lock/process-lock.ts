import { DatabaseSync } from 'node:sqlite';

/** Primary result code of SQLite: another connection has the lock. */
const SQLITE_BUSY = 5;
/** How long to wait for the holder's number while the holder writes it. */
const READ_WAIT_MS = 2_000;

/** A connection that is garbage would be closed, and with it the lock of a process that still works. */
const held = new Set<DatabaseSync>();

/**
 * Holds `file` for this process until the returned function is called or the process ends, however it ends; null while
 * another holder has it, in this process or in another. Throws when the file cannot be written.
 *
 * The lock is the operating system's, taken through SQLite, because Node offers none itself: the content of the file
 * decides nothing, so a copied folder, a file left by a crash and a process number that another program has got since
 * block no process. The number in the file is there for messages alone. The file stays after release; removing it would
 * let two processes hold two files of one name. Nothing else in this process may open the file: closing it there would
 * end the lock (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export function takeLock(file: string): (() => void) | null {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN IMMEDIATE');
    lock.exec(`PRAGMA user_version = ${process.pid}`);
    lock.exec('COMMIT');
    // Others may read the number now, and no one else can begin until this connection closes.
    lock.exec('BEGIN IMMEDIATE');
    held.add(lock);
    return () => {
      held.delete(lock);
      lock.close();
    };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** The number of the process that has taken the lock last. */
export function holderOf(file: string): number {
  const lock = new DatabaseSync(file, { readOnly: true, timeout: READ_WAIT_MS });
  try {
    return Number(lock.prepare('PRAGMA user_version').get()?.['user_version']);
  } finally {
    lock.close();
  }
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}
