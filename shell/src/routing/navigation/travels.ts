import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { allSettled } from 'effector';
import { findRoute, isOtherDocument, reloadOnce } from '../../composition/index.ts';
import { type Address, hrefOf, readAddress } from '../address.ts';
import { pendingNavigationChanged } from '../model.ts';
import { asksSignInBeforehand, isLink, lacksParts, needsDocument, pathnameOf, redirectionOf } from './decisions.ts';
import type { ShownEntry } from './entry.ts';
import { createNewerBuild } from './newer-build.ts';
import { nextPaint } from './next-paint.ts';
import type { HeadOfPage } from './page-head.ts';
import { showPage } from './show-page.ts';
import type { NavigationOptions, Travel } from './travel.ts';
import { loadVisit, planVisit, type Visit } from './visit.ts';

/** Travels of one document: the latest one counts, what an earlier one has loaded is not shown any more. */
export interface Travels {
  readonly begin: (visit: Visit) => Promise<void>;
  /** The shopper has come back to the page that is shown. */
  readonly cancel: () => void;
  /** Resolves when no travel is under way, with whether this document stays. */
  readonly whenStill: () => Promise<boolean>;
  /** Calls back whether a travel was begun or cancelled since. */
  readonly watch: () => () => boolean;
  /** Where a middleware's answer leads. */
  readonly addressOf: (path: string) => Address;
  readonly askSignIn: (returnTo: string) => void;
}

export function createTravels(
  options: NavigationOptions,
  entry: ShownEntry,
  head: HeadOfPage,
  keepsVersion: (url: string) => boolean,
): Travels {
  const { scope, locale, applications, connection } = options;
  const isNewer = createNewerBuild(options.composition, options.latestBuild);
  let turn = 0;
  let latest: Promise<void> = Promise.resolve();
  let isLeaving = false;
  const setPending = (url: string | null): void => void allSettled(pendingNavigationChanged, { scope, params: url });
  // The browser has kept the page, and shows it again: it waits for no document any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    setPending(null);
  });

  const askSignIn = (returnTo: string): void => void allSettled(signInRequested, { scope, params: { returnTo } });
  const addressOf = (path: string): Address => readAddress(new URL(localizePath(path, locale), location.origin));
  /** Back has changed the address already. */
  const loadDocument = (address: Address, travel: Travel): void => {
    isLeaving = true;
    if (travel === 'push') location.assign(hrefOf(address, locale));
    else if (travel === 'replace') location.replace(hrefOf(address, locale));
    else location.reload();
  };

  function begin(visit: Visit): Promise<void> {
    connection.forget();
    latest = travelTo(visit);
    return latest;
  }

  /** The page that was asked for waits for the connection. */
  function stayHere(own: number): void {
    if (own === turn) setPending(null);
  }

  /** The place on the page is saved then: it is laid out, and no outline of the next page covers it yet. */
  async function paintAnswer(own: number): Promise<void> {
    await nextPaint();
    if (own === turn) options.places.save(entry.key());
  }

  async function travelTo(visit: Visit): Promise<void> {
    const own = ++turn;
    const { address, url, match, travel } = visit;
    setPending(url);
    const isOther = isOtherDocument(options.composition, findRoute(options.composition, pathnameOf(entry.url())), match);
    const isOutdated = isLink(travel) && !isOther && !keepsVersion(url) && (await isNewer(match?.owner));
    if (own !== turn) return;
    const again = (): void => void begin(visit);
    const loadWhenReached = async (): Promise<void> => ((await connection.reach(again)) ? loadDocument(address, travel) : stayHere(own));
    if (isOutdated) return loadWhenReached();
    // What is here already would be rendered in the very task of the tap. The browser's own Back paints no answer.
    const [page] = await Promise.all([loadVisit(options, visit, isOther), travel === 'pop' ? null : paintAnswer(own)]);
    if (own !== turn) return;
    const redirection = redirectionOf(page.decision, travel, entry.url(), visit.redirects);
    if (redirection?.kind === 'pass-over') return passOver();
    if (redirection) {
      const how = { travel: redirection.travel, key: visit.key, scroll: 'top' as const, redirects: visit.redirects + 1 };
      return travelTo(planVisit(options, addressOf(redirection.path), how));
    }
    const isStuck = match && page.failure && (await applications.isStuck(match.owner, page.failure.error));
    if (own !== turn) return;
    if (isStuck && (await reloadOnce(() => loadDocument(address, travel)))) return;
    if (own !== turn) return;
    if (lacksParts(page) && isLink(travel) && !(await connection.reach(again))) return stayHere(own);
    if (asksSignInBeforehand(page.decision, travel)) {
      setPending(null);
      return askSignIn(url);
    }
    if (isOther || needsDocument(page.answer, keepsVersion(url))) return loadWhenReached();
    head.stop();
    const isLeftToBrowser = await showPage(options, { entry, head }, visit, page);
    if (own !== turn) return;
    // Only now: a popup belongs to the page it was opened on, and Back has left that.
    if (page.decision.kind === 'sign-in') askSignIn(url);
    if (page.owner && isLeftToBrowser) head.follow(page.owner, url);
    // Back has changed the address already: the page stands there with its failure until the connection is back.
    if (lacksParts(page) && !isLink(travel)) void connection.reach(() => void begin({ ...visit, travel: 'reload' }));
  }

  /** Back has led to a page that sends the shopper to where they are: it goes on to the one before. Forward comes back here just so. */
  function passOver(): void {
    entry.restoreAddress();
    setPending(null);
    history.back();
  }

  return {
    begin,
    async whenStill() {
      for (let seen = null; seen !== latest; await seen) seen = latest;
      return !isLeaving;
    },
    cancel() {
      turn += 1;
      connection.forget();
      setPending(null);
    },
    watch() {
      const own = turn;
      return () => own !== turn;
    },
    addressOf,
    askSignIn,
  };
}
