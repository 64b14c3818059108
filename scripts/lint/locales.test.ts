import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from '@jest/globals';
import { itHasTheSameTextsInEveryLanguage } from '../../shared-kit/src/testing/conformance/locale-files.ts';

/* The remotes and the shell test their own locale files; these are the others. */

const root = path.resolve(import.meta.dirname, '../..');

const folders = globSync(
  [
    'delivery/locales',
    'console/locales',
    'reference-api/locales',
    'static-files/locales',
    'demo-shop/*/locales',
    'shared-kit/locales',
    'shared-kit/gallery/locales',
  ],
  {
    cwd: root,
  },
);

describe.each(folders.sort())('%s', (folder) => {
  const read = (code: string) => JSON.parse(readFileSync(path.join(root, folder, `${code}.json`), 'utf8'));
  itHasTheSameTextsInEveryLanguage({ ru: read('ru'), en: read('en') });
});
