import type { House } from './house.ts';
import type { Shopper } from './shopper.ts';
import { expectOne, isEnded, pageOf, payNow, placeAgain, untilPayment } from './steps.ts';
import { until } from './until.ts';

/** Does what comes before an act, then gives the act and what the shopper does after the crash. */
export type Prepare = (
  house: House,
  shopper: Shopper,
) => Promise<{ readonly act: () => Promise<unknown>; readonly recover: () => Promise<void> }>;

export const placing: Prepare = async (house, shopper) => {
  const wish = await shopper.wish();
  return {
    act: () => shopper.order(wish),
    recover: async () => {
      const order = await placeAgain(shopper, wish);
      await expectOne(house, wish, order);
      await payNow(house, shopper, order);
    },
  };
};

export const paying: Prepare = async (house, shopper) => {
  const order = await placeAgain(shopper, await shopper.wish());
  await shopper.type(await pageOf(shopper, order), 'declined');
  await untilPayment(house, order, 'failed');
  return {
    act: () => shopper.pay(order.number),
    recover: () => payNow(house, shopper, { ...order, payment: { ...order.payment, url: null } }),
  };
};

export const hearing: Prepare = async (house, shopper) => {
  const order = await placeAgain(shopper, await shopper.wish());
  const page = await pageOf(shopper, order);
  return {
    act: async () => {
      const { webhooks } = house.state;
      await shopper.type(page, 'good');
      await until('a webhook is sent', () => house.state.webhooks > webhooks);
    },
    recover: () => untilPayment(house, order, 'paid'),
  };
};

export const canceling: Prepare = async (house, shopper) => {
  const order = await placeAgain(shopper, await shopper.wish());
  await payNow(house, shopper, order);
  return {
    act: () => shopper.cancel(order.number),
    recover: async () => {
      await until('the order is canceled', async () => isEnded(await shopper.cancel(order.number)));
      await untilPayment(house, order, 'refunded');
    },
  };
};
