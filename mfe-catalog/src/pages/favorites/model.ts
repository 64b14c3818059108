import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $favouriteIds } from '@vitrava/shared-kit/bus/catalog';
import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { type ProductCard, productCardContract } from '@vitrava/shared-kit/contracts/browser';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { arr, obj } from '@withease/contracts';
import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { CARD_STORE_PAGE_SIZE, toCard } from '../../domain/card/index.ts';
import { $areFavouritesAway, $areFavouritesKnown, favouritesReloadRequested } from '../../domain/favourites/index.ts';

/** Open while the page is looked at. */
export const FavoritesGate = createGate();

export const opened = createEvent<PageRequest>();
export const moreRequested = createEvent();
export const retried = createEvent();

export const $head = $t.map((t): PageHead => ({ title: t('routes.favorites'), robots: 'noindex' }));
/** The page itself is always there; what it lists is known in the browser only. */
export const $status = createStore(200, { serialize: 'ignore' });

/**
 * `asking` until the session and its favourites are known, and while the server's markup is taken over; a guest sees how many wait, if
 * any: without any on the device they are not looked for. `away` when they could not be read.
 */
export const $stage = combine(
  { session: $sessionStatus, isOpen: FavoritesGate.status, areKnown: $areFavouritesKnown, areAway: $areFavouritesAway },
  ({ session, isOpen, areKnown, areAway }): 'asking' | 'guest' | 'list' | 'away' => {
    if (session === 'unknown' || !isOpen) return 'asking';
    if (session === 'anonymous') return 'guest';
    if (!areKnown) return areAway ? 'away' : 'asking';
    return 'list';
  },
);
sample({ clock: retried, source: $areFavouritesAway, filter: Boolean, fn: () => undefined, target: favouritesReloadRequested });

export const loadCardsFx = createApiFx({
  name: 'loadCardsFx',
  request: (ids: readonly number[]) => ({ path: 'api/search/', query: { ids: ids.join(','), page_size: ids.length } }),
  contract: obj({ results: arr(productCardContract) }),
});

/**
 * What the page lists, newest first. Who takes a heart back keeps the card until the page is left, so that a slip of the
 * finger is mended by another press.
 */
const $listed = createStore<readonly number[]>([], { serialize: 'ignore' });
const $limit = createStore(CARD_STORE_PAGE_SIZE, { serialize: 'ignore' });
/** What was answered for an id: its card, or null when it is no longer sold. */
const $answers = createStore<Readonly<Record<number, ProductCard | null>>>({}, { serialize: 'ignore' });

const $sold = combine($listed, $answers, (listed, answers) => listed.filter((id) => answers[id] !== null));
const $wanted = combine($sold, $limit, (sold, limit) => sold.slice(0, limit));
const $lacking = combine($wanted, $answers, (wanted, answers) => wanted.filter((id) => !(id in answers)));

export const $cards = combine($wanted, $answers, (wanted, answers) => wanted.flatMap((id) => answers[id] ?? []));
export const $left = combine($sold, $limit, (sold, limit) => Math.max(0, sold.length - limit));
export const $isFailed = createStore(false, { serialize: 'ignore' });
export const $isLoading = combine($lacking, $isFailed, (lacking, isFailed) => lacking.length > 0 && !isFailed);

// While another customer's favourites are not known yet, none are listed.
const $shownIds = combine($favouriteIds, $areFavouritesKnown, FavoritesGate.status, (ids, areKnown, isOpen) =>
  areKnown && isOpen ? ids : null,
);
sample({
  clock: $shownIds,
  source: $listed,
  fn: (listed, ids) => (ids === null ? [] : [...ids.filter((id) => !listed.includes(id)).reverse(), ...listed]),
  target: $listed,
});
sample({ clock: FavoritesGate.close, fn: () => CARD_STORE_PAGE_SIZE, target: $limit });
sample({ clock: moreRequested, source: $limit, fn: (limit) => limit + CARD_STORE_PAGE_SIZE, target: $limit });

sample({
  clock: [combine($lacking, $stage, (lacking, stage) => (stage === 'list' ? lacking : [])), retried],
  source: { lacking: $lacking, stage: $stage },
  filter: ({ lacking, stage }) => stage === 'list' && lacking.length > 0,
  fn: ({ lacking }) => lacking,
  target: loadCardsFx,
});
sample({ clock: loadCardsFx, fn: () => false, target: $isFailed });
sample({ clock: loadCardsFx.fail, fn: () => true, target: $isFailed });
sample({
  clock: loadCardsFx.done,
  source: $answers,
  fn: (answers, { params, result }) => ({
    ...answers,
    ...Object.fromEntries(params.map((id) => [id, null])),
    ...Object.fromEntries(result.results.map((card) => [card.id, toCard(card)])),
  }),
  target: $answers,
});
