import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { matchPath } from '@vitrava/shared-kit/router';

export interface RouteMatch {
  readonly owner: string;
  readonly route: RouteDefinition;
}

/** Looks an address up in the routes of all remotes of a composition. `pathname` has no locale prefix. */
export function findRoute(composition: PageComposition, pathname: string): RouteMatch | null {
  for (const [owner, { routes }] of Object.entries(composition.remotes)) {
    const route = routes.find(({ path }) => matchPath({ path, end: true }, pathname));
    if (route) return { owner, route };
  }
  return null;
}

/** Whether a page has another document: by the remotes that its route or the open document names. */
export function isOtherDocument(composition: PageComposition, from: RouteMatch | null, to: RouteMatch | null): boolean {
  if (to !== null && composition.remotes[to.owner]?.entry === null) return true;
  return remotesOf(from) !== remotesOf(to);
}

function remotesOf(match: RouteMatch | null): string | null {
  return match?.route.meta.remotes ? [match.owner, ...match.route.meta.remotes].sort().join(' ') : null;
}

/** The same composition without the pages of these paths, which the shop's backend cannot fill. */
export function withoutPages(composition: PageComposition, absent: readonly string[]): PageComposition {
  if (absent.length === 0) return composition;
  const remotes = Object.entries(composition.remotes).map(([name, remote]) => {
    return [name, { ...remote, routes: remote.routes.filter(({ path }) => !absent.includes(path)) }] as const;
  });
  return { ...composition, remotes: Object.fromEntries(remotes) };
}
