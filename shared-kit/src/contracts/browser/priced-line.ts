import { type Contract, num, obj, str } from '@withease/contracts';
import type { ProductCard as ApiCard, CartLine, CartProblem } from '../api/index.ts';
import { pictureContract } from './picture.ts';
import { decimalContract, oneOf, orNull } from './primitives.ts';

/** What a cart shows of a line's product. */
export interface PricedItem extends Pick<ApiCard, 'name' | 'photo' | 'price'> {
  readonly availability: Pick<ApiCard['availability'], 'left'>;
}

/** A line of a cart with its sums, a guest's and a customer's alike. */
export type PricedLine = Omit<CartLine, 'item'> & { readonly item: PricedItem | null };

const pricedItemContract: Contract<unknown, PricedItem> = obj({
  name: str,
  photo: pictureContract,
  price: decimalContract,
  availability: obj({ left: num }),
});

/** Why a line cannot be bought as it is. */
export const lineProblemContract: Contract<unknown, CartProblem> = obj({
  reason: oneOf(['not_found', 'sold_out', 'not_enough']),
  available: num,
});

/** A line of a cart, priced by the API. */
export const pricedLineContract: Contract<unknown, PricedLine> = obj({
  id: num,
  product: num,
  item: orNull(pricedItemContract),
  amount: num,
  stock: orNull(num),
  discount_prc: num,
  local_total_with_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
  total_inc_vat: decimalContract,
  total_discount_inc_vat: decimalContract,
  vat: num,
  vat_amount: decimalContract,
  problem: orNull(lineProblemContract),
});
