import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { doRoutesOverlap, hasSameShape } from './route-shape.ts';

it('Patterns that differ in parameter names, slashes and capitals have the same shape', () => {
  expect(hasSameShape('/news/:id', '/News/:slug/')).toBe(true);
  expect(hasSameShape('/news/:id', '/news/archive')).toBe(false);
  expect(hasSameShape('/', '/')).toBe(true);
});

it('An optional segment counts as both of its forms', () => {
  expect(hasSameShape('/news/:id?', '/news')).toBe(true);
  expect(hasSameShape('/news/:id?', '/news/:slug')).toBe(true);
});

it('The overlap of patterns does not depend on the names of parameters', () => {
  const segment = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), segment, segment), { maxLength: 5 }), (segments) => {
      const path = (pick: 1 | 2) => `/${segments.map((item) => (item[0] ? `:${item[pick]}` : item[1])).join('/')}`;
      expect(hasSameShape(path(1), path(2))).toBe(true);
    }),
  );
});

describe('Two patterns', () => {
  it.each([
    ['/product/:id', '/product/1001'],
    ['/product/:id', '/*'],
    ['/', '/*'],
    ['/account/*', '/account'],
    ['/account/*', '/Account/orders/:number'],
    ['/news/:id?', '/news'],
    ['/:page', '/faq'],
  ])('%s and %s share an address', (one, other) => {
    expect([doRoutesOverlap(one, other), doRoutesOverlap(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['/product/:id', '/products/1001'],
    ['/product/:id', '/product'],
    ['/account/*', '/accounts'],
    ['/news/:id', '/news/:id/comments'],
  ])('%s and %s do not', (one, other) => {
    expect([doRoutesOverlap(one, other), doRoutesOverlap(other, one)]).toEqual([false, false]);
  });
});
