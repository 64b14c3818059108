import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { importsOf, SHARED_EXPORTS, SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import { SHARED } from './shared-modules.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

it('gives remotes all that their builds leave out', () => {
  expect(Object.keys(SHARED)).toEqual(
    expect.arrayContaining([...SHARED_PACKAGES, ...SHARED_KIT_MODULES.map((name) => `@vitrava/shared-kit/${name}`)]),
  );
});

it.each(Object.entries(SHARED_EXPORTS))('Builds get the parts of %s that they may use', (library, names) => {
  expect(Object.keys(SHARED[library] ?? {}).sort()).toEqual([...names].sort());
});

it('gives them all that the kit and the libraries they bring along import', () => {
  const sources = globSync(['shared-kit/src/**/*.{ts,tsx}', 'node_modules/patronum/*/index.js'], {
    cwd: root,
    exclude: (name) => /(?:^|\/)testing$|\.test\.tsx?$/.test(String(name)),
  });
  const all = sources.flatMap((file) => importsOf(path.join(root, file)));
  const imports = all.flatMap(({ from, names }) => (SHARED_EXPORTS[from] ? [...names.keys()].map((name) => ({ from, name })) : []));
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.filter(({ from, name }) => !SHARED_EXPORTS[from]?.includes(name))).toEqual([]);
});
