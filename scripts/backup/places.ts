import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readKeysPlace } from '@vitrava/delivery/signing';
import { readStorePlace } from '@vitrava/delivery/store';
import { readDatabaseUrl } from '@vitrava/reference-api/config';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A part of the shop that consists of files: its name in a backup, and its place. */
export interface Part {
  readonly name: string;
  readonly path: string;
}

/** The place of the shop's data, by the same variables that its servers read. */
export interface Places {
  readonly dataDir: string;
  /** Of PostgreSQL; null: the embedded engine's folder. */
  readonly databaseUrl: string | null;
  readonly databaseFolder: string;
  /** All other data that cannot be recreated. Releases in a database of their own are backed up with that database. */
  readonly parts: readonly Part[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Payments at the stand-in, what signs and opens. */
const IN_DATA_FOLDER = ['acquirer', 'acquirer-secret', 'api-admin-token', 'api-secret'];

export function readPlaces(env: Variables): Places {
  const dataDir = path.resolve(ROOT, env['DATA_DIR'] || env['VITRAVA_DATA_DIR'] || '.data');
  const releasesDir = path.resolve(ROOT, env['VITRAVA_DATA_DIR'] || env['DATA_DIR'] || '.data');
  const store = readStorePlace(env, ROOT);
  const own = IN_DATA_FOLDER.map((name) => ({ name, path: path.join(dataDir, name) }));
  return {
    dataDir,
    databaseUrl: readDatabaseUrl(env),
    databaseFolder: path.join(dataDir, 'db'),
    parts: [
      ...own,
      { name: 'released.json', path: path.join(releasesDir, 'released.json') },
      { name: 'keys', path: readKeysPlace(env, ROOT).folder },
      ...(store.type === 'directory' ? [{ name: 'releases', path: store.folder }] : []),
    ],
  };
}

/** Locks, drafts and SQLite's auxiliary files: useless on another machine. */
const LEFT_OUT = /(?:^|\/)(?:\.drafts|[^/]*\.?lock\.sqlite|[^/]*\.sqlite-(?:wal|shm|journal))(?:$|\/)/;

/** All files of a part, folders last: pointers are read before releases, so a backup has what they point to. */
export async function filesOf(part: Part): Promise<readonly Part[]> {
  const found = await lstat(part.path).catch(() => null);
  if (found === null || LEFT_OUT.test(part.name)) return [];
  if (found.isFile()) return [part];
  if (!found.isDirectory()) return [];
  const entries = await readdir(part.path, { withFileTypes: true });
  const inside = entries.map((entry) => ({
    name: `${part.name}/${entry.name}`,
    path: path.join(part.path, entry.name),
    depth: entry.isDirectory() ? 1 : 0,
  }));
  const lists: (readonly Part[])[] = [];
  for (const entry of inside.sort((one, other) => one.depth - other.depth)) lists.push(await filesOf(entry));
  return lists.flat().sort((one, other) => depthOf(one) - depthOf(other));
}

function depthOf({ name }: Part): number {
  return name.split('/').length;
}
