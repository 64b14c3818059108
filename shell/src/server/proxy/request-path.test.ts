import { expect, it } from '@jest/globals';
import { hostileTargets } from '../testing/index.ts';
import { readRequestPath } from './request-path.ts';

it.each([
  ['/', '/', ''],
  ['/en/product/7?x=1&y=a\\b', '/en/product/7', '?x=1&y=a\\b'],
  ['/news/vitamin%2Dd/%D0%B0%2F', '/news/vitamin-d/%D0%B0%2F', ''],
  ['/a//b/c.d', '/a//b/c.d', ''],
  [Buffer.from('/поиск?q=магний').toString('latin1'), encodeURI('/поиск'), `?q=${encodeURIComponent('магний')}`],
])('A request target that is a path is read with its query: %s', (target, pathname, search) => {
  expect(readRequestPath(target)).toEqual({ pathname, search });
});

it('A path that is read from a hostile request target keeps its host when an origin is put before it', () => {
  for (const target of hostileTargets('127.0.0.1:9999')) {
    const path = readRequestPath(target);
    if (path === null) continue;
    const { href } = new URL(path.pathname + path.search, 'http://upstream');
    expect(href).toBe(`http://upstream${path.pathname}${path.search}`);
  }
});
