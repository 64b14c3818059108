/** Where the shopper is, seen from a link: on its very page, on a page beneath it, or elsewhere. */
export type Whereabouts = 'here' | 'beneath' | 'elsewhere';

/** `isProduct`: the shopper looks at a product, which belongs to the shop's start page though its address does not begin with that. */
export function whereabouts(to: string, pathname: string, isProduct: boolean): Whereabouts {
  if (pathname === to) return 'here';
  const isBeneath = to === '/' ? isProduct : pathname.startsWith(`${to}/`);
  return isBeneath ? 'beneath' : 'elsewhere';
}
