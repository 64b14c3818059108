import type { OrderRequest, PaymentMethod } from '@vitrava/shared-kit/contracts/api';
import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import type { CheckoutState } from '../../domain/checkout/index.ts';
import { type OrderCart, totalOf } from '../../features/checkout-frame/index.ts';

/** What the shopper agrees to by placing the order: everything as the API last reported it and the page shows it. */
export function orderBodyOf(cart: OrderCart, stock: number, method: PaymentMethod): OrderRequest {
  return {
    stock,
    payment_method: method,
    lines: cart.lines.map(({ product, amount, total_inc_vat }) => ({ product, amount, total_inc_vat })),
    total_amount: totalOf(cart),
  };
}

/** The same for two bodies exactly when they are the same order. */
export function fingerprintOf({ stock, payment_method, lines, total_amount }: OrderRequest): string {
  const parts = lines.map(({ product, amount, total_inc_vat }) => `${product}x${amount}=${total_inc_vat}`);
  return [stock, payment_method, total_amount, ...parts].join(' ');
}

/** Why the order cannot be placed in its present state; null when it can. */
export function obstacleTo(
  cart: OrderCart | null,
  { stock, method }: CheckoutState,
  place: PickupPoint | null,
): 'lines' | 'place' | 'method' | 'weight' | null {
  if (!cart || cart.lines.some(({ problem }) => problem !== null)) return 'lines';
  if (stock === null || !place) return 'place';
  if (method === null || (method === 'on_pickup' && place.prepaid)) return 'method';
  return cart.totals.weight > place.weight_limit ? 'weight' : null;
}
