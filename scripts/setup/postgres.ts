import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { firstExecutable, installSystemPackage, onPath } from './run.ts';

const debianFolder = '/usr/lib/postgresql';
const oldest = 15;

/** The folder with `initdb` and `postgres`; null where there is none. */
export function findPostgres(): string | null {
  const inPath = onPath('initdb');
  if (inPath !== null && onPath('postgres') !== null) {
    return path.dirname(inPath);
  }
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const folders = versions
    .filter((version) => version >= oldest)
    .sort((a, b) => b - a)
    .map((version) => path.join(debianFolder, String(version), 'bin'));
  const initdb = firstExecutable(folders.map((folder) => path.join(folder, 'initdb')));
  return initdb === null ? null : path.dirname(initdb);
}

/** Puts PostgreSQL's programs on the PATH, installed from the system's packages where need be. False where that is impossible. */
export function ensurePostgres(): boolean {
  const folder = findPostgres() ?? (installSystemPackage('postgresql') ? findPostgres() : null);
  if (folder === null) {
    return false;
  }
  process.env['PATH'] = [process.env['PATH'], folder].join(path.delimiter);
  return true;
}
