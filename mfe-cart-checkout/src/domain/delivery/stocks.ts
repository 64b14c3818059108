import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { loadCustomerFx, loadStocksFx, postStockFx, releaseStockFx } from './calls.ts';
import type { Stock } from './contract.ts';
import { NO_PLACES, placeRemoved, placeSaved, placesRead, readingFailed } from './saved-places.ts';

/** A page shows the customer's saved places. They are read once, and again when the reading had failed. */
export const stocksNeeded = createEvent();
export const stocksReloadRequested = createEvent();

// An answer that comes after the customer has left is dropped.
const stocksRead = sample({
  clock: loadStocksFx.done,
  source: $userId,
  filter: (userId, { params }) => userId === params,
  fn: (_, { params, result }) => ({ owner: params, stocks: result.results }),
});

/** Never serialised: they are personal. */
const $places = createStore(NO_PLACES, { serialize: 'ignore' })
  .on(stocksRead, placesRead)
  .on(loadStocksFx.failData, readingFailed)
  .on(postStockFx.doneData, placeSaved)
  .on(releaseStockFx.done, (places, { params }) => placeRemoved(places, params))
  .reset(signedOut);

/** The customer's saved places, the one chosen last first. */
export const $stocks = $places.map(({ stocks }) => stocks);
export const $areStocksRead = combine($places, $userId, ({ owner }, userId) => owner !== null && owner === userId);
export const $stocksFailure = $places.map(({ failure }) => failure);
export const $areStocksLoading = loadStocksFx.pending;

const $isNeeded = createStore(false, { serialize: 'ignore' }).on(stocksNeeded, () => true);
const readingDue = sample({
  clock: [stocksNeeded, combine($isNeeded, $userId)],
  source: { areRead: $areStocksRead, isNeeded: $isNeeded, isLoading: $areStocksLoading },
  filter: ({ areRead, isNeeded, isLoading }) => isNeeded && !areRead && !isLoading,
});
sample({
  clock: [readingDue, stocksReloadRequested],
  source: $userId,
  filter: (userId): userId is number => userId !== null,
  target: loadStocksFx,
});

/** Saves a pickup point among the customer's places; one that is there already becomes the one chosen last. */
export const saveStockFx = attach({
  name: 'saveStockFx',
  source: $userId,
  async effect(userId, location: string): Promise<Stock> {
    const { customer } = await loadCustomerFx(userId ?? 0);
    return postStockFx({ customer: customer ?? userId ?? 0, location });
  },
});
