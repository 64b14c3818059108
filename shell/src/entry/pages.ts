import { $flags, $location } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { allSettled } from 'effector';
import { defineFragmentElement, findRoute } from '../composition/index.ts';
import { createConnection } from '../connection/index.ts';
import { isPlainClick } from '../leaving/index.ts';
import { type Address, hrefOf, pendingNavigationChanged, softTarget, urlOf } from '../routing/index.ts';
import type { NextPages, NextPagesOptions } from './next-pages.ts';
import { type OnDemand, onDemand } from './on-demand.ts';
import { createPrefetch, type Prefetch } from './prefetch.ts';
import { createFirstPage, type FirstPage } from './start-first-page.ts';

/** The pages of remotes: one part makes the document's page alive, a second one, by intent, lets others follow. */
export interface Pages extends Prefetch {
  readonly go: (address: Address, travel: 'push' | 'replace', scroll: 'top' | 'keep') => void;
  readonly reload: () => void;
  /** Loads another document, once the shop can be reached. */
  readonly leaveBy: (load: () => void) => unknown;
  readonly startFirst: FirstPage['start'];
  /** From now on it is known who may see the page. */
  readonly checkHere: () => void;
}

export function createPages(
  { owner, rendering }: Pick<PageDocumentState, 'owner' | 'rendering'>,
  options: Omit<NextPagesOptions, 'rendered' | 'first' | 'loads' | 'payloads' | 'connection'>,
): Pages {
  const { composition, scope, locale } = options;
  const connection = createConnection(scope);
  const rendered = rendering === 'rendered' ? owner : null;
  const remotes = onDemand(async () => {
    const { createLoads, createPayloads, mountFirstPage } = await import(/* webpackChunkName: "remotes" */ './first-page.ts');
    return {
      mountFirstPage,
      loads: createLoads(composition, locale),
      payloads: createPayloads({ compositionId: composition.id, flags: scope.getState($flags), locale }),
    };
  });
  const next = onDemand<NextPages>(async () => {
    const [{ startNextPages }, { loads, payloads }] = await Promise.all([
      import(/* webpackChunkName: "next-pages" */ './next-pages.ts'),
      remotes.get(),
    ]);
    return startNextPages({ ...options, connection, rendered, loads, payloads, first: firstPage.mounted().catch(() => null) });
  });
  const firstPage = createFirstPage({ ...options, owner, rendered, remotes, next });
  followAnchors(next, locale);
  const fragments = onDemand(async () => {
    const { createShowFragment } = await import(/* webpackChunkName: "fragments" */ '../composition/embedded/index.ts');
    return createShowFragment(options);
  });
  defineFragmentElement(async (element, onFailure) => {
    const show = await fragments.get().catch(() => null);
    if (!show) onFailure();
    return show ? show(element, onFailure) : null;
  });

  const go: Pages['go'] = (address, travel, scroll) => {
    // Until the navigation is loaded, which does the same.
    if (!next.isLoaded()) void allSettled(pendingNavigationChanged, { scope, params: urlOf(address) });
    next.get().then(
      ({ navigation }) => void navigation.go(address, travel, scroll),
      async () => {
        if (await connection.reach(() => go(address, travel, scroll))) location.assign(hrefOf(address, locale));
        else void allSettled(pendingNavigationChanged, { scope, params: null });
      },
    );
  };

  return {
    go,
    leaveBy: connection.leaveBy,
    reload() {
      next.get().then(
        ({ navigation }) => void navigation.reload(),
        () => connection.leaveBy(() => location.reload()),
      );
    },
    ...createPrefetch(options, remotes, next),
    startFirst: firstPage.start,
    checkHere() {
      const { middleware = [], needReset = false } = findRoute(composition, scope.getState($location).pathname)?.route.meta ?? {};
      if (!next.isWanted() && middleware.length === 0 && !needReset) return;
      next.get().then(
        ({ navigation }) => void navigation.checkHere(),
        () => undefined,
      );
    },
  };
}

/** An anchor of this page waits for the part that keeps the place it is left from: Back returns there. */
function followAnchors(next: OnDemand<NextPages>, locale: LocaleCode): void {
  let isLost = false;
  document.addEventListener('click', (event) => {
    const anchor = (event.target as Element | null)?.closest?.('a[href*="#"]');
    if (next.isWanted() || isLost || !(anchor instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    if (softTarget(anchor, locale) !== null || anchor.pathname !== location.pathname) return;
    event.preventDefault();
    next
      .get()
      .catch(() => {
        isLost = true;
      })
      .finally(() => anchor.click());
  });
}
