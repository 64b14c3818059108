import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type DatabaseHandle, rowsOf } from './database.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Any number, as long as every server of the shop uses the same: one of them migrates, the others wait. */
const LOCK_KEY = 7_341_905;
const NAMED = 3;

/**
 * Applies the SQL files that this database has not seen, in the order of their names, each in its own transaction; gives the names of those that it has applied, for another server
 * may start at the same time. Throws a sentence, and changes nothing, when the database has seen files that this code does not have. `only`: these files and no others.
 */
export async function migrate(handle: DatabaseHandle, only?: readonly string[]): Promise<readonly string[]> {
  await handle.runScript(
    `SELECT pg_advisory_xact_lock(${LOCK_KEY}); CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const applied = new Set((await rowsOf<{ name: string }>(handle.db, sql`select name from migration`)).map((row) => row.name));
  const names = await migrationNames();
  refuseNewer([...applied], names);
  const missing = (only ?? names).filter((name) => !applied.has(name));
  const done: string[] = [];
  for (const name of missing) if (await apply(handle, name)) done.push(name);
  return done;
}

/** False when another server was first: it holds the lock until its own is done, and then the name is there. */
async function apply(handle: DatabaseHandle, name: string): Promise<boolean> {
  try {
    await handle.runScript(await migrationScript(name));
    return true;
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'migration_pkey') return false;
    throw error;
  }
}

/** What `migrate` would apply; nothing where there is no shop yet. Throws its sentence when the database is newer than this code. */
export async function pendingMigrations({ db }: DatabaseHandle): Promise<readonly string[]> {
  const [{ exists } = { exists: false }] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('public.migration') is not null as "exists"`,
  );
  if (!exists) return [];
  const applied = (await rowsOf<{ name: string }>(db, sql`select name from migration`)).map((row) => row.name);
  const names = await migrationNames();
  refuseNewer(applied, names);
  return names.filter((name) => !applied.includes(name));
}

/** Throws a sentence when a database has been changed by files that this code does not have: an older shop would write what it does not understand. */
export function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const named = unknown.slice(0, NAMED).join(', ');
  throw new Error(
    `The data is newer than this version of the shop, which does not know ${named}${unknown.length > NAMED ? ' and more' : ''}. Start the newer version, or restore the backup that was made before the upgrade.`,
  );
}

/** All that this code has, in the order in which they are applied. */
export async function migrationNames(): Promise<readonly string[]> {
  return (await readdir(fileURLToPath(MIGRATIONS))).filter((name) => name.endsWith('.sql')).sort();
}

/** The file, and that it has been applied; fails when somebody else has applied it meanwhile. */
export async function migrationScript(name: string): Promise<string> {
  const script = await readFile(new URL(name, MIGRATIONS), 'utf8');
  return `SELECT pg_advisory_xact_lock(${LOCK_KEY});\nINSERT INTO migration (name) VALUES ('${name.replaceAll("'", "''")}');\n${script}`;
}
