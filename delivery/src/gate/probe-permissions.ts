import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';

/** The files of the worker: its sources, or one file beside the bundled command. */
const PROGRAM = ['*', '../sandbox/*', '../package.json', '../../package.json'].map((place) => resolve(import.meta.dirname, place));

/** Where the modules lie that a server file may require, by name, as they are found from the place of `from`; null for one that is not installed. */
export function findModules(from: string): Record<string, string | null> {
  const { resolve: find } = createRequire(from);
  return Object.fromEntries(SERVER_EXTERNALS.map((name) => [name, found(() => find(name))]));
}

/** Node's permissions for the thread: no process, thread or write; reads of its program and the modules' packages. */
export function permissionsFor(modules: Readonly<Record<string, string | null>>): string[] {
  const folders = new Set(Object.values(modules).flatMap((place) => (place === null ? [] : [packagesAround(place)])));
  return ['--permission', ...[...PROGRAM, ...[...folders].map((folder) => join(folder, '*'))].map((place) => `--allow-fs-read=${place}`)];
}

/** The outermost `node_modules` around a file, since installers link from one package to others within it; else its folder. */
function packagesAround(place: string): string {
  const parts = place.split(sep);
  const index = parts.indexOf('node_modules');
  return index < 0 ? dirname(place) : parts.slice(0, index + 1).join(sep);
}

function found(find: () => string): string | null {
  try {
    return find();
  } catch {
    return null;
  }
}
