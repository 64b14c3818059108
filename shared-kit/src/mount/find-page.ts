import { matchPath } from '@vitrava/shared-kit/router';
import { queryOf } from './query.ts';
import type { PageRequest, PageRoute } from './route.ts';

/** The page that answers an address (path and query without locale prefix), with its request; null when none does. */
export function findPage(routes: readonly PageRoute[], url: string): { route: PageRoute; request: PageRequest } | null {
  const { pathname, searchParams } = new URL(url, 'http://shop.local');
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match) continue;
    const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
    return { route, request: { params, query: queryOf(searchParams) } };
  }
  return null;
}
