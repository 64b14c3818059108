import type { CartLine, ProductCard } from '@vitrava/shared-kit/contracts/api';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { Refusal } from './answers.ts';

const LARGEST_ID = 2_147_483_647;

/** What a line remembers of its product, to be recognisable when the API is not there. */
export type LineItem = Pick<ProductCard, 'name' | 'photo'>;

/**
 * A line on its way into the customer's cart: what was, or is about to be, sent under this idempotency key. It is stored before it is sent,
 * so that whoever goes on after a crash sends the very same thing, and nothing is added twice.
 */
export interface Sending {
  readonly key: string;
  readonly amount: number;
  /** The server's no, which is final until the shopper tries again. */
  readonly refused?: Refusal;
}

/**
 * A guest's line: a server's cart line (its id is the product's) whose item is only remembered. A `stock` has only what a customer brings back
 * into their cart: the pickup place that it had there. Readonly all through.
 */
export type GuestLine = Readonly<Omit<CartLine, 'item'>> & {
  readonly item: LineItem | null;
  readonly sending?: Sending;
};

/** As much of a line as it takes to bring it back. */
export type RemovedCartLine = Pick<GuestLine, 'product' | 'amount' | 'item' | 'stock'>;

/** What pricing says of a line; the rest is the shopper's. */
export type LinePricing = Pick<
  CartLine,
  | 'product'
  | 'discount_prc'
  | 'local_total_with_vat'
  | 'total_without_discount_inc_vat'
  | 'total_inc_vat'
  | 'total_discount_inc_vat'
  | 'vat'
  | 'vat_amount'
  | 'problem'
> & { readonly item: LineItem | null };

/** A line that has not been priced yet: its sums are zero, since money comes from the server alone. */
export function unpricedLine(product: number, amount: number, item: LineItem | null, stock: number | null = null): GuestLine {
  return {
    id: product,
    product,
    item,
    amount,
    stock,
    discount_prc: 0,
    local_total_with_vat: '0.00',
    total_without_discount_inc_vat: '0.00',
    total_inc_vat: '0.00',
    total_discount_inc_vat: '0.00',
    vat: 0,
    vat_amount: '0.00',
    problem: null,
  };
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

export function isProductId(value: unknown): value is number {
  return isWhole(value, 1, LARGEST_ID);
}

export function isStockId(value: unknown): value is number {
  return isWhole(value, 1, LARGEST_ID);
}

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,100}$/.test(value);
}

export function isLineAmount(value: unknown): value is number {
  return isWhole(value, 1, CART_LIMITS.amount);
}
