import { createBuying } from '@vitrava/shared-kit/models/buying';
import { createEvent, createStore } from 'effector';
import { $cartSummary, itemAdded, itemAdditionRequested, itemAmountRequested, itemRefused } from '../../bus/cart.ts';

export const { $buying, amountChosen } = createBuying({
  source: { $cartSummary, itemAdded, itemRefused },
  target: { itemAdditionRequested, itemAmountRequested },
});

/** A tile's link is followed; `picture` is the address of its picture as the browser has loaded it. */
export const tileFollowed = createEvent<{ product: number; picture: string }>();

/** Shown on the product's page until its own, larger picture has loaded. */
export const $followedTile = createStore<{ readonly product: number; readonly picture: string } | null>(null, { serialize: 'ignore' });
$followedTile.on(tileFollowed, (_, tile) => tile);
