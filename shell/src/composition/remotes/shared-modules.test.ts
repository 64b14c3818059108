import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import { SHARED } from './shared-modules.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

it('gives remotes all that their builds leave out', () => {
  expect(Object.keys(SHARED)).toEqual([...SHARED_PACKAGES, ...SHARED_KIT_MODULES.map((name) => `@vitrava/shared-kit/${name}`)]);
});

it.each(['effector', 'effector-react'])('gives them all that they and their libraries import of %s', (library) => {
  const sources = globSync(['{mfe-*,demo-shop,shared-kit}/**/src/**/*.{ts,tsx}', 'node_modules/patronum/*/index.js'], {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:dist|testing)$|\.test\.tsx?$/.test(String(name)) || /^(?:mfe|shared).*node_modules/.test(String(name)),
  });
  const imported = new Set(sources.flatMap((file) => namesFrom(library, readFileSync(path.join(root, file), 'utf8'))));
  expect(imported.size).toBeGreaterThan(3);
  expect(Object.keys(SHARED[library] ?? {})).toEqual(expect.arrayContaining([...imported]));
});

/** Values that a module imports or re-exports by name; a whole library would be everything. */
function namesFrom(library: string, source: string): string[] {
  const clauses = source.matchAll(new RegExp(`(?:import|export)\\s*(type\\b)?\\s*(\\{[^}]*\\}|\\*)[^;{}]*from\\s*["']${library}["']`, 'g'));
  return [...clauses].flatMap(([, isType, clause = '']) =>
    isType ? [] : [...clause.matchAll(/(?:^\{|,)\s*(type\s)?\s*(\w+)|\*/g)].flatMap(([all, type, name]) => (type ? [] : [name ?? all])),
  );
}
