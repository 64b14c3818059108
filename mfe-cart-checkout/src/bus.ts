import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';
import type { Picture } from '@vitrava/shared-kit/contracts/api';
import type { LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';

/** Amounts by product id (number as string key), for buy controls; and the item count. */
export interface CartSummary {
  readonly amounts: Readonly<Record<string, number>>;
  readonly itemCount: number;
}

/** The current cart, a guest's as well as a customer's. */
export const $cartSummary = busStore<CartSummary>('cart/$cartSummary', { initial: { amounts: {}, itemCount: 0 }, emitters: ['shell'] });

/** The number of pieces in the cart, for its tool in the header; the server writes that of a guest's cookie into the document. */
export const $itemCount = busStore<number>('cart/$itemCount', { initial: 0, emitters: ['shell'] });

/** The lines of a guest's cart that the server rendered this document with; null otherwise. Never written here. */
export const $documentCart = busStore<readonly LineAmount[] | null>('cart/$documentCart', { initial: null, emitters: ['shell'] });

/** The product's data in a buy control: with it the cart can show the line even when the API is unavailable. */
export interface CartItem {
  readonly name: string;
  readonly photo: Picture;
}

/** Request, by a buy control: `amount` more units of a product; `item` where it is known. */
export const itemAdditionRequested = busEvent<{ product: number; amount: number; item?: CartItem }>('cart/itemAdditionRequested');

/** Request, by a buy control: the line's amount shall be `amount`; 0 removes the line. */
export const itemAmountRequested = busEvent<{ product: number; amount: number }>('cart/itemAmountRequested');

/** Fact, by the cart service: a product has come into the cart, which now holds `amount` of it. */
export const itemAdded = busEvent<{ product: number; amount: number }>('cart/itemAdded', { emitters: [] });

/** Fact, by the cart service: a request failed; the receiver words `reason` for people. */
export const itemRefused = busEvent<{ product: number; reason: 'storage' | 'limit' | 'unavailable' | 'network' }>('cart/itemRefused', {
  emitters: [],
});

/** Fact, by the checkout: an order was placed. A resumed visit may repeat it. It contains nothing of the order. */
export const orderPlaced = busEvent('cart/orderPlaced', { emitters: [] });
