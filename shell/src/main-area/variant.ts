/** The position of the main area between header and footer (docs/decisions/023). */
export type MainVariant = 'plain' | 'product' | 'checkout';

/** The product in the query of a page (`?product=1001`): the one the shopper has come from. Null for no number. */
export function productIn(search: string): string | null {
  const id = new URLSearchParams(search).get('product') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? id : null;
}

/** `isProduct`: the page is a product's own. */
export function variantOf(isProduct: boolean, search: string, isCheckLayout: boolean): MainVariant {
  if (isCheckLayout) return 'checkout';
  return isProduct || productIn(search) !== null ? 'product' : 'plain';
}
