import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { allSettled } from 'effector';
import { type Applications, findRoute, reloadOnce } from '../composition/index.ts';
import { trailOf } from '../main-area/index.ts';
import { titleWithShop } from '../page-title/index.ts';
import { type Address, anchorOf, readAddress } from './address.ts';
import { type Decision, decide } from './middleware/index.ts';
import { arrived, departed, type ShellError } from './model.ts';
import { settleAfterCrossing } from './passage.ts';
import type { Navigation, NavigationOptions, Travel } from './travel.ts';

/** So many times in a row a visit may be sent elsewhere. */
const MAX_REDIRECTS = 5;

const current = (): Address => readAddress(new URL(location.href));
const newKey = (): string => crypto.randomUUID().slice(0, 8);
const keyOf = (state: unknown): string => (typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : newKey());

/** From one step of the checkout to another the page keeps its versions, whatever is live meanwhile. */
const isWithinCheckout = (...urls: readonly string[]): boolean => urls.every((url) => /^\/checkout(?:[/?]|$)/.test(url));

/** What the shell shows in the place of a page: nobody's address, a middleware that nobody has, redirects without an end. */
function errorOf(isOwned: boolean, decision: Decision, path: string): ShellError | null {
  if (!isOwned) return { status: 404, path };
  if (decision.kind === 'error') return { status: 500, path, reason: decision.reason };
  return decision.kind === 'redirect' ? { status: 500, path, reason: 'loop' } : null;
}

/** The shop's one navigation: its history, and how a page comes to be in a document that is already there. */
export function startNavigation(options: NavigationOptions): Navigation {
  const { scope, locale, composition, applications, payloads, places } = options;
  let key = keyOf(history.state);
  let turn = 0;
  let shownUrl = current().pathname + current().search;
  let stopHead = (): void => undefined;

  /** Data first, then the address, then the owner: a page never shows another page's data. */
  async function travelTo(address: Address, travel: Travel, nextKey: string, scroll: 'top' | 'keep', redirects = 0): Promise<void> {
    const own = ++turn;
    const url = address.pathname + address.search;
    const match = findRoute(composition, address.pathname);
    void allSettled(departed, { scope, params: url });
    const [decision, answer, loaded] = await Promise.all([
      decide({ ...options, match, url }),
      payloads.get(url, travel === 'pop' ? 'any' : travel === 'reload' ? 'network' : 'fresh'),
      match ? applications.load(match.owner, match.route.name).catch((error: unknown) => ({ error })) : null,
    ]);
    if (own !== turn) return;
    if (decision.kind === 'redirect' && redirects < MAX_REDIRECTS) {
      if (travel === 'pop' && decision.to === shownUrl) return passOver();
      const next = travel === 'push' && decision.to !== shownUrl ? 'push' : 'replace';
      return travelTo(addressOf(decision.to), next, nextKey, 'top', redirects + 1);
    }
    const isStuck = match && loaded && 'error' in loaded && (await applications.isStuck(match.owner));
    if (own !== turn) return;
    if (isStuck && reloadOnce(Date.now(), () => loadDocument(address, travel))) return;
    if (decision.kind === 'sign-in' && (travel === 'push' || travel === 'replace')) {
      void allSettled(departed, { scope, params: null });
      return askSignIn(url);
    }
    stopHead();
    if (answer.kind === 'reload' && !isWithinCheckout(shownUrl, url)) return loadDocument(address, travel);

    const payload = answer.kind === 'payload' && answer.payload.owner === (match?.owner ?? null) ? answer.payload : null;
    const isRendered = payload?.rendering === 'rendered';
    if (travel === 'push') history.pushState({ key: nextKey }, '', localizePath(url, locale) + address.hash);
    if (travel === 'replace') history.replaceState({ key: nextKey }, '', localizePath(url, locale) + address.hash);
    key = nextKey;
    shownUrl = url;
    const client = loaded && 'client' in loaded ? loaded.client : null;
    client?.applyState(scope, url, isRendered ? payload.values : {});
    const error = errorOf(match !== null, decision, localizePath(address.pathname, locale));
    const owner = error ? null : (match?.owner ?? null);
    const place = { pathname: address.pathname, search: address.search, hash: address.hash, key };
    const isCheckLayout = match?.route.meta.checkLayout === true;
    options.onTrail(error ? null : trailOf(match?.route ?? null, payload?.head ?? {}, locale));
    void allSettled(arrived, { scope, params: { location: place, owner, error, isCheckLayout } });
    void allSettled(departed, { scope, params: null });
    // Told before the mounting, which would wait for the same files once more.
    if (owner && loaded && 'error' in loaded) applications.fail(owner, loaded.error);
    await applications.settle();
    if (payload) tellHead(payload.head, url, payload.status);
    if (travel === 'pop') places.restore(key);
    else if (travel !== 'reload' && scroll === 'top') scrollTo({ top: 0, behavior: 'instant' });
    if (address.hash && (travel === 'push' || travel === 'replace'))
      document.getElementById(anchorOf(address.hash))?.scrollIntoView({ behavior: 'instant' });
    options.onArrival(travel, scroll, document.title);
    // Only now: a popup belongs to the page it was opened on, and Back has left that.
    if (decision.kind === 'sign-in') askSignIn(url);
    if (loaded && 'client' in loaded && owner && !isRendered) open(loaded, url);
  }

  /** Back has led to a page that sends the shopper to where they are: it goes on to the one before. Forward comes back here just so. */
  function passOver(): void {
    history.replaceState({ key: newKey() }, '', localizePath(shownUrl, locale));
    void allSettled(departed, { scope, params: null });
    history.back();
  }

  /** The browser opens the page by itself; its head follows what it says until the next travel. */
  function open({ client, texts }: Awaited<ReturnType<Applications['load']>>, url: string): void {
    stopHead();
    const route = findRoute(composition, current().pathname)?.route ?? null;
    const show = (head: PageHead): void => {
      tellHead({ ...head, title: titleWithShop(head.title, locale) }, url);
      options.onTrail(trailOf(route, head, locale));
    };
    stopHead = client.openPage(scope, url, show, { locale, texts });
  }

  /** The title at once, for it is announced; nobody waits for the rest of the head, so that it is written by a chunk that comes on demand. */
  function tellHead(head: PageHead, url: string, status = 200): void {
    document.title = head.title || document.title;
    const write = (module: typeof import('./head.ts')): void => {
      if (url === shownUrl) module.applyHead(head, url, locale, status);
    };
    // Without the chunk the page is whole for people: nothing is said of its loss.
    import('./head.ts').then(write, () => undefined);
  }

  const askSignIn = (returnTo: string): void => void allSettled(signInRequested, { scope, params: { returnTo } });

  const addressOf = (path: string): Address => readAddress(new URL(localizePath(path, locale), location.origin));

  const leave = (address: Address): void => location.assign(localizePath(address.pathname + address.search, locale) + address.hash);

  /** Back has changed the address already. */
  const loadDocument = (address: Address, travel: Travel): void =>
    travel === 'pop' || travel === 'reload' ? location.reload() : leave(address);

  /** An anchor of this page was followed, or left by Back: the same page, another place on it. */
  function moveWithin(state: unknown): void {
    const isNew = state === null;
    // A new one has begun to scroll by now: its click has kept the place.
    if (!isNew) places.save(key);
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
  settleAfterCrossing();
  addEventListener('popstate', (event) => {
    // single-spa echoes every pushState as a popstate of its own making; the shopper has not moved.
    if ('singleSpa' in event) return undefined;
    const address = current();
    if (address.locale !== locale) return location.reload();
    if (address.pathname + address.search === shownUrl) return moveWithin(event.state);
    places.save(key);
    return void travelTo(address, 'pop', keyOf(event.state), 'keep');
  });
  // Before the browser follows an anchor of this page, which moves the page at once.
  addEventListener('click', ({ target }) => (target as Element | null)?.closest?.('a[href*="#"]') && places.save(key), { capture: true });
  addEventListener('pagehide', () => places.save(key));

  return {
    async go(address, travel, scroll) {
      places.save(key);
      if (options.isOutdated() && !isWithinCheckout(shownUrl, address.pathname)) return leave(address);
      // As browsers do: a link to the very address one is at makes no second entry, which Back would only stumble over.
      const isHere = address.pathname + address.search === shownUrl && address.hash === location.hash;
      await travelTo(address, isHere ? 'replace' : travel, newKey(), scroll);
    },
    reload: () => travelTo(current(), 'reload', key, 'keep'),
    async openHere() {
      const { pathname, search } = current();
      const match = findRoute(composition, pathname);
      if (!match) return;
      const own = turn;
      try {
        const loaded = await applications.load(match.owner, match.route.name);
        if (own === turn) open(loaded, pathname + search);
      } catch (error) {
        applications.fail(match.owner, error);
      }
    },
    async checkHere() {
      const { pathname, search } = current();
      const url = pathname + search;
      const own = turn;
      const decision = await decide({ ...options, match: findRoute(composition, pathname), url });
      if (own !== turn) return;
      if (decision.kind === 'redirect') await travelTo(addressOf(decision.to), 'replace', newKey(), 'top', 1);
      if (decision.kind === 'sign-in') askSignIn(url);
      if (decision.kind === 'error') await travelTo(current(), 'reload', key, 'keep');
    },
  };
}
