import { $location } from '@vitrava/shared-kit/bus/shell';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { allSettled } from 'effector';
import { findRoute, isOtherDocument, isStanding, reloadOnce } from '../composition/index.ts';
import { createConnection } from '../connection/index.ts';
import { type Address, hrefOf, isPlaceKept, isPlainClick, pendingNavigationChanged, softTarget, urlOf } from '../routing/index.ts';
import type { NextPages, NextPagesOptions } from './next-pages.ts';
import { onDemand } from './on-demand.ts';

/** By then a page is alive. */
const HYDRATED_MS = 3000;

/**
 * The pages of the remotes. What makes the document's own page come alive is a part of the program, what lets another page follow is a second
 * one, which comes by intent: most visits of a page end on it. Where a part does not come, links are left to the browser, which loads documents.
 */
export interface Pages {
  readonly go: (address: Address, travel: 'push' | 'replace', scroll: 'top' | 'keep') => void;
  /** Loads the current page's data anew. */
  readonly reload: () => void;
  /** Loads another document, once the shop can be reached. */
  readonly leaveBy: (load: () => void) => unknown;
  /** Data and code of the page that a link leads to. */
  readonly prefetch: (address: Address) => Promise<unknown>;
  /** The code of that page, and the part of the program that opens it. */
  readonly prefetchCode: (address: Address) => Promise<unknown>;
  /**
   * Makes the document's own page come alive; resolves when the server's markup of it is. A page that the server has left to the browser
   * is opened when the frame is alive, which says where the page is. Never rejects.
   */
  readonly startOwn: (frame: Promise<void>) => Promise<void>;
  /** Draws what the server has left out of the frame; the frame is alive. */
  readonly fillSlots: () => void;
  /** Who may see the page can be said from now on. */
  readonly checkHere: () => void;
}

export function createPages(
  { owner, rendering }: Pick<PageDocumentState, 'owner' | 'rendering'>,
  options: Omit<NextPagesOptions, 'rendered' | 'own' | 'loads' | 'payloads' | 'connection'>,
): Pages {
  const { composition, scope, locale, onHealth } = options;
  const connection = createConnection(scope);
  const rendered = rendering === 'rendered' ? owner : null;
  let own: Promise<Awaited<NextPagesOptions['own']>> = Promise.resolve(null);

  const remotes = onDemand(async () => {
    const { createLoads, createPayloads, mountOwnPage } = await import(/* webpackChunkName: "remotes" */ './own-page.ts');
    return { mountOwnPage, loads: createLoads(composition, locale), payloads: createPayloads(composition.id, locale) };
  });
  const next = onDemand<NextPages>(async () => {
    const [{ startNextPages }, { loads, payloads }] = await Promise.all([
      import(/* webpackChunkName: "next-pages" */ './next-pages.ts'),
      remotes.get(),
    ]);
    return startNextPages({ ...options, connection, rendered, loads, payloads, own: own.catch(() => null) });
  });

  /** Hands the failure to single-spa, which unmounts the page and lets a retry bring it; where that part does not come, it is shown alone. */
  const failOwn = async (name: string, error: unknown): Promise<void> => {
    try {
      const { applications } = await next.get();
      await applications.settle();
      applications.fail(name, error);
    } catch {
      onHealth(name, error);
    }
  };

  const mountOwn = (name: string): Promise<void> =>
    new Promise((onHydrated, reject) => {
      own = remotes.get().then(({ mountOwnPage, loads }) => {
        const onFailure = (error: unknown): void => void failOwn(name, error);
        return mountOwnPage({ composition, scope, locale, owner: name, loads, onHydrated, onFailure });
      });
      // A remote built before it reported when it is alive does not report it.
      own.then((remote) => {
        if (remote) onHealth(name, null);
        return remote ? setTimeout(onHydrated, HYDRATED_MS) : onHydrated();
      }, reject);
    });

  const open = async (frame: Promise<void>): Promise<void> => {
    try {
      if (rendered !== null) return await mountOwn(rendered);
    } catch {
      // The second try, which shows what becomes of it.
      const { applications } = await next.get();
      return applications.settle();
    }
    const [{ navigation }] = await Promise.all([next.get(), frame]);
    void navigation.openHere();
  };

  /** An anchor of this page waits for the part that keeps the place it is left from: Back returns there. */
  let isLost = false;
  document.addEventListener('click', (event) => {
    const anchor = (event.target as Element | null)?.closest?.('a[href*="#"]');
    if (next.isWanted() || isLost || event.defaultPrevented || !(anchor instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    if (softTarget(anchor, locale) !== null || anchor.pathname !== location.pathname) return;
    event.preventDefault();
    next
      .get()
      .catch(() => {
        isLost = true;
      })
      .finally(() => anchor.click());
  });

  /** A fragment in the frame stays as the server has drawn it until the shopper turns to it. What was typed before the program is carried out as input. */
  const turn = ({ target }: Event): void => {
    const markup = (target as Element).closest<HTMLElement>('[data-slot]>*');
    if (!markup) return;
    next.get().then(
      ({ slots }) => slots.takeOver(markup),
      () => undefined,
    );
  };
  for (const type of ['focusin', 'input']) document.addEventListener(type, turn);

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
    go,
    leaveBy: connection.leaveBy,
    reload() {
      next.get().then(
        ({ navigation }) => void navigation.reload(),
        () => connection.leaveBy(() => location.reload()),
      );
    },
    prefetchCode,
    async prefetch(address) {
      const here = findRoute(composition, scope.getState($location).pathname);
      const isSoft = !isOtherDocument(composition, here, findRoute(composition, address.pathname));
      const data = isSoft && remotes.get().then(({ payloads }) => payloads.get(urlOf(address), 'fresh'));
      await Promise.all([data, prefetchCode(address), next.get()]);
    },
    async startOwn(frame) {
      // An error of the shell's and a page of words need no program of their own.
      const isLive = owner === null || isStanding(owner);
      if (owner !== null && isLive) onHealth(owner, null);
      const opened = isLive ? Promise.resolve() : open(frame);
      // Who comes back wants to be where they were, which the part that follows the history knows.
      if (history.state !== null || isPlaceKept()) next.get().catch(() => undefined);
      await opened.catch(async (error: unknown) => {
        if (owner !== null && !(await reloadOnce())) onHealth(owner, error);
      });
    },
    fillSlots() {
      const hasFragments = Object.values(composition.remotes).some(({ slots }) => slots);
      if (!hasFragments || !document.querySelector('[data-slot]:empty')) return;
      next.get().then(
        ({ slots }) => slots.fill(),
        () => undefined,
      );
    },
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
