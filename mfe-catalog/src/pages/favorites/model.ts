import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { type CustomerPageState, createCustomerQuery, type PageState } from '@vitrava/shared-kit/models/page-query';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $favouriteIds } from '../../bus.ts';
import { cardListContract } from '../../contracts.ts';
import { CARD_STORE_PAGE_SIZE, toCard } from '../../domain/card/index.ts';
import { $areFavouritesAway, $areFavouritesKnown, favouritesReloadRequested } from '../../domain/favourites/index.ts';
import { favoritesPath } from '../../paths.ts';

export const FavoritesGate = createGate();

export const opened = createEvent<PageRequest>();
const MOST_SHOWN = 1000;
/** The ids of one call have at most 1,000 letters, and an id at most ten. */
const MAX_IDS_PER_CALL = 90;

export const moreRequested = createEvent();
export const retried = createEvent();

export const $head = $t.map((t): PageHead => ({ title: t('routes.favorites'), robots: 'noindex' }));

const loadCardsFx = createApiFx({
  name: 'loadCardsFx',
  request: (ids: readonly number[]) => ({ path: 'api/search/', query: { ids: ids.join(','), page_size: ids.length } }),
  contract: cardListContract,
});

// While another customer's favourites are not known yet, none are listed.
const $shownIds = combine($favouriteIds, $areFavouritesKnown, FavoritesGate.status, (ids, areKnown, isOpen) =>
  areKnown && isOpen ? ids : null,
);
/** The list, newest first. A removed favourite keeps its card until the page is left, to be undone. */
const $listed = createStore<readonly number[]>([], { serialize: 'ignore' }).on($shownIds, (listed, ids) =>
  ids === null ? [] : [...ids.filter((id) => !listed.includes(id)).reverse(), ...listed],
);
/** How many cards are shown: the address contains it, so that Back finds the same list. */
export const $limit = createStore(CARD_STORE_PAGE_SIZE, { sid: 'catalog/favorites/$limit' })
  .on(opened, (_, { query }) => readLimit(query['shown']))
  .on(moreRequested, (limit) => Math.min(limit + CARD_STORE_PAGE_SIZE, MOST_SHOWN));

sample({
  clock: moreRequested,
  source: $limit,
  fn: (limit) => ({ to: `${favoritesPath}?shown=${limit}`, replace: true, scroll: 'keep' as const }),
  target: navigationRequested,
});

/** What was answered for an id: its card, or null when it is no longer sold. */
const $answers = createStore<Readonly<Record<number, ProductCard | null>>>({}, { serialize: 'ignore' }).on(
  loadCardsFx.done,
  (answers, { params, result }) => ({
    ...answers,
    ...Object.fromEntries(params.map((id) => [id, null])),
    ...Object.fromEntries(result.results.map((card) => [card.id, toCard(card)])),
  }),
);

const $sold = combine($listed, $answers, (listed, answers) => listed.filter((id) => answers[id] !== null));
const $page = combine($sold, $limit, (sold, limit) => sold.slice(0, limit));
const $lacking = combine($page, $answers, (page, answers) => page.filter((id) => !(id in answers)));

export const $cards = combine($page, $answers, (page, answers) => page.flatMap((id) => answers[id] ?? []));
export const $left = combine($sold, $limit, (sold, limit) => Math.max(0, Math.min(sold.length, MOST_SHOWN) - limit));

/** The cards that the page has no answer for yet: those of before stay beside them. */
const cardsQuery = createCustomerQuery({
  name: 'catalog/favorites',
  isOpen: FavoritesGate.status,
  source: $lacking,
  params: (_, lacking) => (lacking.length > 0 ? lacking.slice(0, MAX_IDS_PER_CALL) : null),
  effect: loadCardsFx,
});
/** How the cards of a list that is `ready` itself stand; those that are there stay in every state. */
export const $cardsState = combine($lacking, cardsQuery.$state, cardsQuery.$isPending, (lacking, state, isPending): PageState => {
  if (!isPending && (state === 'failed' || state === 'missing')) return 'failed';
  return lacking.length > 0 ? 'loading' : 'ready';
});

/** `ready`: session and favourites are known; `failed`: unreadable. A guest's are read only when there are any. */
export const $state = combine(
  { session: $sessionStatus, isOpen: FavoritesGate.status, areKnown: $areFavouritesKnown, areAway: $areFavouritesAway },
  ({ session, isOpen, areKnown, areAway }): CustomerPageState => {
    if (session === 'unknown' || !isOpen) return 'loading';
    if (session === 'anonymous') return 'guest';
    if (areKnown) return 'ready';
    return areAway ? 'failed' : 'loading';
  },
);

sample({ clock: retried, source: $areFavouritesAway, filter: Boolean, fn: () => undefined, target: favouritesReloadRequested });
sample({ clock: retried, target: cardsQuery.reload });

/** Anyone may have typed it. */
function readLimit(shown: string | undefined): number {
  const limit = Number(shown);
  return Number.isInteger(limit) && limit > CARD_STORE_PAGE_SIZE ? Math.min(limit, MOST_SHOWN) : CARD_STORE_PAGE_SIZE;
}
