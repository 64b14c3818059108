import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findLinks, findLinksInText } from './find-links.ts';

/* The paths of pages are a public contract between remotes: a link may spell one out, and each must lead to a page that there is. */

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();

const ROUTES = find('mfe-*/src/pages/*/route.json').map((file) => String(JSON.parse(read(file)).path));

/** What the shell's server answers apart from pages, by the reason. */
const SERVED: Readonly<Record<string, string>> = {
  '/locale': 'the language switch',
  '/web/docs/:file': 'printed documents',
  '/404': 'how analytics name a page that there is not',
  '/share-picture.png': 'the picture of shared links',
  '/sitemap.xml': 'for search engines',
  '/sitemap-:part.xml': 'for search engines',
  '/favicon.svg': 'the icon of the tab',
  // Of the console, which has an origin of its own.
  '/language': 'its language switch',
  '/move': 'its question before a move',
  '/sign-in': 'its sign-in',
  '/sign-out': 'its sign-out',
};

const PATTERNS = [...ROUTES, ...Object.keys(SERVED)].map(
  (route) => new RegExp(`^${route.replaceAll('.', '[.]').replace(/:\w+/g, '[^/]+')}$`),
);
const leadsSomewhere = (link: string) => PATTERNS.some((pattern) => pattern.test(link));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const SOURCES = find('{shell,mfe-*}/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\/|\/src\/paths\.ts$/.test(file));

describe('links within the shop', () => {
  const found = SOURCES.flatMap((file) => {
    const links = findLinks(read(file), file, file.startsWith('shell/') ? 'targets' : 'all');
    return links.map((link) => ({ at: `${file}:${link.line}`, path: link.path }));
  });
  const worded = find('{shell,mfe-*}/locales/**/*.json').flatMap((file) =>
    textsOf(JSON.parse(read(file))).flatMap((text) => findLinksInText(text).map((link) => ({ at: file, path: link }))),
  );

  it('lead to pages and documents that there are', () => {
    expect(found.length).toBeGreaterThan(20);
    expect([...found, ...worded].filter((link) => !leadsSomewhere(link.path))).toEqual([]);
  });
});

describe('the search for links', () => {
  it.each([
    ['a link', "const a = <a href='/cart'>{b}</a>;", '/cart'],
    ['a link in another language', "const a = <a href={localizePath('/cart', locale)} />;", '/cart'],
    ['a link with parameters', `const a = <a href={localizePath(\`/product/\${id}?from=cart\`, locale)} />;`, '/product/*'],
    ['one of two links', "const a = { to: isEmpty ? '/cart' : home };", '/cart'],
    ['a step to another page', "navigate('/favorites#list');", '/favorites'],
  ])('finds %s', (_, code, expected) => {
    expect(findLinks(code, 'view.tsx', 'targets').map((link) => link.path)).toEqual([expected]);
    expect(findLinks(code, 'view.tsx', 'all').map((link) => link.path)).toEqual([expected]);
  });

  it('leaves other sites, imports and filled addresses alone', () => {
    const code = `import a from './a'; const b = <a href='https://example.com/cart' data-to='//cdn' title={\`/\${slug}\`} />;`;
    expect(findLinks(code, 'view.tsx', 'all')).toEqual([]);
  });

  it('finds links in prose', () => {
    expect(findLinksInText('See [the cart](/cart?a=1) or [ours](https://example.com).')).toEqual(['/cart']);
  });

  it('knows a path that leads nowhere', () => {
    expect(['/', '/product/*', '/checkout/result/*', '/web/docs/*.pdf', '/favourites', '/product'].map(leadsSomewhere)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
