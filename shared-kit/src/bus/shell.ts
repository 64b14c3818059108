import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';
import { combine } from 'effector';
import { type LocaleCode, localizePath } from '../contracts/locale.ts';
import type { PageFlags } from '../contracts/page.ts';

/** Address, language, settings and popups: what surrounds the remotes. Owner: the shell. */

/** Where the shopper is. `pathname` has no locale prefix; `search` starts with `?` or is empty. */
export interface ShopLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Identity of the history entry; `initial` for the first. */
  readonly key: string;
}

/** How the shop's owner has set the shop up: the settings of the CMS that remotes follow. */
export interface ShopSettings {
  readonly pageSize: number;
  readonly showDiscounts: boolean;
  readonly telegramBot: boolean;
  /** Address of the logo; null hides it. */
  readonly logo: string | null;
}

/** Language of the page; one for its whole life. */
export const $locale = busStore<LocaleCode>('shell/$locale', { initial: 'ru' });

/** Where the shopper is now. */
export const $location = busStore<ShopLocation>('shell/$location', { initial: { pathname: '/', search: '', hash: '', key: 'initial' } });

/** Address of the page itself, with its locale prefix: for a retry that works without scripts. */
export const $pageAddress = combine($location, $locale, ({ pathname, search }, locale) => localizePath(pathname + search, locale));

/** A navigation under way: its target (path and query without locale prefix), or null. For how a page looks meanwhile. */
export const $pendingNavigation = busStore<string | null>('shell/$pendingNavigation', { initial: null });

/** The remote that owns the current address; null when none does. */
export const $routeOwner = busStore<string | null>('shell/$routeOwner', { initial: null });

/** Whether the route has the checkout layout (`meta.checkLayout`): no links of header and footer lead off. */
export const $isCheckLayout = busStore<boolean>('shell/$isCheckLayout', { initial: false });

/** The settings as they are known now; the specification's defaults until then. */
export const $settings = busStore<ShopSettings>('shell/$settings', {
  initial: { pageSize: 24, showDiscounts: true, telegramBot: false, logo: null },
});

/** Patterns of pages that the backend cannot fill: no remote owns them, and links to them are left out. */
export const $absentPages = busStore<readonly string[]>('shell/$absentPages', { initial: [] });

/** The feature flags of the document as the server has evaluated them for its visitor; they never change. `useFlag` and `$flag` read them. */
export const $flags = busStore<PageFlags>('shell/$flags', { initial: {} });

/** Fact, by `useFlag` and `exposureOf`: what depends on the flag of this name is shown. The first one on a page is its exposure. */
export const flagRead = busEvent<string>('shell/flagRead');

/** Request, by any remote: go to `to` (path and query without locale prefix). `scroll: 'keep'` keeps the scroll position, as filters need. */
export const navigationRequested = busEvent<{ to: string; replace?: boolean; scroll?: 'top' | 'keep' }>('shell/navigationRequested');

/** Request, by any remote: reload the current page's data (after an error, after a change in another tab). */
export const pageReloadRequested = busEvent('shell/pageReloadRequested');

/** Request, by anyone: show a popup by its owner and name. `props` is plain data. */
export const popupRequested = busEvent<{ owner: string; name: string; props?: Readonly<Record<string, unknown>> }>('shell/popupRequested');

/** Request, by a popup or anyone: close the popup on top. */
export const popupCloseRequested = busEvent('shell/popupCloseRequested');

/** While true, a modal's confirm button is disabled (specification, section 4). */
export const $popupBusy = busStore<boolean>('shell/$popupBusy', { initial: false });
/** Fact, by a popup: something that must not be done twice has begun or ended. */
export const popupBusyChanged = busEvent<boolean>('shell/popupBusyChanged');
$popupBusy.on(popupBusyChanged, (_, isBusy) => isBusy);

/** Request, by anyone: show the preloader at the next visit again (specification, section 4: the flag can be reset). */
export const preloaderResetRequested = busEvent('shell/preloaderResetRequested');

/** Request, by any remote: sign in first, then `returnTo`; `defaultReturnTo`: unless another page was wanted. */
export const signInRequested = busEvent<{ returnTo?: string; defaultReturnTo?: string }>('shell/signInRequested');

/** Request, by anyone: announce `text` (in the shopper's language) to assistive technology and, unless its `tone` is `quiet`, show it as a toast. */
export const announcementRequested = busEvent<{ text: string; tone: 'quiet' | 'notice' | 'error' }>('shell/announcementRequested');
