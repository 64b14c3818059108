import { $location } from '@vitrava/shared-kit/bus/shell';
import { findRoute, isOtherDocument } from '../composition/index.ts';
import { urlOf } from '../routing/index.ts';
import type { NextPages, NextPagesOptions } from './next-pages.ts';
import type { OnDemand } from './on-demand.ts';
import type { Pages } from './pages.ts';

/** Loads data and code of pages ahead of a navigation. */
export function createPrefetch(
  { composition, scope }: Pick<NextPagesOptions, 'composition' | 'scope'>,
  remotes: OnDemand<Pick<NextPagesOptions, 'loads' | 'payloads'>>,
  next: OnDemand<NextPages>,
): Pick<Pages, 'prefetch' | 'prefetchCode'> {
  const prefetchCode: Pages['prefetchCode'] = async ({ pathname }) => {
    const match = findRoute(composition, pathname);
    if (!match || composition.remotes[match.owner]?.entry === null) return;
    const { owner, route } = match;
    // At once with the part that opens the page. A remote can have failed only where that part was there before.
    const code = next.isWanted()
      ? next.get().then(({ applications }) => applications.prefetch(owner, route.name))
      : remotes.get().then(({ loads }) => loads.load(owner, route.name));
    await Promise.all([code, next.get()]);
  };

  return {
    prefetchCode,
    async prefetch(address) {
      const here = findRoute(composition, scope.getState($location).pathname);
      const isSoft = !isOtherDocument(composition, here, findRoute(composition, address.pathname));
      const data = isSoft && remotes.get().then(({ payloads }) => payloads.get(urlOf(address), 'fresh'));
      await Promise.all([data, prefetchCode(address), next.get()]);
    },
  };
}
