import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type DatabaseHandle, rowsOf } from './database.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Any number, as long as every server of the shop uses the same: one of them migrates, the others wait. */
const LOCK_KEY = 7_341_905;

/** Applies the SQL files that this database has not seen, in the order of their names, each in its own transaction. */
export async function migrate(handle: DatabaseHandle): Promise<readonly string[]> {
  await handle.runScript(
    `SELECT pg_advisory_xact_lock(${LOCK_KEY}); CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const applied = new Set((await rowsOf<{ name: string }>(handle.db, sql`select name from migration`)).map((row) => row.name));
  const names = (await readdir(fileURLToPath(MIGRATIONS))).filter((name) => name.endsWith('.sql')).sort();
  const missing = names.filter((name) => !applied.has(name));
  for (const name of missing) {
    const script = await readFile(new URL(name, MIGRATIONS), 'utf8');
    await handle.runScript(
      `SELECT pg_advisory_xact_lock(${LOCK_KEY});\nINSERT INTO migration (name) VALUES ('${name.replaceAll("'", "''")}');\n${script}`,
    );
  }
  return missing;
}
