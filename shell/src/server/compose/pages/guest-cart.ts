import { CART_COOKIE, formatCartLines, type LineAmount, parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import type { ScopeValues } from '@vitrava/shared-kit/contracts/page';
import type { FastifyRequest } from 'fastify';
import { $documentCart } from '../../../bus/cart.ts';
import { hasShownPreloader, PRELOADER_COOKIE } from '../../../preloader/index.ts';
import { SIGNED_IN_COOKIE } from '../../http/index.ts';
import type { PlaceToRender } from '../../render/index.ts';
import type { GuestLines, RequestedPage } from './requested-page.ts';

export const NO_GUEST_LINES: GuestLines = () => null;

export function guestLinesOf({ cookies }: FastifyRequest): GuestLines {
  if (cookies[SIGNED_IN_COOKIE]) return NO_GUEST_LINES;
  const isNew = !hasShownPreloader(cookies[PRELOADER_COOKIE]);
  return (cookie) => (isNew || cookies[cookie] !== undefined ? parseCartLines(cookies[cookie]) : null);
}

/** All that a document shows of a guest's lines: those of the cart on its page, and the counts of the tools. */
export function guestKey(requested: RequestedPage): string {
  const cart = cartOf(requested);
  return `${cart ? `lines ${formatCartLines(cart)} ` : ''}${JSON.stringify(toolCounts(requested))}`;
}

/** The place of the cart's page with the lines of its guest; that of any other page as it is. */
export function withCartLines(place: PlaceToRender, requested: RequestedPage): PlaceToRender {
  const cart = cartOf(requested);
  if (cart === null) return place;
  return {
    ...place,
    values: { ...place.values, [$documentCart.sid as string]: cart },
    stamp: `${place.stamp} cart ${formatCartLines(cart)}`,
  };
}

/** What the tools of the header count in cookies, by the stores that their remotes name. Nothing of 0, which every store is at first. */
export function toolCounts({ guestLines, composition }: RequestedPage): ScopeValues {
  const counts = composition.map.tools.flatMap(({ count, cookie }) => {
    const lines = (cookie !== undefined && guestLines(cookie)) || [];
    const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
    return count !== undefined && pieces > 0 ? [[count, pieces] as const] : [];
  });
  return Object.fromEntries(counts);
}

/** The place of the header with these counts. */
export function withToolCounts<Place extends PlaceToRender>(place: Place, requested: RequestedPage): Place & { readonly isOwn: boolean } {
  const counts = toolCounts(requested);
  if (Object.keys(counts).length === 0) return { ...place, isOwn: false };
  return { ...place, values: { ...place.values, ...counts }, stamp: `${place.stamp} ${JSON.stringify(counts)}`, isOwn: true };
}

function cartOf({ guestLines, owned }: RequestedPage): readonly LineAmount[] | null {
  return owned?.route.meta.role === 'cart' ? guestLines(CART_COOKIE) : null;
}
