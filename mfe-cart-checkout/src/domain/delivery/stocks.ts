import { $userId } from '@vitrava/shared-kit/bus/session';
import { abortedError } from '@vitrava/shared-kit/errors';
import { createCustomerQuery, type PageState } from '@vitrava/shared-kit/models/page-query';
import { attach, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import type { Stock } from '../../contracts.ts';
import { loadCustomerFx, loadStocksFx, postStockFx, releaseStockFx } from './calls.ts';
import { placeRemoved, placeSaved } from './saved-places.ts';

/** A page shows the customer's saved places. They are read once, and again when the reading had failed. */
export const stocksNeeded = createEvent();

const query = createCustomerQuery({
  name: 'cart-checkout/saved-places',
  isOpen: createStore(false, { serialize: 'ignore' }).on(stocksNeeded, () => true),
  params: (userId) => userId,
  effect: loadStocksFx,
});

export const { reload: stocksReloadRequested, $isPending: $areStocksLoading } = query;

/** A guest's wait: the checkout requires a sign-in. */
export const $stocksState = query.$state.map((state): PageState => {
  if (state === 'guest') return 'loading';
  return state === 'missing' ? 'failed' : state;
});
export const $areStocksRead = $stocksState.map((state) => state === 'ready');
/** The customer's saved places, the one chosen last first. */
export const $stocks = query.$data.map((stocks) => stocks ?? []);
/** Whether the last reading failed: places that were read before are still there. */
export const $hasReadingFailed = createStore(false, { serialize: 'ignore' }).on(loadStocksFx.finally, (_, { status }) => status === 'fail');

sample({
  clock: stocksNeeded,
  source: { state: $stocksState, isLoading: $areStocksLoading },
  filter: ({ state, isLoading }) => state === 'failed' && !isLoading,
  fn: () => undefined,
  target: query.reload,
});

// A saved place can be chosen even when the others failed to load; they are requested then.
sample({
  clock: postStockFx.doneData,
  source: query.$data,
  fn: (known, stock) => ({ places: placeSaved(known ?? [], stock), ...(known === null && { others: undefined }) }),
  target: spread({ places: query.show, others: query.reload }),
});
sample({
  clock: releaseStockFx.done,
  source: query.$data,
  filter: Boolean,
  fn: (known, { params }) => placeRemoved(known, params),
  target: query.show,
});

/** Saves a pickup point among the customer's places; one that is there already becomes the one chosen last. A guest has none. */
export const saveStockFx = attach({
  name: 'saveStockFx',
  source: $userId,
  async effect(userId, location: string): Promise<Stock> {
    if (userId === null) throw abortedError();
    const { customer } = await loadCustomerFx(userId);
    return postStockFx({ customer: customer ?? userId, location });
  },
});
