import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const IS_TEST = /\.test\.tsx?$|(?:^|\/)testing(?:\/|$)/;

/** Absolute paths of the TypeScript sources below `src` of an app, without tests. */
export function sourcesIn(folder: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !IS_TEST.test(file.split(path.sep).join('/')))
    .map((file) => path.join(folder, file))
    .sort();
}

/** The generation of what is built in `folder`: the major version of the React that is installed for it. */
export function generationOf(folder: string): string {
  return `react${installedVersion('react', folder).split('.')[0]}`;
}

/** The version of a package that is installed for the sources in `folder`; `name` may be a path into it. Throws when it is not installed. */
export function installedVersion(name: string, folder: string): string {
  const owner = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const file = findPackageJSON(owner, pathToFileURL(path.join(folder, 'package.json')));
  if (file === undefined) throw new Error(`${owner} is not installed for ${folder}: run npm install.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
