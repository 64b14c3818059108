import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { allSettled } from 'effector';
import { findRoute, isStanding, reloadOnce } from '../composition/index.ts';
import { type Address, hrefOf, isPlaceKept, pendingNavigationChanged, urlOf } from '../routing/index.ts';
import type { NextPages, NextPagesOptions } from './next-pages.ts';
import { onDemand } from './on-demand.ts';

/** The pages of the remotes, whose program is a part of its own. Where it does not come, links are left to the browser, which loads documents. */
export interface Pages {
  readonly go: (address: Address, travel: 'push' | 'replace', scroll: 'top' | 'keep') => void;
  /** Loads the current page's data anew. */
  readonly reload: () => void;
  /** Data and code of the page that a link leads to. */
  readonly prefetch: (address: Address) => Promise<unknown>;
  /**
   * Makes the document's own page come alive; resolves when the server's markup of it is. A page that the server has left to the browser
   * is opened when the frame is alive, which says where the page is. Never rejects.
   */
  readonly startOwn: (frame: Promise<void>) => Promise<void>;
  /** Who may see the page can be said from now on. */
  readonly checkHere: () => void;
}

export function createPages(
  { owner, rendering }: Pick<PageDocumentState, 'owner' | 'rendering'>,
  options: Omit<NextPagesOptions, 'rendered'>,
): Pages {
  const { scope, locale } = options;
  const rendered = rendering === 'rendered' ? owner : null;
  const program = onDemand<NextPages>(async () => {
    const { startNextPages } = await import(/* webpackChunkName: "next-pages" */ './next-pages.ts');
    return startNextPages({ ...options, rendered });
  });

  return {
    go(address, travel, scroll) {
      void allSettled(pendingNavigationChanged, { scope, params: urlOf(address) });
      program.get().then(
        ({ navigation }) => void navigation.go(address, travel, scroll),
        () => location.assign(hrefOf(address, locale)),
      );
    },
    reload() {
      program.get().then(
        ({ navigation }) => void navigation.reload(),
        () => location.reload(),
      );
    },
    async prefetch(address) {
      const { payloads, applications } = await program.get();
      const match = findRoute(options.composition, address.pathname);
      await Promise.all([payloads.get(urlOf(address), 'fresh'), match && applications.prefetch(match.owner, match.route.name)]);
    },
    async startOwn(frame) {
      // An error of the shell's and a page of words need no program of their own. Who comes back wants to be where they were, also from an
      // anchor of the page: that is known to the part that follows the history.
      const isDone = owner === null || (isStanding(owner) && !document.querySelector('main a[href^="#"]'));
      if (isDone && history.state === null && !isPlaceKept()) return;
      try {
        const { applications, navigation } = await program.get();
        await Promise.all([frame, applications.hydrated]);
        if (owner !== null && rendered === null) void navigation.openHere();
      } catch (error) {
        if (owner !== null && !reloadOnce()) options.onHealth(owner, error);
      }
    },
    checkHere() {
      if (!program.isWanted()) return;
      program.get().then(
        ({ navigation }) => void navigation.checkHere(),
        () => undefined,
      );
    },
  };
}
