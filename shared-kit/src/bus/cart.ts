import { createEvent, createStore } from 'effector';
import type { Picture } from '../contracts/api/index.ts';
import type { LineAmount } from '../contracts/cart-lines.ts';

/** The cart as everyone sees it. Owner: mfe-cart-checkout, whose service does the work. */

/** Amounts by product id (number as string key), for buy controls; and the item count, for the header. */
export interface CartSummary {
  readonly amounts: Readonly<Record<string, number>>;
  readonly itemCount: number;
}

/** The current cart, a guest's as well as a customer's. */
export const $cartSummary = createStore<CartSummary>(
  { amounts: {}, itemCount: 0 },
  { sid: 'cart/$cartSummary', name: '$cartSummary', serialize: 'ignore' },
);

/**
 * The lines of a guest's cart with which the server has rendered this document of the cart, from the cookie `cart`; null on other pages, in soft
 * navigations and for customers. The server writes it, and nothing afterwards.
 */
export const $documentCart = createStore<readonly LineAmount[] | null>(null, { sid: 'cart/$documentCart', name: '$documentCart' });

/** The product's data in a buy control: with it the cart can show the line even when the API is unavailable. */
export interface CartItem {
  readonly name: string;
  readonly photo: Picture;
}

/** Request, by a buy control: `amount` more units of a product; `item` where it is known. */
export const itemAdditionRequested = createEvent<{ product: number; amount: number; item?: CartItem }>({
  sid: 'cart/itemAdditionRequested',
  name: 'itemAdditionRequested',
});

/** Request, by a buy control: the line's amount shall be `amount`; 0 removes the line. */
export const itemAmountRequested = createEvent<{ product: number; amount: number }>({
  sid: 'cart/itemAmountRequested',
  name: 'itemAmountRequested',
});

/** Fact, by the cart service: a product has come into the cart, which now holds `amount` of it. */
export const itemAdded = createEvent<{ product: number; amount: number }>({ sid: 'cart/itemAdded', name: 'itemAdded' });

/** Fact, by the cart service: a request failed; the receiver words `reason` for people. */
export const itemRefused = createEvent<{ product: number; reason: 'storage' | 'limit' | 'unavailable' | 'network' }>({
  sid: 'cart/itemRefused',
  name: 'itemRefused',
});

/**
 * Fact, by the checkout: an order has been placed. It may be sent twice for one order, when a visit was cut off and is
 * resumed. It contains nothing of the order.
 */
export const orderPlaced = createEvent({ sid: 'cart/orderPlaced', name: 'orderPlaced' });
