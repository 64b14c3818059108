import { lstat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDirectPath } from './direct-path.ts';
import { isMissing } from './error-code.ts';
import { type ReleaseRecord, ReleaseRecordSchema, storedFiles } from './release-record.ts';
import type { Stored } from './release-store.ts';
import { parseStoredJson, readStoredJson } from './stored-json.ts';

/** Reads the record of a release folder; the record of another release in it counts as broken. */
export async function readRelease(folder: string, remote: string, version: string): Promise<Stored<ReleaseRecord>> {
  return checkName(await readStoredJson(join(folder, 'release.json'), ReleaseRecordSchema), folder, remote, version);
}

/** The record of a release as text; `name` is its source. */
export function parseRelease(name: string, text: string, remote: string, version: string): Stored<ReleaseRecord> {
  return checkName(parseStoredJson(name, text, ReleaseRecordSchema), name, remote, version);
}

function checkName(stored: Stored<ReleaseRecord>, name: string, remote: string, version: string): Stored<ReleaseRecord> {
  if (stored.type !== 'found' || (stored.value.remote === remote && stored.value.version === version)) return stored;
  return { type: 'broken', explanation: `${name} holds the record of ${stored.value.remote} ${stored.value.version}.` };
}

/** Returns the file of a release that is missing or has another size than released; null for a complete one. */
export async function findDamage(folder: string, record: ReleaseRecord): Promise<string | null> {
  const sizes = await Promise.all(expectedFiles(record).map(async ({ path }) => [path, await sizeOf(folder, path)] as const));
  return compareSizes(record, new Map(sizes));
}

/** The same for sizes that are at hand, by the paths of the files. */
export function compareSizes(record: ReleaseRecord, sizes: ReadonlyMap<string, number | null>): string | null {
  const wrong = expectedFiles(record).find(({ path, bytes }) => sizes.get(path) !== bytes);
  return wrong ? `${wrong.path} is missing or is not the file that was released.` : null;
}

function expectedFiles(record: ReleaseRecord): { readonly path: string; readonly bytes: number }[] {
  const files = storedFiles(record);
  return [{ path: 'server.cjs', bytes: record.server.bytes }, ...files.map(({ path, bytes }) => ({ path: `browser/${path}`, bytes }))];
}

/** Null for everything that is not a file of this release, as for a symbolic link. */
async function sizeOf(folder: string, path: string): Promise<number | null> {
  try {
    const store = dirname(dirname(folder));
    const inStore = join(basename(dirname(folder)), basename(folder), path);
    if (!(await isDirectPath(store, inStore))) return null;
    const found = await lstat(join(folder, path));
    return found.isFile() ? found.size : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
