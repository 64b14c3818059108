import { combine, createEvent, createStore } from 'effector';
import { $cartSummary, itemAdded, itemAdditionRequested, itemAmountRequested, itemRefused } from '../../bus/cart.ts';

/** Why a product did not come into the cart, by its id; dropped on a retry. */
export type RefusalReason = 'storage' | 'limit' | 'unavailable' | 'network';

export const $refusals = createStore<Readonly<Record<string, RefusalReason>>>({}, { serialize: 'ignore' })
  .on(itemRefused, (refusals, { product, reason }) => ({ ...refusals, [product]: reason }))
  .on([itemAdditionRequested, itemAmountRequested, itemAdded], (refusals, { product }) => {
    if (!(product in refusals)) return refusals;
    const { [product]: _, ...others } = refusals;
    return others;
  });

type Amounts = Readonly<Record<string, number>>;
const NONE: Amounts = {};

/** Requested units by product id without an answer of the cart service yet, on top of the cart's amount. */
export const $awaitedAmounts = createStore(NONE, { serialize: 'ignore' })
  .on(itemAdditionRequested, (awaited, { product, amount }) => ({ ...awaited, [product]: (awaited[product] ?? 0) + amount }))
  .on([$cartSummary, itemAdded, itemRefused], () => NONE);

/** What buy controls show, by product id. One store: every tile of a list follows it. */
export const $buying = combine($cartSummary, $awaitedAmounts, $refusals, ({ amounts }, awaited, refusals) => ({
  amounts,
  awaited,
  refusals,
}));

/** A tile's link is followed; `picture` is the address of its picture as the browser has loaded it. */
export const tileFollowed = createEvent<{ product: number; picture: string }>();

/** Shown on the product's page until its own, larger picture has loaded. */
export const $followedTile = createStore<{ readonly product: number; readonly picture: string } | null>(null, { serialize: 'ignore' });
$followedTile.on(tileFollowed, (_, tile) => tile);
