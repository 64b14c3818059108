import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of a build, read once. `path` is relative to the build's folder, with forward slashes. */
export interface DistFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Reads the releasable part of a build: `browser/…`, `server.cjs`, `remote.manifest.json`. Empty when there is no build. */
export function readDist(folder: string): Promise<readonly DistFile[]> {
  return readFiles(folder, (path) => path === 'server.cjs' || path === 'remote.manifest.json' || path.startsWith('browser/'));
}

/** Reads the files of a folder whose paths are wanted; sorted, so that digests are stable. Empty when there is no such folder. */
export async function readFiles(folder: string, isWanted: (path: string) => boolean): Promise<readonly DistFile[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isWanted)
    // Compressed copies are made at release, the same way for every remote.
    .filter((path) => !/\.(br|gz)$/.test(path))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(join(folder, path)) })));
}
