import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';

interface ConsumedModule {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly import: false;
  readonly shareKey?: string;
}

/** The version of a package that is installed for the sources in `folder`; `name` may be a path into it. Throws when it is not there. */
export function versionOf(name: string, folder: string): string {
  const owner = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const file = findPackageJSON(owner, pathToFileURL(path.join(folder, 'package.json')));
  if (file === undefined) throw new Error(`${owner} is not installed for ${folder}: run npm install.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What a remote in `folder` takes from the page instead of bringing it; the shell gives it (shell/src/composition/shared-modules.ts). */
export function consumedModules(folder: string): Record<string, ConsumedModule> {
  const entries: Record<string, ConsumedModule> = {};
  for (const name of SHARED_PACKAGES) {
    entries[name] = { singleton: true, requiredVersion: `^${versionOf(name, folder)}`, import: false };
  }
  // effector-react imports this file by its full name; without the key a second Effector is shipped.
  entries['effector/effector.mjs'] = { ...(entries['effector'] as ConsumedModule), shareKey: 'effector' };
  for (const name of SHARED_KIT_MODULES) {
    entries[`@vitrava/shared-kit/${name}`] = { singleton: true, requiredVersion: false, import: false };
  }
  return entries;
}
