import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDirectoryStore } from './directory-store.ts';
import { createPostgresStore, followStore } from './postgres/index.ts';
import type { ReleaseStore } from './release-store.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const MEGABYTE = 1024 ** 2;

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a process finds the store. */
export type StorePlace =
  | { readonly type: 'directory'; readonly folder: string }
  | { readonly type: 'postgres'; readonly url: string; readonly cacheDir: string; readonly cacheMaxBytes: number };

/** For servers: reads come from memory and this machine's disk. Commands read the store itself. */
export interface OpenOptions {
  readonly follow?: boolean;
}

/**
 * The place that the environment names. `RELEASE_STORE_URL`: `postgres://…` or `file:…`. Without it a directory: `RELEASE_STORE_DIR`, else `releases`
 * in `VITRAVA_DATA_DIR`, else `.data/releases`. `RELEASE_CACHE_DIR` (`release-cache` in the data folder) and `RELEASE_CACHE_MB` (1024) are
 * for the copies that a database's releases have on this machine. Relative places begin at `root`. Throws a sentence when it cannot be understood.
 */
export function readStorePlace(env: Environment, root: string = REPOSITORY): StorePlace {
  const dataDir = resolve(root, env.VITRAVA_DATA_DIR || '.data');
  const url = env.RELEASE_STORE_URL;
  if (!url) return { type: 'directory', folder: resolve(root, env.RELEASE_STORE_DIR || join(dataDir, 'releases')) };
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  if (protocol === 'file:') return { type: 'directory', folder: fileURLToPath(url) };
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new Error('RELEASE_STORE_URL must be an address such as postgres://user:password@host/database, or file:///folder.');
  }
  return {
    type: 'postgres',
    url,
    cacheDir: resolve(root, env.RELEASE_CACHE_DIR || join(dataDir, 'release-cache')),
    cacheMaxBytes: readMegabytes(env.RELEASE_CACHE_MB) * MEGABYTE,
  };
}

/** Folder of this machine in which the files of releases lie. */
export function filesFolderOf(place: StorePlace): string {
  return place.type === 'directory' ? place.folder : place.cacheDir;
}

/** Opens the store of a place. */
export function openStoreAt(place: StorePlace, { follow = false }: OpenOptions = {}): ReleaseStore {
  if (place.type === 'directory') return createDirectoryStore(place.folder);
  const store = createPostgresStore(place);
  return follow ? followStore(store) : store;
}

/** Opens the store that the environment names (`readStorePlace`). */
export function openReleaseStore(env: Environment = process.env, root: string = REPOSITORY): ReleaseStore {
  return openStoreAt(readStorePlace(env, root));
}

function readMegabytes(text: string | undefined): number {
  const value = Number(text || 1024);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new Error(`RELEASE_CACHE_MB is "${text}", but must be a whole number from 1.`);
}
