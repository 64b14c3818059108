import type { CartSummary } from '@vitrava/shared-kit/bus/cart';
import { CART_COOKIE, type LineAmount, formatCartLines, parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import type { FastifyRequest } from 'fastify';
import { SIGNED_IN_COOKIE } from '../../http/index.ts';
import type { PlaceToRender } from '../../render/index.ts';
import type { AskedPage } from './asked-page.ts';

/** The lines of a guest's cart, in their order. */
export type GuestCart = readonly LineAmount[];

/** The cart of a guest by its cookie; null for whoever is signed in, and for an address that came without the cookie plugin. */
export function guestCartOf({ cookies }: FastifyRequest): GuestCart | null {
  // An address that the router could not decode comes without the cookie plugin.
  const read = cookies as FastifyRequest['cookies'] | undefined;
  return !read || read[SIGNED_IN_COOKIE] ? null : parseCartLines(read[CART_COOKIE]);
}

/** All that a document shows of the cart: its lines on the cart's page, the number of pieces on the others. */
export function cartKey({ cart, owned }: AskedPage): string {
  if (cart === null) return '';
  return isCartPage(owned) ? `lines ${formatCartLines(cart)}` : `${itemCountOf(cart)}`;
}

/** The place of the cart's page with the lines of its guest; that of any other page as it is. */
export function withCartLines(place: PlaceToRender, { cart, owned }: AskedPage): PlaceToRender {
  if (cart === null || !isCartPage(owned)) return place;
  return {
    ...place,
    values: { ...place.values, 'cart/$documentCart': cart },
    stamp: `${place.stamp} cart ${formatCartLines(cart)}`,
  };
}

/** The place of the header with the number of pieces; the amounts by product are not in it, since no buy control is rendered with them. */
export function withItemCount<Place extends PlaceToRender>(place: Place, { cart }: AskedPage): Place & { readonly isOwn: boolean } {
  const itemCount = itemCountOf(cart ?? []);
  if (itemCount === 0) return { ...place, isOwn: false };
  const summary: CartSummary = { amounts: {}, itemCount };
  return {
    ...place,
    values: { ...place.values, 'cart/$cartSummary': summary },
    stamp: `${place.stamp} cart ${itemCount}`,
    isOwn: true,
  };
}

function isCartPage(owned: AskedPage['owned']): boolean {
  return owned?.route.meta.role === 'cart';
}

function itemCountOf(cart: GuestCart): number {
  return cart.reduce((sum, { amount }) => sum + amount, 0);
}
