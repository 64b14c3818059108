import { bool, type Contract, nothing, num, obj, or, str } from '@withease/contracts';
import type { ProductCard as ApiCard, Named } from '../api/index.ts';
import { pictureContract } from './picture.ts';
import { oneOf } from './primitives.ts';

/** What a product's tile shows. */
export type ProductCard = Pick<
  ApiCard,
  'id' | 'name' | 'brand' | 'price' | 'price_before_discount' | 'discount_prc' | 'price_per_unit' | 'availability' | 'photo' | 'is_new'
>;

/** A brand, a form or a category where its name and the part of its address are enough. */
export const namedContract: Contract<unknown, Named> = obj({ slug: str, name: str });

/** A product of any list. */
export const productCardContract: Contract<unknown, ProductCard> = obj({
  id: num,
  name: str,
  brand: namedContract,
  price: str,
  price_before_discount: str,
  discount_prc: num,
  // A backend may leave out what is null; tiles only ask whether there is one.
  price_per_unit: or(nothing, obj({ price: str, quantity: num, unit: str })) as Contract<unknown, ProductCard['price_per_unit']>,
  availability: obj({ state: oneOf(['in_stock', 'few', 'none']), left: num }),
  photo: pictureContract,
  is_new: bool,
});
