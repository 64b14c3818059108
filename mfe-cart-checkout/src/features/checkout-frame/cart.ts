import type { DeliveryOffer, PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import type { SeenCart } from '../../domain/checkout/index.ts';

/** The customer's cart as the API last reported it: what an order would be made of. */
export interface OrderCart {
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
}

/** The delivery of the order; null while the server has not returned it. */
export function deliveryOf({ totals }: OrderCart): DeliveryOffer | null {
  return totals.delivery?.[0] ?? null;
}

/** The total of the order, goods and delivery together, as far as the server has returned it. */
export function totalOf(cart: OrderCart): string {
  return deliveryOf(cart)?.total_amount ?? cart.totals.total_inc_vat;
}

/** The cart as it is remembered, to show changes later. */
export function toSeenCart(cart: OrderCart): SeenCart {
  const lines = cart.lines.map(({ product, item, amount, total_inc_vat }) => ({
    product,
    name: item?.name.slice(0, 300) ?? '',
    amount,
    sum: total_inc_vat,
  }));
  return { lines, total: totalOf(cart) };
}
