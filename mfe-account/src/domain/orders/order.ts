import type { OrderLine as ApiLine, Order as ApiOrder, OrderStatus, PaymentStatus, PickupPoint } from '@vitrava/shared-kit/contracts/api';
import { and, arr, bool, type Contract, num, obj, or, str, val } from '@withease/contracts';

/** What the account shows of an order's line. */
export type OrderLine = Pick<ApiLine, 'id' | 'product' | 'name' | 'photo' | 'amount' | 'total_inc_vat'>;

/** What the account shows of an order. */
export interface Order
  extends Pick<ApiOrder, 'number' | 'date' | 'status' | 'can_cancel' | 'count' | 'total_inc_vat' | 'delivery_price' | 'total_amount'> {
  readonly point: Pick<PickupPoint, 'name' | 'city' | 'address' | 'workschedule' | 'phone'>;
  readonly payment: ApiOrder['payment'];
  readonly lines: readonly OrderLine[];
}

const decimal = and(str, {
  isData: (text): text is string => /^-?\d+\.\d{2}$/.test(text),
  getErrorMessages: (text) => [`expected a decimal, got ${text}`],
});
const number = and(str, {
  isData: (text): text is string => /^\d{6,12}$/.test(text),
  getErrorMessages: (text) => [`expected the number of an order, got ${text}`],
});

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
  total_inc_vat: decimal,
});

export const orderContract: Contract<unknown, Order> = obj({
  number,
  date: str,
  status,
  can_cancel: bool,
  count: num,
  total_inc_vat: decimal,
  delivery_price: decimal,
  total_amount: decimal,
  point: obj({ name: str, city: str, address: str, workschedule: str, phone: str }),
  payment: obj({
    method: or(val('on_pickup'), val('card')),
    status: paymentStatus,
    url: or(str, val(null)),
    expires_at: or(str, val(null)),
  }),
  lines: arr(line),
});

export const orderListContract = obj({ count: num, results: arr(orderContract) });
