import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { restoreDatabase } from '@vitrava/reference-api/backup';
import { openPglite, openPostgres } from '@vitrava/reference-api/database';
import { holderOf, takeLock } from '@vitrava/server-kit/process-lock';
import { readArchive } from './archive.ts';
import { DATABASE } from './make-backup.ts';
import { type Part, type Places, readPlaces, type Variables } from './places.ts';

const PRIVATE_FOLDER_MODE = 0o700;

interface Moved extends Part {
  readonly from: string;
}

export interface Restored {
  /** The new place of the former data. */
  readonly aside: readonly string[];
}

/** Restores a backup while servers are stopped; `over` replaces data, keeping it aside. A bad file changes nothing. */
export async function restoreBackup(file: string, env: Variables, { over }: { readonly over: boolean }): Promise<Restored> {
  const places = readPlaces(env);
  await mkdir(places.dataDir, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const release = holdDatabase(places);
  const folder = await mkdtemp(path.join(places.dataDir, '.restore-'));
  let laid: readonly Moved[] = [];
  try {
    await readArchive(file, folder);
    const wanted = [...places.parts, ...embeddedOf(places)].map((part) => ({ ...part, from: path.join(folder, part.name) }));
    refuseData(wanted, over);
    laid = await layBeside(wanted);
    await restoreInto(folder, places, over);
    // The new database is in a place from which it can be renamed.
    return { aside: await exchange(wanted.map((part) => laid.find(({ name }) => name === part.name) ?? part)) };
  } finally {
    await remove(laid);
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

/** Moves each part into its place and the former one beside it, or all back; not a database in PostgreSQL. */
async function exchange(parts: readonly Moved[]): Promise<readonly string[]> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const done: (readonly [from: string, to: string])[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    done.unshift([from, to]);
  };
  try {
    for (const { path: place, from } of parts) {
      if (existsSync(place)) await move(place, `${place}.before-${stamp}`);
      if (existsSync(from)) await move(from, place);
    }
  } catch (error) {
    for (const [from, to] of done) await rename(to, from);
    throw error;
  }
  return done.filter(([, to]) => to.endsWith(stamp)).map(([, to]) => to);
}

/** Lays each part beside its place, copied from another volume, before anything is replaced. */
async function layBeside(parts: readonly Moved[]): Promise<readonly Moved[]> {
  const laid: Moved[] = [];
  try {
    for (const part of parts.filter(({ from }) => existsSync(from))) {
      const beside = { ...part, from: `${part.path}.restoring` };
      laid.push(beside);
      await mkdir(path.dirname(part.path), { recursive: true, mode: PRIVATE_FOLDER_MODE });
      await rm(beside.from, { recursive: true, force: true });
      await moveOrCopy(part.from, beside.from);
    }
    return laid;
  } catch (error) {
    await remove(laid);
    throw error;
  }
}

async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
  }
}

async function remove(laid: readonly Moved[]): Promise<void> {
  for (const { from } of laid) await rm(from, { recursive: true, force: true }).catch(() => undefined);
}
