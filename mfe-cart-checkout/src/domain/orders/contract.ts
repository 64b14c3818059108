import type { OrderConflict } from '@vitrava/shared-kit/contracts/api';
import { type Order, oneOf, orderContract as orderOfApi } from '@vitrava/shared-kit/contracts/browser';
import { and, arr, type Contract, obj, str } from '@withease/contracts';

/** An order whose payment can be gone to: its address becomes the browser's, so it has to be one of the web. */
const isPayable: Contract<Order, Order> = {
  isData: (order): order is Order => order.payment.url === null || /^https?:\/\//.test(order.payment.url),
  getErrorMessages: ({ payment }) => [`expected an address of the web, got ${payment.url}`],
};

export const orderContract: Contract<unknown, Order> = and(orderOfApi, isPayable);

export const orderListContract = obj({ results: arr(orderContract) });

/** What is needed of a 409: which one it is. */
export const conflictContract: Contract<unknown, Pick<OrderConflict, 'code'>> = obj({
  code: oneOf(['order_in_progress', 'cart_changed', 'not_cancelable', 'not_payable']),
});

/** Ways to pay; a backend may know more of them than this shop. */
export const paymentMethodListContract = obj({ results: arr(obj({ id: str, name: str, description: str })) });
