import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Part } from './places.ts';

/** Locks, drafts and SQLite's auxiliary files: useless on another machine. */
const LEFT_OUT = /(?:^|\/)(?:\.drafts|[^/]*\.?lock\.sqlite|[^/]*\.sqlite-(?:wal|shm|journal))(?:$|\/)/;

/**
 * All files of a part, what is in its folders last: a release's folder never changes, and what points to it is read before, so that no backup points to a
 * release that it does not have.
 */
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
