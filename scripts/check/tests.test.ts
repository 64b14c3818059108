import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readersOf } from './tests.ts';

const root = path.resolve(import.meta.dirname, '../..');
const conformance = 'mfe-content/src/entry/remote.test.tsx';

describe('the check of a change', () => {
  it.each([
    'mfe-content/locales/en.json',
    'mfe-content/remote.manifest.json',
    'mfe-content/src/pages/faq/route.json',
    'mfe-content/src/pages/faq/view.tsx',
    'mfe-content/src/pages/faq/view.module.css',
    'mfe-content/src/paths.ts',
  ])('runs the remote’s own suite after a change of %s', (file) => {
    expect(readersOf([file])).toContain(conformance);
  });

  it.each([
    ['a text that the API lacks in one language', 'reference-api/locales/en.json', 'scripts/lint/locales.test.ts'],
    ['a remote named in the shell', 'shell/src/routing/index.ts', 'shell/src/names-no-remote.test.ts'],
    ['a route of another path', 'mfe-content/src/pages/faq/route.json', 'shell/src/server/compose/routing/named-routes.test.ts'],
    ['a width that is no breakpoint', 'mfe-content/src/pages/faq/view.module.css', 'shared-kit/src/contracts/breakpoints.test.ts'],
    ['a data file that nothing reads', 'demo-shop/data/faq.json', 'demo-shop/src/seed.test.ts'],
  ])('sees %s', (_, file, test) => {
    expect(readersOf([file])).toContain(test);
  });

  it('leaves the other remotes alone', () => {
    expect(readersOf(['mfe-content/locales/en.json']).filter((test) => test.startsWith('mfe-'))).toEqual([conformance]);
    expect(readersOf(['docs/glossary.md', 'mfe-content/README.md', 'e2e/shopper/cart.spec.ts'])).toEqual([]);
  });

  it('names tests that are there', () => {
    const everyFile = globSync(['{shell,shared-kit,demo-shop,mfe-*}/**/*', '.dependency-cruiser*'], {
      cwd: root,
      exclude: (name) => ['node_modules', 'dist', '.cache'].includes(path.basename(name)),
    });
    expect(readersOf(everyFile).filter((test) => !existsSync(path.join(root, test)))).toEqual([]);
  });
});
