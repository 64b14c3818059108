import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { loadCustomerFx, loadStocksFx, postStockFx, releaseStockFx } from './calls.ts';
import type { Stock } from './contract.ts';

/** A page shows the customer's saved places. They are read once, and again when the reading had failed. */
export const stocksNeeded = createEvent();
export const stocksReloadRequested = createEvent();

/** The customer's saved places, the one chosen last first. Never serialised: they are personal. */
export const $stocks = createStore<readonly Stock[]>([], { serialize: 'ignore' });
/** Whose places `$stocks` holds. */
const $owner = createStore<number | null>(null, { serialize: 'ignore' });
export const $areStocksRead = combine($owner, $userId, (owner, userId) => owner !== null && owner === userId);
export const $stocksFailure = createStore<ApiError | null>(null, { serialize: 'ignore' });
export const $areStocksLoading = loadStocksFx.pending;

const $isNeeded = createStore(false, { serialize: 'ignore' });
sample({ clock: stocksNeeded, fn: () => true, target: $isNeeded });

const wanted = sample({
  clock: [stocksNeeded, combine($isNeeded, $userId)],
  source: { userId: $userId, areRead: $areStocksRead, isNeeded: $isNeeded, isLoading: $areStocksLoading },
  filter: ({ userId, areRead, isNeeded, isLoading }) => isNeeded && userId !== null && !areRead && !isLoading,
});
sample({
  clock: [wanted, stocksReloadRequested],
  source: $userId,
  filter: (userId): userId is number => userId !== null,
  target: loadStocksFx,
});

// An answer that comes after the customer has left is dropped.
const read = sample({
  clock: loadStocksFx.done,
  source: $userId,
  filter: (userId, { params }) => userId === params,
  fn: (_, done) => done,
});
sample({ clock: read, fn: ({ result }) => result.results, target: $stocks });
sample({ clock: read, fn: ({ params }) => params, target: $owner });
// Until it is read again, so that whoever shows it can say that it is being tried.
sample({ clock: read, fn: () => null, target: $stocksFailure });
sample({ clock: loadStocksFx.failData, target: $stocksFailure });

/** Saves a pickup point among the customer's places; one that is there already becomes the one chosen last. */
export const saveStockFx = attach({
  name: 'saveStockFx',
  source: $userId,
  async effect(userId, location: string): Promise<Stock> {
    const { customer } = await loadCustomerFx(userId ?? 0);
    return postStockFx({ customer: customer ?? userId ?? 0, location });
  },
});

sample({
  clock: postStockFx.doneData,
  source: $stocks,
  fn: (stocks, saved) => [saved, ...stocks.filter(({ id }) => id !== saved.id)],
  target: $stocks,
});

sample({
  clock: releaseStockFx.done,
  source: $stocks,
  fn: (stocks, { params }) => stocks.filter(({ id }) => id !== params),
  target: $stocks,
});

sample({ clock: signedOut, target: [$stocks.reinit, $owner.reinit, $stocksFailure.reinit] });
