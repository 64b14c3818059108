import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export function firstExecutable(files: readonly string[]): string | null {
  return files.find(isExecutable) ?? null;
}

export function onPath(command: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return firstExecutable(folders.filter(Boolean).map((folder) => path.join(folder, command)));
}

/** Installs a package of the system where that is possible: on Debian and its kin, as root. */
export function installSystemPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) {
    return false;
  }
  console.log(`Installing ${name} from the system's packages…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  const updated = apt('update');
  const installed = apt('install', '--no-install-recommends', name);
  if (installed.status !== 0) {
    console.error(`${updated.stderr}${installed.stderr}`.trim());
  }
  return installed.status === 0;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
