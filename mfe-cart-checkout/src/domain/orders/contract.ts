import { type Order, orderContract as orderOfApi } from '@vitrava/shared-kit/contracts/browser';
import { and, arr, type Contract, obj } from '@withease/contracts';

/** An order whose payment can be gone to: its address becomes the browser's, so it has to be one of the web. */
const isPayable: Contract<Order, Order> = {
  isData: (order): order is Order => order.payment.url === null || /^https?:\/\//.test(order.payment.url),
  getErrorMessages: ({ payment }) => [`expected an address of the web, got ${payment.url}`],
};

export const orderContract: Contract<unknown, Order> = and(orderOfApi, isPayable);

export const orderListContract = obj({ results: arr(orderContract) });
