import { arr, type Contract, nothing, num, obj, or, str } from '@withease/contracts';
import type { DeliveryOffer as ApiOffer, CartTotals } from '../api/index.ts';
import { decimalContract, orNull } from './primitives.ts';

/** A way of delivery. `left_to_free` is an extension of ours: a backend without it says nothing of what is missing to free delivery. */
export type DeliveryOffer = Omit<ApiOffer, 'left_to_free'> & { readonly left_to_free?: string | null | undefined };

/**
 * What the lines of a cart come to. `weight` is in grams, `count` is pieces. `delivery` may be missing: what it costs is still to be computed
 * then, which is not that it costs nothing.
 */
export type Totals = Pick<
  CartTotals,
  'count' | 'total_inc_vat' | 'total_discount_inc_vat' | 'total_without_discount_inc_vat' | 'weight'
> & { readonly delivery?: readonly DeliveryOffer[] | null | undefined };

const deliveryOfferContract: Contract<unknown, DeliveryOffer> = obj({
  code: str,
  name: str,
  price: decimalContract,
  free_from: orNull(decimalContract),
  left_to_free: or(decimalContract, nothing),
  total_amount: decimalContract,
});

/** The totals of a cart. */
export const totalsContract: Contract<unknown, Totals> = obj({
  count: num,
  total_inc_vat: decimalContract,
  total_discount_inc_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
  weight: num,
  delivery: or(arr(deliveryOfferContract), nothing),
});
