import type { CartLine, CartTotals, DeliveryOffer, ProductCard } from '@vitrava/shared-kit/contracts/api';
import type { Contract } from '@withease/contracts';
import { and, arr, num, obj, or, str, val } from '@withease/contracts';

/** What the cart shows of a product. */
export interface PricedItem extends Pick<ProductCard, 'name' | 'photo' | 'price'> {
  readonly availability: Pick<ProductCard['availability'], 'left'>;
}
export type PricedLine = Omit<CartLine, 'item'> & { readonly item: PricedItem | null };
export interface Pricing {
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
}
/** What lines come to. `weight` is in grams. */
export type Totals = Pick<
  CartTotals,
  'count' | 'total_inc_vat' | 'total_discount_inc_vat' | 'total_without_discount_inc_vat' | 'weight' | 'delivery'
>;

const decimal = and(str, {
  isData: (text): text is string => /^-?\d+\.\d{2}$/.test(text),
  getErrorMessages: (text) => [`expected a decimal, got ${text}`],
});
export const nothingOr = <Data>(contract: Contract<unknown, Data>) => or(contract, val(null));

const item: Contract<unknown, PricedItem> = obj({
  name: str,
  photo: obj({ url: str, url_template: str, width: num, height: num, widths: arr(num) }),
  price: decimal,
  availability: obj({ left: num }),
});

/** A line as the API gives it, a guest's and a customer's alike. */
export const lineContract: Contract<unknown, PricedLine> = obj({
  id: num,
  product: num,
  item: nothingOr(item),
  amount: num,
  stock: nothingOr(num),
  discount_prc: num,
  local_total_with_vat: decimal,
  total_without_discount_inc_vat: decimal,
  total_inc_vat: decimal,
  total_discount_inc_vat: decimal,
  vat: num,
  vat_amount: decimal,
  problem: nothingOr(obj({ reason: or(val('not_found'), val('sold_out'), val('not_enough')), available: num })),
});

const delivery: Contract<unknown, DeliveryOffer> = obj({
  code: str,
  name: str,
  price: decimal,
  free_from: nothingOr(decimal),
  total_amount: decimal,
});

export const totalsContract: Contract<unknown, Totals> = obj({
  count: num,
  total_inc_vat: decimal,
  total_discount_inc_vat: decimal,
  total_without_discount_inc_vat: decimal,
  weight: num,
  delivery: arr(delivery),
});

/** The answer to `POST api/cart_pricing/`; conflicts of an order bring one, too. */
export const pricingContract: Contract<unknown, Pricing> = obj({ lines: arr(lineContract), totals: totalsContract });
