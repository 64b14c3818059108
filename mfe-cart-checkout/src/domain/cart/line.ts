import type { CartLine, ProductCard } from '@vitrava/shared-kit/contracts/api';
import { pictureContract } from '@vitrava/shared-kit/contracts/browser';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { obj, str } from '@withease/contracts';

const LARGEST_ID = 2_147_483_647;
const item = obj({ name: str, photo: pictureContract });

const LONGEST_NAME = 300;
const MOST_WIDTHS = 12;

/** What a line remembers of its product, to be recognisable when the API is not there. */
export type LineItem = Pick<ProductCard, 'name' | 'photo'>;

/** A server's cart line (its id is the product's) whose item is only remembered: the shape in which the browser stores lines. */
export type StoredLine = Readonly<Omit<CartLine, 'item'>> & { readonly item: LineItem | null };

/** As much of a line as it takes to bring it back. */
export type RemovedCartLine = Pick<StoredLine, 'product' | 'amount' | 'item' | 'stock'>;

/** A line whose sums are zero, since money comes from the server alone. */
export function unpricedLine({ product, amount, item, stock }: RemovedCartLine): StoredLine {
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

/** Whether a value is the id of a product or a pickup place. */
export function isId(value: unknown): value is number {
  return isWhole(value, 1, LARGEST_ID);
}

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,100}$/.test(value);
}

export function isLineAmount(value: unknown): value is number {
  return isWhole(value, 1, CART_LIMITS.amount);
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** A product's name and photo, from any source; null for anything else. Other fields are dropped. */
export function readItem(value: unknown): LineItem | null {
  if (!item.isData(value)) return null;
  const { url, url_template, width, height, widths } = value.photo;
  return { name: value.name.slice(0, LONGEST_NAME), photo: { url, url_template, width, height, widths: widths.slice(0, MOST_WIDTHS) } };
}
