import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Measured } from './releases.ts';

/** A text that survives minification and stands once in each copy of the library. */
const marks: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom/client': 'rendererPackageName',
  effector: 'unit call from pure function',
  'effector-react': 'expect @@unitShape to be a function',
  i18next: 'i18next/PATH_KEY',
  'the texts': 'needs an I18nProvider above it',
  'single-spa': 'single-spa minified message',
  'the router': 'will be treated as if it were',
  'the bus': 'shell/$location',
};

export interface Copies {
  readonly library: string;
  readonly files: readonly string[];
}

/** In which built scripts each shared library lies. One page may download only one copy. */
export function copiesOf({ folderOf, releases }: Measured): Copies[] {
  const scripts = Object.values(releases).flatMap((release) =>
    release.files
      .filter((file) => file.path.endsWith('.js'))
      .map((file) => ({ name: `${release.remote}/${file.path}`, text: readFileSync(path.join(folderOf(release), file.path), 'utf8') })),
  );
  return Object.entries(marks).map(([library, mark]) => ({
    library,
    files: scripts.flatMap(({ name, text }) => Array.from({ length: text.split(mark).length - 1 }, () => name)),
  }));
}
