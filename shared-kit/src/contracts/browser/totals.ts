import { arr, type Contract, num, obj, str } from '@withease/contracts';
import type { CartTotals, DeliveryOffer } from '../api/index.ts';
import { decimalContract, orNull } from './primitives.ts';

/** What the lines of a cart come to. `weight` is in grams, `count` is pieces. */
export type Totals = Pick<
  CartTotals,
  'count' | 'total_inc_vat' | 'total_discount_inc_vat' | 'total_without_discount_inc_vat' | 'weight' | 'delivery'
>;

const deliveryOfferContract: Contract<unknown, DeliveryOffer> = obj({
  code: str,
  name: str,
  price: decimalContract,
  free_from: orNull(decimalContract),
  total_amount: decimalContract,
});

/** The totals of a cart. */
export const totalsContract: Contract<unknown, Totals> = obj({
  count: num,
  total_inc_vat: decimalContract,
  total_discount_inc_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
  weight: num,
  delivery: arr(deliveryOfferContract),
});
