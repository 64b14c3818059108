import type { ProductCard } from '@vitrava/shared-kit/contracts/api';
import { arr, bool, type Contract, nothing, num, obj, or, str, val } from '@withease/contracts';

/** What a product's tile shows: no more of it travels from the server to the browser. */
export type Card = Pick<
  ProductCard,
  'id' | 'name' | 'brand' | 'price' | 'price_before_discount' | 'discount_prc' | 'price_per_unit' | 'availability' | 'photo' | 'is_new'
>;

export const cardContract: Contract<unknown, Card> = obj({
  id: num,
  name: str,
  brand: obj({ slug: str, name: str }),
  price: str,
  price_before_discount: str,
  discount_prc: num,
  price_per_unit: or(nothing, obj({ price: str, quantity: num, unit: str })) as Contract<unknown, Card['price_per_unit']>,
  availability: obj({ state: or(val('in_stock'), val('few'), val('none')), left: num }),
  photo: obj({ url: str, url_template: str, width: num, height: num, widths: arr(num) }),
  is_new: bool,
});

/** Leaves of a product of the API what a tile shows. */
export function toCard(product: Card): Card {
  const { id, name, brand, price, price_before_discount, discount_prc, price_per_unit, availability, photo, is_new } = product;
  return { id, name, brand, price, price_before_discount, discount_prc, price_per_unit, availability, photo, is_new };
}
