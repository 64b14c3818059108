import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { combine, createEvent, createStore, sample, split } from 'effector';
import { $checkout, checkoutChanged } from '../../domain/checkout/index.ts';
import { $areStocksLoading, $areStocksRead, $hasReadingFailed, $stocks, stocksReloadRequested } from '../../domain/delivery/index.ts';

/** The point that was chosen; null when none is, or before it is known. */
export const $place = combine($stocks, $checkout, (stocks, { stock }): PickupPoint | null => {
  return stocks.find(({ id }) => id === stock)?.point ?? null;
});

const $chosen = $checkout.map(({ stock }) => stock);
/** The choice at the last request of the places. */
const $stocksRequestedFor = createStore<number | null>(null, { serialize: 'ignore' });
sample({ clock: $areStocksLoading, source: $chosen, filter: (_, areLoading) => areLoading, target: $stocksRequestedFor });

const $absence = combine(
  {
    areRead: $areStocksRead,
    areLoading: $areStocksLoading,
    hasFailed: $hasReadingFailed,
    stocks: $stocks,
    place: $place,
    chosen: $chosen,
    stocksRequestedFor: $stocksRequestedFor,
  },
  ({ areRead, areLoading, hasFailed, stocks, place, chosen, stocksRequestedFor }) => {
    if (!areRead || areLoading || hasFailed || chosen === null || place) return 'none' as const;
    return chosen === stocksRequestedFor || stocks.some(({ id }) => id === chosen) ? ('lost' as const) : ('unknown' as const);
  },
);

/** What was chosen is no longer among the customer's places, or its point is closed: the choice is taken back. */
export const placeLost = createEvent();
split({
  source: $absence,
  match: (absence) => absence,
  cases: {
    lost: [placeLost.prepend(() => undefined), checkoutChanged.prepend(() => ({ kind: 'choice' as const, choice: { stock: null } }))],
    // Another tab may have saved and chosen it meanwhile.
    unknown: stocksReloadRequested.prepend(() => undefined),
  },
});
