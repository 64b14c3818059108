/** How the main area stands between header and footer (docs/decisions/023). */
export type MainVariant = 'plain' | 'product' | 'checkout';

/** The product that the query of a page speaks of (`?product=1001`): the one the shopper has come from. Null for no number. */
export function productIn(search: string): string | null {
  const id = new URLSearchParams(search).get('product') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? id : null;
}

/** `pathname` has no locale prefix. */
export function variantOf(pathname: string, search: string, isCheckLayout: boolean): MainVariant {
  if (isCheckLayout) return 'checkout';
  return productIn(search) !== null || pathname.startsWith('/product/') ? 'product' : 'plain';
}
