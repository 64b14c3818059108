import '../customer/index.ts';
import { $sessionStatus, confirmationCodeChanged } from '@vitrava/shared-kit/bus/session';
import {
  $absentPages,
  $flags,
  $location,
  $pendingNavigation,
  flagRead,
  navigationRequested,
  pageReloadRequested,
} from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { setLanguage } from '@vitrava/shared-kit/i18n/model';
import { replayEarlyInput } from '@vitrava/shared-kit/mount/early-input';
import { allSettled, createWatch } from 'effector';
import { brandIn } from '../brand/index.ts';
import { itemAdditionRequested } from '../bus/cart.ts';
import {
  $composition,
  guardChunks,
  prepareServices,
  readPageDocument,
  watchBuilds,
  watchGoals,
  withoutPages,
} from '../composition/index.ts';
import { whenIdle } from '../idle/index.ts';
import { companyRequested, trailChanged } from '../layout/index.ts';
import {
  followLinks,
  layOutInPauses,
  openLinkedDisclosures,
  pageOpened,
  prefetchByIntent,
  readAddress,
  releaseLinks,
} from '../routing/index.ts';
import { sessionStarted, takeConfirmationCode } from '../session/index.ts';
import { settingsStarted } from '../settings/index.ts';
import { $shopMap, mapOf } from '../shop-map/index.ts';
import { startTelemetry } from '../telemetry/index.ts';
import { guardSinks } from '../trusted-types/index.ts';
import { followTypeface } from '../typeface/index.ts';
import { announcePage } from './announce-page.ts';
import { hydrated } from './hydrated.ts';
import { nextTask } from './next-task.ts';
import { createPages } from './pages.ts';
import { openPopupsOfLinks } from './popup-links.ts';
import { createPageScope } from './scope.ts';
import { showRemoteHealth, showShellViews } from './shell-views.tsx';
import { startLayout } from './start-layout.tsx';
import { loadShellTexts } from './texts.ts';
import { followVariant } from './variant.ts';

/** What can wait for a pause of the browser is done after so long at the latest. */
const IDLE_WITHIN_MS = 3000;

/** How a page comes to life, in order. */
// eslint-disable-next-line max-lines-per-function -- one list from top to bottom: the order of the steps is what it is about
export async function boot(): Promise<void> {
  guardSinks();
  const page = readPageDocument();
  const { locale } = page;
  guardChunks();
  const report = startTelemetry(page);
  const texts = loadShellTexts(locale);

  const scope = createPageScope(page);
  const composition = withoutPages(page.composition, scope.getState($absentPages));
  const map = mapOf(composition);
  const code = takeConfirmationCode(map);
  const here = { ...scope.getState($location), ...(code !== null && { search: location.search }), hash: location.hash };
  await allSettled($composition, { scope, params: composition });
  await allSettled($shopMap, { scope, params: map });
  await allSettled($location, { scope, params: here });
  await allSettled(confirmationCodeChanged, { scope, params: code });

  report({ kind: 'page', url: here.pathname + here.search, isFirst: true });
  watchGoals(page.trial?.goals ?? [], scope, (name) => report({ kind: 'goal', name }));
  createWatch({
    unit: flagRead,
    scope,
    fn(name) {
      const variant = scope.getState($flags)[name]?.variant;
      if (variant !== undefined) report({ kind: 'flag', name, variant });
    },
  });

  const i18n = createI18n(locale, await texts);
  setLanguage(scope, i18n);
  await nextTask();
  const surroundings = { scope, i18n };

  const pages = createPages(page, {
    composition,
    scope,
    locale,
    shopName: brandIn(locale).name,
    latestBuild: watchBuilds(composition.id),
    onHealth(remote, error) {
      report(error === null ? { kind: 'shown', remote } : { kind: 'error', source: 'remote', error, remote });
      showRemoteHealth(surroundings, remote, error, pages.reload);
    },
    onTrail: (trail) => void allSettled(trailChanged, { scope, params: trail }),
    onNavigated(travel, scroll, title) {
      const { pathname, search } = scope.getState($location);
      if (travel !== 'reload') report({ kind: 'page', url: pathname + search, isFirst: false });
      announcePage(scope, travel, scroll, title);
    },
  });
  // Subscribed as soon as something can be pressed; navigation is followed when the server's markup is taken over.
  createWatch({
    unit: navigationRequested,
    scope,
    fn({ to, replace = false, scroll = 'top' }) {
      const address = readAddress(new URL(localizePath(to, locale), location.origin));
      void frame.then(() => pages.go(address, replace ? 'replace' : 'push', scroll));
    },
  });
  createWatch({ unit: pageReloadRequested, scope, fn: () => void frame.then(pages.reload) });
  const frame = startLayout(surroundings);
  await nextTask();
  followVariant(scope);
  const firstPage = pages.startFirst(frame);
  showShellViews(surroundings);

  await frame;
  openLinkedDisclosures();
  openPopupsOfLinks(scope);
  followLinks(locale, (address, scroll) => pages.go(address, 'push', scroll), pages.leaveBy);
  createWatch({ unit: $pendingNavigation, scope, fn: (url) => url === null && releaseLinks() });
  const prefetching = prefetchByIntent(locale, { page: pages.prefetch, code: pages.prefetchCode });
  createWatch({ unit: pageOpened, scope, fn: prefetching.offerFirstCards });
  createWatch({
    unit: itemAdditionRequested,
    scope,
    fn: () => map.pages.cart !== undefined && prefetching.prefetchCode(readAddress(new URL(map.pages.cart, location.origin))),
  });

  const services = prepareServices(composition, scope);
  await hydrated(firstPage);
  prefetching.offerFirstCards();
  layOutInPauses(IDLE_WITHIN_MS);
  followTypeface(scope, locale);
  whenIdle(() => services.startRestored(), IDLE_WITHIN_MS);
  createWatch({
    unit: $sessionStatus,
    scope,
    fn(status) {
      if (status === 'authenticated') services.startAll();
      // Only now is it known who may see the page.
      if (status !== 'unknown') pages.checkHere();
    },
  });
  void allSettled(companyRequested, { scope });
  void allSettled(settingsStarted, { scope });
  replayInFrame('#shell-overlays, #shell-trail, #shell-footer');
  // Its page may be late; what is done to it changes what the frame shows, so never before the frame.
  void firstPage.then(() => replayInFrame('#main'));
  await allSettled(sessionStarted, { scope });
  // The action of the account's entry depends on the session.
  replayInFrame('#shell-header');
}

/** What was done in these parts of the frame before they were alive. */
function replayInFrame(selector: string): void {
  for (const part of document.querySelectorAll(selector)) replayEarlyInput(part);
}
