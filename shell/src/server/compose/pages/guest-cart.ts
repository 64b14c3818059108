import { CART_COOKIE, formatCartLines, type LineAmount, parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import type { ScopeValues } from '@vitrava/shared-kit/contracts/page';
import type { FastifyRequest } from 'fastify';
import { $cartSummary, $documentCart } from '../../../bus/cart.ts';
import { hasShownPreloader, PRELOADER_COOKIE } from '../../../preloader/index.ts';
import { SIGNED_IN_COOKIE } from '../../http/index.ts';
import type { PlaceToRender } from '../../render/index.ts';
import type { RequestedPage } from './requested-page.ts';

/**
 * The cart of a guest by its cookie. Null when it is not known: someone is signed in, or the browser has been here and has not written the cookie
 * (an empty one for an empty cart).
 */
export function guestCartOf({ cookies }: FastifyRequest): readonly LineAmount[] | null {
  const isKnown = cookies[CART_COOKIE] !== undefined || !hasShownPreloader(cookies[PRELOADER_COOKIE]);
  return isKnown && !cookies[SIGNED_IN_COOKIE] ? parseCartLines(cookies[CART_COOKIE]) : null;
}

/** All that a document shows of the cart: its lines on the cart's page, the number of pieces on the others. */
export function cartKey({ cart, owned }: RequestedPage): string {
  if (cart === null) return '';
  return isCartPage(owned) ? `lines ${formatCartLines(cart)}` : `${itemCountOf(cart)}`;
}

/** The place of the cart's page with the lines of its guest; that of any other page as it is. */
export function withCartLines(place: PlaceToRender, { cart, owned }: RequestedPage): PlaceToRender {
  if (cart === null || !isCartPage(owned)) return place;
  return {
    ...place,
    values: { ...place.values, [$documentCart.sid as string]: cart },
    stamp: `${place.stamp} cart ${formatCartLines(cart)}`,
  };
}

/** The number of pieces for the header; without amounts by product, since no buy control is rendered with them. Nothing for an empty cart. */
export function itemCountValues({ cart }: RequestedPage): ScopeValues {
  const itemCount = itemCountOf(cart ?? []);
  return itemCount > 0 ? { [$cartSummary.sid as string]: { amounts: {}, itemCount } } : {};
}

/** The place of the header with the number of pieces. */
export function withItemCount<Place extends PlaceToRender>(place: Place, requested: RequestedPage): Place & { readonly isOwn: boolean } {
  const itemCount = itemCountOf(requested.cart ?? []);
  const values = { ...place.values, ...itemCountValues(requested) };
  return itemCount > 0 ? { ...place, values, stamp: `${place.stamp} cart ${itemCount}`, isOwn: true } : { ...place, isOwn: false };
}

function isCartPage(owned: RequestedPage['owned']): boolean {
  return owned?.route.meta.role === 'cart';
}

function itemCountOf(cart: readonly LineAmount[]): number {
  return cart.reduce((sum, { amount }) => sum + amount, 0);
}
