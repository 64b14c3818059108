import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import {
  $absentPages,
  $isCheckLayout,
  $locale,
  $location,
  navigationRequested,
  pageReloadRequested,
  signInRequested,
} from '@vitrava/shared-kit/bus/shell';
import { busStore } from '@vitrava/shared-kit/bus/units';
import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';
import { combine, createEffect, createEvent, createStore, type Store, split } from 'effector';
import { $shopMap, isPageOf, type ShopTool } from '../../shop-map/index.ts';

/** The tools of the header, without pages that the shop's backend cannot fill. Servers of earlier releases give none. */
export const $tools = combine($shopMap, $absentPages, ({ tools = [] }, absent) => tools.filter(({ to }) => !absent.includes(to)));

const $nothing = createStore(0, { serialize: 'ignore' });

/** The store of the bus that a tool counts by, of whatever remote: there is one by its name. */
export function countOf({ count }: ShopTool): Store<number> {
  return count === undefined ? $nothing : busStore<number>(count, { initial: 0 });
}

/** Known to be a guest; while the session is unknown a tool for customers stays a neutral link. */
export const $isGuest = $sessionStatus.map((status) => status === 'anonymous');

/** Addresses of the language switch: plain links that set the cookie on the server and come back here in another language. */
export const $languageLinks = combine($locale, $location, (locale, { pathname, search }) =>
  LOCALE_CODES.filter((code) => code !== locale).map((to) => ({
    to,
    href: `/locale?${new URLSearchParams({ to, path: pathname + search })}`,
  })),
);

/** Out of the checkout: back to the cart, and on to the catalogue once the order is placed. */
export const $wayBack = combine($location, $shopMap, ({ pathname }, map) =>
  map.pages.cart === undefined || isPageOf(map, 'order', pathname)
    ? ({ to: '/', text: null } as const)
    : ({ to: map.pages.cart, text: 'header.toCart' } as const),
);

/** The page shows something of its own in the header, and the server keeps a row for it: the steps of the checkout. A placed order has none. */
export const $hasPagePart = combine(
  $isCheckLayout,
  $location,
  $shopMap,
  (isCheckLayout, { pathname }, map) => isCheckLayout && !isPageOf(map, 'order', pathname),
);

/** The logo was chosen on the start page: search, category and filters are reset, and the list is loaded. */
export const logoChosenAtHome = createEvent();

const scrollToTopFx = createEffect(() => scrollTo({ top: 0, behavior: 'instant' }));

split({
  source: logoChosenAtHome,
  match: $location.map(({ search }) => (search === '' ? 'whole' : 'narrowed')),
  cases: { narrowed: navigationRequested.prepend(() => ({ to: '/' })), whole: [pageReloadRequested, scrollToTopFx] },
});

/** A tool for customers was chosen by a guest. */
export const toolChosenByGuest = signInRequested.prepend((_: void) => ({}));
