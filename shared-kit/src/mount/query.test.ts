import { describe, expect, it } from '@jest/globals';
import { findPage } from './find-page.ts';
import { queryOf } from './query.ts';
import type { PageRoute } from './route.ts';

describe('the query of an address', () => {
  it('has the first value of a repeated name, in a search string and in the request of a page', () => {
    expect(queryOf('?search=a&search=b&page=2')).toEqual({ search: 'a', page: '2' });
    const routes = [{ name: 'start', path: '/' }] as PageRoute[];
    expect(findPage(routes, '/?search=a&search=b')?.request.query).toEqual({ search: 'a' });
  });

  it('is empty for an address without one', () => {
    expect(queryOf('')).toEqual({});
  });
});
