import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import manifest from '../../remote.manifest.json';

const { pages, popups, areas, slots } = manifest.frame;
const USES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:usePage\(|(?:isPageOf|pathAbout)\(\w+, |meta\.role === )'([a-z-]+)'/g, pages],
  [/\bmap\.pages\.([a-z]+)/g, pages],
  [/\bpopupOf\(.*?, '([a-z-]+)'\)/g, popups],
  [/\buseLinks\([^'\n]*'([a-z-]+)'/g, areas],
  [/\bdata-slot="([a-z-]+)"/g, slots],
];

it('The manifest of the shell declares every role, area and slot of its frame', () => {
  const root = path.resolve(__dirname, '../..');
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  const found = USES.map(([use, declared]) => {
    const names = sources.flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(use)].map(([, name = '']) => name));
    expect(names.filter((name) => !declared.includes(name))).toEqual([]);
    return new Set(names).size;
  });
  expect(Math.min(...found)).toBeGreaterThan(0);
});
