import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { allSettled, type Scope } from 'effector';
import { type Applications, findRoute } from '../composition/index.ts';
import { type Address, readAddress } from './address.ts';
import { applyHead } from './head.ts';
import { arrived, departed } from './model.ts';
import type { Payloads } from './payloads.ts';
import type { Places } from './places.ts';

export type Travel = 'push' | 'replace' | 'pop' | 'reload';

export interface NavigationOptions {
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly composition: PageComposition;
  readonly applications: Applications;
  readonly payloads: Payloads;
  readonly places: Places;
  /** True when the live composition is newer: the next page is then loaded as a document. */
  readonly isOutdated: () => boolean;
  /** Told after each arrival but the first, for focus, announcements and analytics. */
  readonly onArrival: (travel: Travel, scroll: 'top' | 'keep', title: string) => void;
}

export interface Navigation {
  readonly go: (address: Address, travel: 'push' | 'replace', scroll: 'top' | 'keep') => Promise<void>;
  /** Loads the current page's data anew. */
  readonly reload: () => Promise<void>;
  /** Opens the current page in the browser, where the server has left that to it. */
  readonly openHere: () => Promise<void>;
}

const current = (): Address => readAddress(new URL(location.href));
const newKey = (): string => crypto.randomUUID().slice(0, 8);
const keyOf = (state: unknown): string => (typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : newKey());

/** The id an address' hash means; what cannot be decoded is taken as it is. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The shop's one navigation: its history, and how a page comes to be in a document that is already there. */
export function startNavigation(options: NavigationOptions): Navigation {
  const { scope, locale, composition, applications, payloads, places } = options;
  let key = keyOf(history.state);
  let turn = 0;
  let shownUrl = current().pathname + current().search;
  let stopHead = (): void => undefined;

  /** Data first, then the address, then the owner: a page never shows another page's data. */
  async function travelTo(address: Address, travel: Travel, nextKey: string, scroll: 'top' | 'keep'): Promise<void> {
    const own = ++turn;
    const url = address.pathname + address.search;
    const match = findRoute(composition, address.pathname);
    void allSettled(departed, { scope, params: url });
    const [answer, loaded] = await Promise.all([
      payloads.get(url, travel === 'pop' ? 'any' : travel === 'reload' ? 'network' : 'fresh'),
      match ? applications.load(match.owner, match.route.name).catch((error: unknown) => ({ error })) : null,
    ]);
    if (own !== turn) return;
    stopHead();
    if (answer.kind === 'reload') return travel === 'pop' || travel === 'reload' ? location.reload() : leave(address);

    const payload = answer.kind === 'payload' && answer.payload.owner === (match?.owner ?? null) ? answer.payload : null;
    const isRendered = payload?.rendering === 'rendered';
    if (travel === 'push') history.pushState({ key: nextKey }, '', localizePath(url, locale) + address.hash);
    if (travel === 'replace') history.replaceState({ key: nextKey }, '', localizePath(url, locale) + address.hash);
    key = nextKey;
    shownUrl = url;
    const client = loaded && 'client' in loaded ? loaded.client : null;
    client?.applyState(scope, url, isRendered ? payload.values : {});
    const error = match ? null : { status: 404, path: localizePath(address.pathname, locale) };
    const place = { pathname: address.pathname, search: address.search, hash: address.hash, key };
    void allSettled(arrived, { scope, params: { location: place, owner: match?.owner ?? null, error } });
    void allSettled(departed, { scope, params: null });
    // Told before the mounting, which would wait for the same files once more.
    if (match && loaded && 'error' in loaded) applications.fail(match.owner, loaded.error);
    await applications.settle();
    if (payload) applyHead(payload.head, url, locale);
    if (travel === 'pop') places.restore(key);
    else if (travel !== 'reload' && scroll === 'top') scrollTo({ top: 0, behavior: 'instant' });
    if (address.hash) document.getElementById(anchorOf(address.hash))?.scrollIntoView();
    options.onArrival(travel, scroll, document.title);
    if (client && !isRendered) open(client, url);
  }

  /** The browser opens the page by itself; its head follows what it says until the next travel. */
  function open(client: Awaited<ReturnType<Applications['load']>>['client'], url: string): void {
    stopHead();
    stopHead = client.openPage(scope, url, (head) => applyHead(head, url, locale));
  }

  const leave = (address: Address): void => location.assign(localizePath(address.pathname + address.search, locale) + address.hash);

  /** An anchor of this page was followed, or left by Back: the same page, another place on it. */
  function moveWithin(state: unknown): void {
    const isNew = state === null;
    key = isNew ? newKey() : keyOf(state);
    if (isNew) history.replaceState({ key }, '');
    else {
      // A travel that was under way is over: the shopper has come back to the page that is shown.
      turn += 1;
      void allSettled(departed, { scope, params: null });
      places.restore(key);
    }
  }

  history.replaceState({ key }, '');
  // After a reload the shopper finds the page where it was left.
  if (!location.hash) places.restore(key);
  addEventListener('popstate', (event) => {
    // single-spa echoes every pushState as a popstate of its own making; the shopper has not moved.
    if ('singleSpa' in event) return undefined;
    const address = current();
    if (address.locale !== locale) return location.reload();
    if (address.pathname + address.search === shownUrl) return moveWithin(event.state);
    places.save(key);
    return void travelTo(address, 'pop', keyOf(event.state), 'keep');
  });
  addEventListener('pagehide', () => places.save(key));

  return {
    async go(address, travel, scroll) {
      places.save(key);
      if (options.isOutdated() && !address.pathname.startsWith('/checkout')) return leave(address);
      await travelTo(address, travel, newKey(), scroll);
    },
    reload: () => travelTo(current(), 'reload', key, 'keep'),
    async openHere() {
      const { pathname, search } = current();
      const match = findRoute(composition, pathname);
      if (!match) return;
      const own = turn;
      try {
        const { client } = await applications.load(match.owner, match.route.name);
        if (own === turn) open(client, pathname + search);
      } catch (error) {
        applications.fail(match.owner, error);
      }
    },
  };
}
