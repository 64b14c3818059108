import { findPending, findSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { amountAfter } from './command.ts';
import type { CustomerCart } from './state.ts';

/** The amount that the shopper sees of a product; `coming` is what is on its way from the device. */
export function shownAmount(cart: CustomerCart, product: number, coming = 0): number {
  const pending = findPending(cart, product);
  const base = amountAfter({ kind: 'addition', amount: coming, item: null }, findSettled(cart, product)?.amount ?? 0);
  return !pending || pending.status === 'failed' ? base : amountAfter(pending.command, pending.call?.amount ?? base);
}

/** Gives a product a place: the one it has, or `position` among the lines that are seen, or the end. */
export function placeLine(cart: CustomerCart, product: number, position: number | undefined): CustomerCart {
  if (cart.order.includes(product)) return cart;
  const seen = cart.order.filter((one) => shownAmount(cart, one) > 0);
  const follower = position === undefined ? undefined : seen[position];
  const index = follower === undefined ? cart.order.length : cart.order.indexOf(follower);
  return { ...cart, order: [...cart.order.slice(0, index), product, ...cart.order.slice(index)] };
}

/** Known lines keep their places, those that have gone lose them, and new ones are appended, sorted by id. */
export function arrange(cart: CustomerCart): CustomerCart {
  const handed = cart.handed.filter((product) => !findSettled(cart, product));
  const known = cart.order.filter((product) => findSettled(cart, product) || findPending(cart, product) || handed.includes(product));
  const fresh = cart.settled.filter(({ product }) => !known.includes(product)).sort((one, other) => one.id - other.id);
  const order = [...known, ...fresh.map(({ product }) => product)];
  const settled = [...cart.settled].sort((one, other) => order.indexOf(one.product) - order.indexOf(other.product));
  return { ...cart, order, handed, settled };
}
