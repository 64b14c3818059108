import type { Shopper } from '../shopper.ts';
import type { Environment } from './environment.ts';
import { expectOne, isEnded, pageOf, payNow, placeAgain, untilPayment } from './steps.ts';
import { until } from './until.ts';

/** Does what comes before an act, then gives the act and what the shopper does after the crash. */
export type Prepare = (
  environment: Environment,
  shopper: Shopper,
) => Promise<{ readonly act: () => Promise<unknown>; readonly recover: () => Promise<void> }>;

export const placing: Prepare = async (environment, shopper) => {
  const attempt = await shopper.prepareOrder();
  return {
    act: () => shopper.order(attempt),
    recover: async () => {
      const order = await placeAgain(shopper, attempt);
      await expectOne(environment, attempt, order);
      await payNow(environment, shopper, order);
    },
  };
};

export const paying: Prepare = async (environment, shopper) => {
  const order = await placeAgain(shopper, await shopper.prepareOrder());
  await shopper.type(await pageOf(shopper, order), 'declined');
  await untilPayment(environment, order, 'failed');
  return {
    act: () => shopper.pay(order.number),
    recover: () => payNow(environment, shopper, { ...order, payment: { ...order.payment, url: null } }),
  };
};

export const receivingWebhook: Prepare = async (environment, shopper) => {
  const order = await placeAgain(shopper, await shopper.prepareOrder());
  const page = await pageOf(shopper, order);
  return {
    act: async () => {
      const webhooks = environment.countWebhooks();
      await shopper.type(page, 'good');
      await until('a webhook is sent', () => webhooks() > 0);
    },
    recover: () => untilPayment(environment, order, 'paid'),
  };
};

export const canceling: Prepare = async (environment, shopper) => {
  const order = await placeAgain(shopper, await shopper.prepareOrder());
  await payNow(environment, shopper, order);
  return {
    act: () => shopper.cancel(order.number),
    recover: async () => {
      await until('the order is canceled', async () => isEnded(await shopper.cancel(order.number)));
      await untilPayment(environment, order, 'refunded');
    },
  };
};
