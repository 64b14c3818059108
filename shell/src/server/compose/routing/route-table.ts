import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { matchPath } from 'react-router';
import { CACHE_BYTES, createByteCache } from '../../cache/index.ts';

export interface OwnedRoute {
  readonly owner: string;
  readonly route: RouteDefinition;
}

export interface RouteTable {
  /** The route of a path without the locale prefix, as in the address; null when no remote owns it. */
  match(pathname: string): OwnedRoute | null;
  /** The same path as its owner writes it: no slash at the end, fixed segments in its case. Null when no remote owns it however it is written. */
  spelling(pathname: string): string | null;
}

/** What is kept for a path beside it: the route itself is the composition's. */
const MATCH_BYTES = 64;

/** Merges the routes of a composition; fixed segments win over parameters, parameters over a rest. */
export function createRouteTable(composition: PageComposition): RouteTable {
  const routes = Object.entries(composition.remotes)
    .flatMap(([owner, remote]) => remote.routes.map((route) => ({ owner, route, looseness: loosenessOf(route.path) })))
    .sort((a, b) => a.looseness - b.looseness || a.route.path.localeCompare(b.route.path));
  const known = createByteCache<{ readonly owned: OwnedRoute | null }>(CACHE_BYTES.pathsOfComposition, () => MATCH_BYTES);
  const find = (pathname: string, caseSensitive: boolean) => {
    const decoded = decodeSegments(pathname);
    return routes.find(({ route }) => matchPath({ path: route.path, end: true, caseSensitive }, decoded));
  };

  function match(pathname: string): OwnedRoute | null {
    const matched = known.get(pathname);
    if (matched) return matched.owned;
    const found = find(pathname, true);
    const owned = found ? { owner: found.owner, route: found.route } : null;
    known.set(pathname, { owned });
    return owned;
  }

  return {
    match,
    spelling(pathname) {
      const bare = pathname.replace(/\/+$/, '') || '/';
      if (match(bare)) return bare;
      const found = find(bare, false);
      return found ? respell(bare, found.route.path) : null;
    },
  };
}

/** Fixed segments as the pattern has them; parameters are names and stay as they are. */
function respell(pathname: string, pattern: string): string {
  const wanted = pattern.split('/');
  return pathname
    .split('/')
    .map((segment, index) => (/^[^:*]/.test(wanted[index] ?? '') ? (wanted[index] ?? segment) : segment))
    .join('/');
}

function loosenessOf(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + (segment.startsWith(':') ? 1 : segment === '*' ? 100 : 0), 0);
}

/** An encoded slash stays encoded: it is part of a segment. */
function decodeSegments(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
    .join('/');
}
