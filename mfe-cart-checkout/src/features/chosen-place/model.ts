import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { combine, createEvent, createStore, sample } from 'effector';
import { $checkout, checkoutChanged } from '../../domain/checkout/index.ts';
import {
  $areStocksLoading,
  $areStocksRead,
  $hasReadingFailed,
  $stocks,
  $stocksState,
  stocksNeeded,
  stocksReloadRequested,
} from '../../domain/delivery/index.ts';

/** A step shows where the order goes. */
export const placeNeeded = createEvent();
/** The shopper asks for the saved places once more. */
export const placesRetried = createEvent();

/** The point that was chosen; null when none is, or before it is known. */
export const $place = combine($stocks, $checkout, (stocks, { stock }): PickupPoint | null => {
  return stocks.find(({ id }) => id === stock)?.point ?? null;
});

/** How it stands with the customer's saved places. */
export const $placesState = $stocksState;
export const $arePlacesPending = $areStocksLoading;

sample({ clock: placeNeeded, target: stocksNeeded });
sample({ clock: placesRetried, target: stocksReloadRequested });

const $chosen = $checkout.map(({ stock }) => stock);
/** What was chosen when the places were asked for last. */
const $askedFor = createStore<number | null>(null, { serialize: 'ignore' });
sample({ clock: $areStocksLoading, source: $chosen, filter: (_, areLoading) => areLoading, target: $askedFor });

const $absence = combine(
  {
    areRead: $areStocksRead,
    areLoading: $areStocksLoading,
    hasFailed: $hasReadingFailed,
    stocks: $stocks,
    place: $place,
    chosen: $chosen,
    askedFor: $askedFor,
  },
  ({ areRead, areLoading, hasFailed, stocks, place, chosen, askedFor }) => {
    if (!areRead || areLoading || hasFailed || chosen === null || place) return null;
    return chosen === askedFor || stocks.some(({ id }) => id === chosen) ? ('lost' as const) : ('unknown' as const);
  },
);
// Another tab may have saved and chosen it meanwhile.
sample({ clock: $absence, filter: (absence) => absence === 'unknown', fn: () => undefined, target: stocksReloadRequested });

/** What was chosen is no longer among the customer's places, or its point is closed: the choice is taken back. */
export const placeLost = sample({ clock: $absence, filter: (absence) => absence === 'lost', fn: () => undefined });
sample({ clock: placeLost, fn: () => ({ kind: 'choice' as const, choice: { stock: null } }), target: checkoutChanged });
