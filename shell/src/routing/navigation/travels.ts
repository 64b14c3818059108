import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { allSettled } from 'effector';
import { findRoute, isOtherDocument, reloadOnce } from '../../composition/index.ts';
import { type Address, hrefOf, readAddress } from '../address.ts';
import { pendingNavigationChanged } from '../model.ts';
import { isLink, lacksParts, needsDocument, pathnameOf, redirectionOf, requiresSignInFirst } from './decisions.ts';
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
  readonly whenSettled: () => Promise<boolean>;
  /** Calls back whether a travel was begun or cancelled since. */
  readonly watch: () => () => boolean;
  /** Where a middleware's answer leads. */
  readonly addressOf: (path: string) => Address;
  readonly requestSignIn: (returnTo: string) => void;
}

export function createTravels(
  options: NavigationOptions,
  entry: ShownEntry,
  head: HeadOfPage,
  keepsVersion: (url: string) => boolean,
): Travels {
  const { scope, locale, connection } = options;
  const isNewer = createNewerBuild(options.composition, options.latestBuild);
  let sequence = 0;
  let latest: Promise<void> = Promise.resolve();
  const setPending = (url: string | null): void => void allSettled(pendingNavigationChanged, { scope, params: url });
  const leaving = createLeaving(locale, () => setPending(null));

  const requestSignIn = (returnTo: string): void => void allSettled(signInRequested, { scope, params: { returnTo } });
  const addressOf = (path: string): Address => readAddress(new URL(localizePath(path, locale), location.origin));
  const shared = { options, entry, head, keepsVersion, isNewer, setPending, leaving, begin, travel, addressOf, requestSignIn };

  function travel(visit: Visit): Promise<void> {
    sequence += 1;
    const own = sequence;
    return travelTo(visit, { ...shared, isCurrent: () => own === sequence });
  }

  function begin(visit: Visit): Promise<void> {
    connection.reset();
    latest = travel(visit);
    return latest;
  }

  return {
    begin,
    async whenSettled() {
      for (let seen = null; seen !== latest; await seen) seen = latest;
      return !leaving.isUnderWay();
    },
    cancel() {
      sequence += 1;
      connection.reset();
      setPending(null);
    },
    watch() {
      const own = sequence;
      return () => own !== sequence;
    },
    addressOf,
    requestSignIn,
  };
}

interface Context extends Pick<Travels, 'begin' | 'addressOf' | 'requestSignIn'> {
  readonly options: NavigationOptions;
  readonly entry: ShownEntry;
  readonly head: HeadOfPage;
  readonly keepsVersion: (url: string) => boolean;
  readonly isNewer: ReturnType<typeof createNewerBuild>;
  /** No other travel was begun since, and the shopper has not come back. */
  readonly isCurrent: () => boolean;
  readonly setPending: (url: string | null) => void;
  readonly leaving: ReturnType<typeof createLeaving>;
  /** Begins another travel in the place of this one, as a redirection does. */
  readonly travel: (visit: Visit) => Promise<void>;
}

async function travelTo(visit: Visit, context: Context): Promise<void> {
  const { options, entry, head, keepsVersion, isCurrent, setPending, begin } = context;
  const { applications, connection } = options;
  const { address, url, match, travel } = visit;
  setPending(url);
  const isOther = isOtherDocument(options.composition, findRoute(options.composition, pathnameOf(entry.url())), match);
  const isOutdated = isLink(travel) && !isOther && !keepsVersion(url) && (await context.isNewer(match?.owner));
  if (!isCurrent()) return;
  const again = (): void => void begin(visit);
  const loadWhenReached = async (): Promise<void> =>
    (await connection.reach(again)) ? context.leaving.load(address, travel) : stayHere(context);
  if (isOutdated) return loadWhenReached();
  // What is here already would be rendered in the very task of the tap. The browser's own Back paints no answer.
  const [page] = await Promise.all([loadVisit(options, visit, isOther), travel === 'pop' ? null : paintAnswer(context)]);
  if (!isCurrent()) return;
  const redirection = redirectionOf(page.decision, travel, entry.url(), visit.redirects);
  if (redirection?.kind === 'pass-over') return passOver(context);
  if (redirection) {
    const how = { travel: redirection.travel, key: visit.key, scroll: 'top' as const, redirects: visit.redirects + 1 };
    return context.travel(planVisit(options, context.addressOf(redirection.path), how));
  }
  const isStuck = match && page.failure && (await applications.isStuck(match.owner, page.failure.error));
  if (!isCurrent()) return;
  if (isStuck && (await reloadOnce(() => context.leaving.load(address, travel)))) return;
  if (!isCurrent()) return;
  if (lacksParts(page) && isLink(travel) && !(await connection.reach(again))) return stayHere(context);
  if (requiresSignInFirst(page.decision, travel)) {
    setPending(null);
    return context.requestSignIn(url);
  }
  if (isOther || needsDocument(page.answer, keepsVersion(url))) return loadWhenReached();
  head.stop();
  const isLeftToBrowser = await showPage(options, { entry, head }, visit, page);
  if (!isCurrent()) return;
  // Only now: a popup belongs to the page it was opened on, and Back has left that.
  if (page.decision.kind === 'sign-in') context.requestSignIn(url);
  if (page.owner && isLeftToBrowser) head.follow(page.owner, url);
  // Back has changed the address already: the page shows its failure until the connection is back.
  if (lacksParts(page) && !isLink(travel)) void connection.reach(() => void begin({ ...visit, travel: 'reload' }));
}

/** The requested page waits for the connection. */
function stayHere({ isCurrent, setPending }: Context): void {
  if (isCurrent()) setPending(null);
}

/** The place on the page is saved then: it is laid out, and no outline of the next page covers it yet. */
async function paintAnswer({ options, entry, isCurrent }: Context): Promise<void> {
  await nextPaint();
  if (isCurrent()) options.places.save(entry.key());
}

/** Back has led to a page that redirects to the current one: continue to the one before; Forward likewise. */
function passOver({ entry, setPending }: Context): void {
  entry.restoreAddress();
  setPending(null);
  history.back();
}

/** Loads other documents. The browser may keep this one and show it again: it waits for no document then, which `onShownAgain` receives. */
function createLeaving(locale: LocaleCode, onShownAgain: () => void) {
  let isUnderWay = false;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isUnderWay = false;
    onShownAgain();
  });
  return {
    isUnderWay: () => isUnderWay,
    /** Back has changed the address already. */
    load(address: Address, travel: Travel): void {
      isUnderWay = true;
      if (travel === 'push') location.assign(hrefOf(address, locale));
      else if (travel === 'replace') location.replace(hrefOf(address, locale));
      else location.reload();
    },
  };
}
