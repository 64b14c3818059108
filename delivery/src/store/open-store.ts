import { join, resolve } from 'node:path';
import { createDirectoryStore } from './directory-store.ts';
import type { ReleaseStore } from './release-store.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/**
 * The store that the environment names: `RELEASE_STORE_DIR`, else `releases` in `VITRAVA_DATA_DIR`, else `.data/releases`,
 * relative to `root`, which is this repository where it is not given. `RELEASE_STORE_URL` names a database, which this build cannot use: refused, never ignored.
 */
export function openReleaseStore(env: Readonly<Record<string, string | undefined>> = process.env, root = REPOSITORY): ReleaseStore {
  if (env.RELEASE_STORE_URL) {
    throw new Error('RELEASE_STORE_URL is set, but this build keeps releases in a directory only. Unset it and use RELEASE_STORE_DIR.');
  }
  return createDirectoryStore(resolve(root, env.RELEASE_STORE_DIR || join(env.VITRAVA_DATA_DIR || '.data', 'releases')));
}
