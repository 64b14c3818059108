import { findRoute } from '../../composition/index.ts';
import { restorePlaceAfterSwitch } from '../language-switch.ts';
import { decide } from '../middleware/index.ts';
import { keepsVersionBetween, meaningOfPop, pathnameOf, travelByLink } from './decisions.ts';
import { currentAddress, keyOf, newKey, openEntry } from './entry.ts';
import { createHeadOfPage } from './page-head.ts';
import type { Navigation, NavigationOptions } from './travel.ts';
import { createTravels } from './travels.ts';
import { planVisit } from './visit.ts';

/** The shop's one navigation: its history, and how a page comes to be in a document that is already there. */
export function startNavigation(options: NavigationOptions): Navigation {
  const { locale, composition, applications, places } = options;
  const isBack = history.state !== null;
  const entry = openEntry(locale);
  const head = createHeadOfPage(options, entry);
  const keepsVersion = (url: string): boolean =>
    keepsVersionBetween(findRoute(composition, pathnameOf(entry.url())), findRoute(composition, pathnameOf(url)));
  const travels = createTravels(options, entry, head, keepsVersion);
  const savePlace = (): void => places.save(entry.key());

  function onPop(event: PopStateEvent): void {
    // single-spa echoes every pushState as a popstate of its own making; the shopper has not moved.
    if ('singleSpa' in event) return;
    const address = currentAddress();
    const meaning = meaningOfPop(address, entry.url(), locale, event.state);
    if (meaning === 'load-document') return void options.connection.leaveBy(() => location.reload());
    // The page has begun to scroll by now: the click on the anchor has kept the place.
    if (meaning === 'new-anchor') return void entry.moveTo(newKey(), true);
    savePlace();
    if (meaning === 'travel') {
      return void travels.begin(planVisit(options, address, { travel: 'pop', key: keyOf(event.state), scroll: 'keep' }));
    }
    entry.moveTo(keyOf(event.state), false);
    travels.cancel();
    places.restore(entry.key());
  }

  const reload = (): Promise<void> =>
    travels.begin(planVisit(options, currentAddress(), { travel: 'reload', key: entry.key(), scroll: 'keep' }));

  // After a reload the shopper finds the page where it was left; on a new one they may have scrolled before it came alive.
  if (isBack && !location.hash) places.restore(entry.key());
  restorePlaceAfterSwitch();
  addEventListener('popstate', onPop);
  // Before the browser follows an anchor of this page, which moves the page at once.
  addEventListener('click', ({ target }) => (target as Element | null)?.closest?.('a[href*="#"]') && savePlace(), { capture: true });
  addEventListener('pagehide', savePlace);

  return {
    async go(address, wanted, scroll) {
      const travel = travelByLink(address, { url: entry.url(), hash: location.hash }, wanted);
      await travels.begin(planVisit(options, address, { travel, key: newKey(), scroll }));
    },
    reload,
    async openHere() {
      const url = entry.url();
      const match = findRoute(composition, pathnameOf(url));
      if (!match) return;
      try {
        const owner = await applications.load(match.owner, match.route.name);
        if (entry.url() === url) head.follow(owner, url);
      } catch (error) {
        applications.fail(match.owner, error);
      }
    },
    async checkHere() {
      const url = entry.url();
      // A link that was followed before has priority: the page that it leads to is checked on the way.
      const isHere = await travels.whenSettled();
      if (!isHere || entry.url() !== url) return;
      const isOver = travels.watch();
      const decision = await decide({ ...options, match: findRoute(composition, pathnameOf(url)), url });
      if (isOver()) return;
      if (decision.kind === 'redirect') {
        const how = { travel: 'replace', key: newKey(), scroll: 'top', redirects: 1 } as const;
        await travels.begin(planVisit(options, travels.addressOf(decision.to), how));
      }
      if (decision.kind === 'sign-in') travels.requestSignIn(url);
      if (decision.kind === 'error') await reload();
    },
  };
}
