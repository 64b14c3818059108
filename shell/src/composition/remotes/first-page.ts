import { $location, $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { RemoteMountProps } from '@vitrava/shared-kit/mount/client';
import type { Scope } from 'effector';
import { containerOf } from '../containers.ts';
import { findRoute } from '../route-table.ts';
import type { LoadedRemote, Loads } from './loads.ts';

export interface FirstPageOptions extends Pick<RemoteMountProps, 'onHydrated' | 'onFailure'> {
  readonly composition: PageComposition;
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly owner: string;
  readonly loads: Loads;
}

/**
 * Makes the server's markup of the document's own page come alive, by the same lifecycles that single-spa calls later. The most visits
 * end here, so that single-spa itself comes with the next page and finds this one mounted. Null when the shopper has left it meanwhile;
 * rejects when the remote cannot be loaded or mounted.
 */
export async function mountFirstPage({
  composition,
  scope,
  locale,
  owner,
  loads,
  ...handlers
}: FirstPageOptions): Promise<LoadedRemote | null> {
  const route = findRoute(composition, scope.getState($location).pathname)?.route.name ?? '';
  const remote = await loads.load(owner, route);
  if (scope.getState($routeOwner) !== owner) return null;
  const props: RemoteMountProps = {
    name: owner,
    scope,
    locale,
    texts: remote.texts,
    container: containerOf(owner),
    hydrate: true,
    ...handlers,
  };
  await remote.client.bootstrap(props);
  await remote.client.mount(props);
  return remote;
}
