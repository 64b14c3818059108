import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORD_FILE } from './directory-layout.ts';
import { ifMissing } from './error-code.ts';

/** What differs once a file of the folder was changed, added or removed; null without a folder. Reads no file. */
export async function fingerprintOf(folder: string): Promise<string | null> {
  const paths = await readdir(folder, { recursive: true }).catch(ifMissing(null));
  if (paths === null) return null;
  const prints = await Promise.all(paths.sort().map(async (path) => `${path}=${await fingerprintOfFile(folder, path)}`));
  return prints.join('\n');
}

async function fingerprintOfFile(folder: string, path: string): Promise<string> {
  const found = await lstat(join(folder, path)).catch(ifMissing(null));
  if (found === null) return '-';
  if (found.isDirectory()) return '/';
  // The time of the record is that of the copy's last use, not when it was written.
  return `${path === RECORD_FILE ? '' : found.mtimeMs}:${found.size}:${found.ino}`;
}
