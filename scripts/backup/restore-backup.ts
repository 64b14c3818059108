import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { restoreDatabase } from '@vitrava/reference-api/backup';
import { openPglite, openPostgres } from '@vitrava/reference-api/database';
import { holderOf, takeLock } from '@vitrava/shared-kit/internal/process-lock';
import { readArchive } from './archive.ts';
import { DATABASE } from './make-backup.ts';
import { type Part, type Places, readPlaces, type Variables } from './places.ts';

const OWN_FOLDER = 0o700;

export interface Restored {
  /** Where what was there before lies now. */
  readonly aside: readonly string[];
}

/**
 * Makes the shop's data what it was when a backup was made, with its servers stopped. What is there already is only replaced where `over` says so, and then kept
 * beside, but for a PostgreSQL database. All of the file is read and compared first: a bad one changes nothing.
 */
export async function restoreBackup(file: string, env: Variables, { over }: { readonly over: boolean }): Promise<Restored> {
  const places = readPlaces(env);
  await mkdir(places.dataDir, { recursive: true, mode: OWN_FOLDER });
  const release = holdDatabase(places);
  const folder = await mkdtemp(path.join(places.dataDir, '.restore-'));
  try {
    await readArchive(file, folder);
    const wanted = [...places.parts, ...embeddedOf(places)].map((part) => ({ ...part, from: path.join(folder, part.name) }));
    refuseData(wanted, over);
    await restoreInto(folder, places, over);
    return { aside: await exchange(wanted) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    release();
  }
}

function embeddedOf({ databaseUrl, databaseFolder }: Places): readonly Part[] {
  return databaseUrl === null ? [{ name: 'db', path: databaseFolder }] : [];
}

function holdDatabase({ databaseUrl, databaseFolder }: Places): () => void {
  if (databaseUrl !== null) return () => undefined;
  const lock = `${databaseFolder}.lock.sqlite`;
  const release = takeLock(lock);
  if (release) return release;
  throw new Error(`The database is in use by process ${holderOf(lock)}. Stop the shop first.`);
}

function refuseData(parts: readonly Part[], over: boolean): void {
  const there = parts.filter(({ path: place }) => existsSync(place)).map(({ path: place }) => place);
  if (there.length > 0 && !over)
    throw new Error(`There is data already: ${there.join(', ')}. With --over it is replaced, and kept beside.`);
}

async function restoreInto(folder: string, places: Places, over: boolean): Promise<void> {
  const dump = path.join(folder, DATABASE);
  if (!existsSync(dump)) throw new Error('The backup holds no database.');
  const handle =
    places.databaseUrl === null ? await openPglite(path.join(folder, 'db')) : openPostgres(places.databaseUrl, () => undefined);
  try {
    const lines = createInterface({ input: createReadStream(dump), crlfDelay: Number.POSITIVE_INFINITY });
    await restoreDatabase(handle, lines[Symbol.asyncIterator](), { over });
  } finally {
    await handle.close();
  }
  for (const name of await readdir(folder)) if (name.startsWith('db.lock')) await rm(path.join(folder, name));
}

/** Puts each part in its place and what was there beside it; when one cannot be, all are put back. */
async function exchange(parts: readonly (Part & { readonly from: string })[]): Promise<readonly string[]> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const done: (readonly [from: string, to: string])[] = [];
  const move = async (from: string, to: string) => {
    await put(from, to);
    done.unshift([from, to]);
  };
  try {
    for (const { path: place, from } of parts) {
      if (existsSync(place)) await move(place, `${place}.before-${stamp}`);
      if (!existsSync(from)) continue;
      await mkdir(path.dirname(place), { recursive: true, mode: OWN_FOLDER });
      await move(from, place);
    }
  } catch (error) {
    for (const [from, to] of done) await (existsSync(from) ? rm(to, { recursive: true }) : rename(to, from));
    throw error;
  }
  return done.filter(([, to]) => to.endsWith(stamp)).map(([, to]) => to);
}

/** Onto another volume it is copied, whole before it has its name; what it was copied from goes with the folder that it is in. */
async function put(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const unfinished = `${to}.restoring`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(from, unfinished, { recursive: true });
    await rename(unfinished, to);
  }
}
