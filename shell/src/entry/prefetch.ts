import { $location } from '@vitrava/shared-kit/bus/shell';
import { findRoute, isOtherDocument } from '../composition/index.ts';
import { type Address, urlOf } from '../routing/index.ts';
import type { NextPages, NextPagesOptions } from './next-pages.ts';
import type { OnDemand } from './on-demand.ts';

export interface Prefetch {
  readonly prefetch: (address: Address) => Promise<unknown>;
  /** The code of that page, and the part of the program that opens it. */
  readonly prefetchCode: (address: Address) => Promise<unknown>;
}

export function createPrefetch(
  { composition, scope }: Pick<NextPagesOptions, 'composition' | 'scope'>,
  remotes: OnDemand<Pick<NextPagesOptions, 'loads' | 'payloads'>>,
  next: OnDemand<NextPages>,
): Prefetch {
  const prefetchCode: Prefetch['prefetchCode'] = async ({ pathname }) => {
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
