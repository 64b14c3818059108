import { describe, expect, it } from '@jest/globals';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import { createRouteTable, parseAddress, rightSpelling } from './index.ts';

function remote(...paths: string[]): ComposedRemote {
  const routes = paths.map((path) => ({ name: path.replaceAll(/[^a-z]/g, '') || 'start', path, meta: { title: { ru: 'т', en: 't' } } }));
  return { version: '1', entry: '/x', routes, fragments: [], service: null, files: {} };
}

const composition: PageComposition = {
  id: 'c',
  shell: '1',
  remotes: { catalog: remote('/', '/product/:id', '/product/new'), content: remote('/news', '/news/:id'), account: remote('/account/*') },
};

describe('the route table', () => {
  const { match } = createRouteTable(composition);

  it.each([
    ['/', 'catalog', '/'],
    ['/news', 'content', '/news'],
    ['/news/', 'content', '/news'],
    ['/news/5', 'content', '/news/:id'],
    ['/product/new', 'catalog', '/product/new'],
    ['/product/%D0%B0', 'catalog', '/product/:id'],
    ['/account/orders/1', 'account', '/account/*'],
  ])('gives %s to its owner', (path, owner, pattern) => {
    expect(match(path)).toMatchObject({ owner, route: { path: pattern } });
  });

  it.each(['/nowhere', '/news/5/6', '/NEWS', '/product', '/news%2F5'])('No remote owns %s', (path) => {
    expect(match(path)).toBeNull();
  });
});

describe('the right spelling of an address', () => {
  const routes = createRouteTable(composition);

  it.each([
    ['/news/', '/news'],
    ['/NEWS', '/news'],
    ['/News/Vitamin-D/', '/news/Vitamin-D'],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['/EN/News/5', '/en/news/5'],
    ['/Account/Orders/1/', '/account/Orders/1'],
    ['/Product/%D0%B0', '/product/%D0%B0'],
    ['/news/vitamin%2Dd', '/news/vitamin-d'],
    ['/product/%31001', '/product/1001'],
    ['/%6eews/a%5F%7E%2Eb', '/news/a_~.b'],
    ['/%65%4E/news', '/en/news'],
  ])('of %s is %s', (requested, right) => {
    expect(rightSpelling(routes, requested)).toBe(right);
  });

  it.each(['/', '/en', '/news', '/en/news/5', '/news/%252D', '/news/a%20b%26c%2B', '/news/ABC', '/nowhere/', '/NOWHERE', '/en/nowhere/'])(
    'leaves %s alone',
    (pathname) => {
      expect(rightSpelling(routes, pathname)).toBeNull();
    },
  );
});

describe('an address', () => {
  it('is taken apart into path and query', () => {
    expect(parseAddress('/news?page=2#top')).toEqual({ pathname: '/news', search: '?page=2' });
    expect(parseAddress('/a/../news?')).toEqual({ pathname: '/news', search: '' });
    expect(parseAddress('/поиск')).toEqual({ pathname: '/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA', search: '' });
  });

  it.each([
    '',
    'news',
    '//evil.example',
    '/\\evil.example',
    '/a/..//evil.example',
    '/en//evil.example',
    'https://evil.example/',
    '/%E0%A4%A',
    '/a%00b',
    '/a%0d%0aSet-Cookie:x',
    `/${'a'.repeat(3000)}`,
    undefined,
    ['/a'],
  ])('is refused: %p', (text) => {
    expect(parseAddress(text)).toBeNull();
  });
});
