import { existsSync } from 'node:fs';
import path from 'node:path';
import { migrate, pendingMigrations } from '@vitrava/reference-api/database';
import { makeBackup, openDatabase, readPlaces } from '../backup/index.ts';

export interface Upgraded {
  readonly applied: readonly string[];
  /** The file that holds the shop as it was; null when nothing was to be changed. */
  readonly backup: string | null;
}

/** Brings the shop's data to the form of this version, after a backup. Throws a sentence, and changes nothing, when the data is newer than the code. */
export async function upgrade(env: Readonly<Record<string, string | undefined>>): Promise<Upgraded> {
  const places = readPlaces(env);
  if (places.databaseUrl === null && !existsSync(places.databaseFolder)) return { applied: [], backup: null };
  const looked = await openDatabase(places);
  const pending = await pendingMigrations(looked).finally(() => looked.close());
  if (pending.length === 0) return { applied: [], backup: null };
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const backup = path.join(places.dataDir, 'backups', `before-upgrade-${stamp}.tar.gz`);
  await makeBackup(backup, env);
  const handle = await openDatabase(places);
  try {
    return { applied: await migrate(handle), backup };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database could not be changed: ${reason}\nThe shop as it was: npm run restore -- ${backup} --over`, {
      cause: error,
    });
  } finally {
    await handle.close();
  }
}
