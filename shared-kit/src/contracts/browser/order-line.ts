import { type Contract, num, obj, str } from '@withease/contracts';
import type { OrderLine as ApiLine } from '../api/index.ts';
import { pictureContract } from './picture.ts';
import { decimalContract } from './primitives.ts';

/** What is shown of an order's line; sums are those it was sold at. */
export type OrderLine = Pick<
  ApiLine,
  'id' | 'product' | 'name' | 'photo' | 'amount' | 'discount_prc' | 'total_inc_vat' | 'total_without_discount_inc_vat'
>;

/** A line of an order of the API. */
export const orderLineContract: Contract<unknown, OrderLine> = obj({
  id: num,
  product: num,
  name: str,
  photo: pictureContract,
  amount: num,
  discount_prc: num,
  total_inc_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
});
