import { CART_LIMITS } from './limits.ts';

/** The cookie in which a guest's browser repeats the lines of its cart for the server, see `formatCartLines`. */
export const CART_COOKIE = 'cart';

/** A product and its amount in a guest's cart. */
export interface LineAmount {
  readonly product: number;
  readonly amount: number;
}

const LINE = /^([1-9]\d{0,9}):([1-9]\d{0,2})$/;
const LARGEST_ID = 2_147_483_647;

/** Lines as one text, product and amount: `1001:2.1002:1`; for the cookie, and for the query of `GET api/cart_pricing/`. */
export function formatCartLines(lines: readonly LineAmount[]): string {
  return lines.map(({ product, amount }) => `${product}:${amount}`).join('.');
}

/** The lines of a text, none without one. What is no line is left out, the second line of a product too. */
export function parseCartLines(value: string | undefined): readonly LineAmount[] {
  const lines = new Map<number, LineAmount>();
  for (const text of (value ?? '').split('.')) {
    const [, product, amount] = (LINE.exec(text) ?? []).map(Number);
    if (product === undefined || amount === undefined || product > LARGEST_ID) continue;
    if (!lines.has(product) && lines.size < CART_LIMITS.lines) lines.set(product, { product, amount });
  }
  return [...lines.values()];
}
