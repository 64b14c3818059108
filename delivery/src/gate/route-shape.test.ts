import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { routeShapes } from './route-shape.ts';

it('sees the same shape behind other parameter names, slashes and capitals', () => {
  expect(routeShapes('/news/:id')).toEqual(routeShapes('/News/:slug/'));
  expect(routeShapes('/news/:id')).not.toEqual(routeShapes('/news/archive'));
  expect(routeShapes('/')).toEqual(['/']);
});

it('counts an optional segment as both of its forms', () => {
  expect(routeShapes('/news/:id?')).toEqual(['/news', '/news/:']);
});

it('does not depend on the names of parameters', () => {
  const segment = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), segment, segment), { maxLength: 5 }), (segments) => {
      const path = (pick: 1 | 2) => `/${segments.map((item) => (item[0] ? `:${item[pick]}` : item[1])).join('/')}`;
      expect(routeShapes(path(1))).toEqual(routeShapes(path(2)));
    }),
  );
});
