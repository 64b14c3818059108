import type { LinkPlace } from '@vitrava/shared-kit/ui/link-place';

/** Where the shopper is, seen from a link to `to`. `isProduct`: the shopper looks at a product, which belongs to the shop's start page though its address does not begin with that. */
export function placeOf(to: string, pathname: string, isProduct: boolean): LinkPlace {
  if (pathname === to) return 'here';
  const isBeneath = to === '/' ? isProduct : pathname.startsWith(`${to}/`);
  return isBeneath ? 'beneath' : 'other';
}
