import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Runs on the Node of the machine (20 or newer) and uses only what Node has built in: nothing is installed yet.
 */

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
export const projectNode = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function ensureDependencies() {
  if (isInstalled()) {
    return;
  }
  console.log('Installing dependencies (about a minute, once)…');
  // Not `npm ci`: it refuses the lock on a registry that has not every system's build of an optional package.
  const result = npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.status !== 0 || !existsSync(projectNode)) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim());
    console.error('The dependencies could not be installed. The messages of npm are above.');
    process.exit(1);
  }
}

/** npm keeps a record of what it has put into node_modules; it is compared with the lock, package by package. A link is looked at itself. */
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(projectNode)) {
    return false;
  }
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const installed = readLock(record);
  return Object.entries(wanted).every(([place, entry]) => {
    const there = installed[place];
    if (entry.link === true) return existsSync(path.join(root, place));
    return there ? there.version === entry.version && there.integrity === entry.integrity : isOptional(place, entry);
  });
}

/** Builds for other systems, and the workspaces themselves, are not in npm's record. */
function isOptional(place, entry) {
  return !place.includes('node_modules/') || entry.optional === true;
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function npm(args) {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'development' } };
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
