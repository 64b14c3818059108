import type {
  OrderLine as ApiLine,
  Order as ApiOrder,
  OrderConflict,
  OrderStatus,
  PaymentStatus,
  PickupPoint,
} from '@vitrava/shared-kit/contracts/api';
import { and, arr, bool, type Contract, num, obj, or, str, val } from '@withease/contracts';

/** What checkout shows of an order's line. */
export type OrderLine = Pick<
  ApiLine,
  'id' | 'product' | 'name' | 'photo' | 'amount' | 'discount_prc' | 'total_inc_vat' | 'total_without_discount_inc_vat'
>;

/** What checkout shows of an order. */
export interface Order
  extends Pick<
    ApiOrder,
    | 'number'
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
  readonly point: Pick<PickupPoint, 'name' | 'city' | 'address' | 'workschedule' | 'phone' | 'period'>;
  readonly lines: readonly OrderLine[];
}

const matching = (pattern: RegExp) =>
  and(str, {
    isData: (text): text is string => pattern.test(text),
    getErrorMessages: (text) => [`expected ${pattern}, got ${text}`],
  });
const decimal = matching(/^-?\d+\.\d{2}$/);

const status: Contract<unknown, OrderStatus> = or(val('waiting'), val('opened'), val('issued'), val('canceled'), val('closed'));
const paymentStatus: Contract<unknown, PaymentStatus> = or(
  val('due'),
  val('pending'),
  val('paid'),
  val('failed'),
  val('refunding'),
  val('refunded'),
  val('void'),
);

const line: Contract<unknown, OrderLine> = obj({
  id: num,
  product: num,
  name: str,
  photo: obj({ url: str, url_template: str, width: num, height: num, widths: arr(num) }),
  amount: num,
  discount_prc: num,
  total_inc_vat: decimal,
  total_without_discount_inc_vat: decimal,
});

export const orderContract: Contract<unknown, Order> = obj({
  number: matching(/^\d{6,12}$/),
  status,
  can_cancel: bool,
  count: num,
  total_inc_vat: decimal,
  total_discount_inc_vat: decimal,
  total_without_discount_inc_vat: decimal,
  delivery_price: decimal,
  total_amount: decimal,
  payment: obj({
    method: or(val('on_pickup'), val('card')),
    status: paymentStatus,
    // It becomes an address to go to, so it has to be one.
    url: or(matching(/^https?:\/\//), val(null)),
    expires_at: or(str, val(null)),
  }),
  point: obj({ name: str, city: str, address: str, workschedule: str, phone: str, period: num }),
  lines: arr(line),
});

export const orderListContract = obj({ results: arr(orderContract) });

/** What is needed of a 409: which one it is. */
export const conflictContract: Contract<unknown, Pick<OrderConflict, 'code'>> = obj({
  code: or(val('order_in_progress'), val('cart_changed'), val('not_cancelable'), val('not_payable')),
});
