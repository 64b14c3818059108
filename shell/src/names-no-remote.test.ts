import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.join(__dirname, '../..');
const remotes = globSync('mfe-*', { cwd: root });
const paths = globSync('mfe-*/src/pages/*/route.json', { cwd: root }).map((file) => {
  const route = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { readonly path: string };
  return route.path;
});

/** The first fixed segment of each route, as it would stand at the beginning of a text: `'/checkout`. The root is the site's own. */
const segments = [...new Set(paths.map((one) => one.split('/')[1] ?? '').filter((segment) => /^[a-z]/.test(segment)))];
const NAMES = new RegExp(`\\b(?:${remotes.join('|')})\\b|['"\`]/(?:${segments.join('|')})(?=[/?#'"\`]|$)`, 'gm');

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const sources = globSync('shell/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

describe('The shell', () => {
  it('The list of remotes and routes to search for is not empty', () => {
    expect([remotes.length > 1, segments.length > 3, sources.length > 100]).toEqual([true, true, true]);
  });

  it('The shell names no remote and no path of one: its data of a page is in the page’s route.json', () => {
    const found = sources.flatMap((file) => {
      const named = withoutComments(readFileSync(path.join(root, file), 'utf8')).match(NAMES) ?? [];
      return named.map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});
