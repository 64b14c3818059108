import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { matchPath } from '@vitrava/shared-kit/router';

/** Who answers an address, and with which route. */
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
