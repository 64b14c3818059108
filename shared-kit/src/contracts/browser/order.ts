import { arr, bool, type Contract, num, obj, str } from '@withease/contracts';
import type { Order as ApiOrder, Payment } from '../api/index.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../order-status.ts';
import { type OrderLine, orderLineContract } from './order-line.ts';
import { type PickupPlace, pickupPlaceContract } from './pickup-point.ts';
import { decimalContract, matching, oneOf, orNull } from './primitives.ts';

/** What is shown of an order. Sums as in the API's `Order`: `total_inc_vat` is the goods, `total_amount` the goods and their delivery. */
export interface Order
  extends Pick<
    ApiOrder,
    | 'number'
    | 'date'
    | 'status'
    | 'can_cancel'
    | 'count'
    | 'total_inc_vat'
    | 'total_discount_inc_vat'
    | 'total_without_discount_inc_vat'
    | 'delivery_price'
    | 'total_amount'
    | 'payment'
  > {
  readonly point: PickupPlace;
  readonly lines: readonly OrderLine[];
}

/** The address of the acquirer's page is only a text here: who sends a shopper there checks that it is one of the web. */
const paymentContract: Contract<unknown, Payment> = obj({
  method: oneOf(PAYMENT_METHODS),
  status: oneOf(PAYMENT_STATUSES),
  url: orNull(str),
  expires_at: orNull(str),
});

/** An order of the API, wherever it answers with one. */
export const orderContract: Contract<unknown, Order> = obj({
  number: matching(/^\d{6,12}$/),
  date: str,
  status: oneOf(ORDER_STATUSES),
  can_cancel: bool,
  count: num,
  total_inc_vat: decimalContract,
  total_discount_inc_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
  delivery_price: decimalContract,
  total_amount: decimalContract,
  payment: paymentContract,
  point: pickupPlaceContract,
  lines: arr(orderLineContract),
});
