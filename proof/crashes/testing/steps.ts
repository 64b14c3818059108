import { cartLine, customerOrder } from '@vitrava/reference-api/database';
import { eq } from '@vitrava/reference-api/testing';
import type { Order } from '@vitrava/shared-kit/contracts/api';
import type { OrderAttempt, Outcome, Shopper } from '../shopper.ts';
import type { Environment } from './environment.ts';
import { until } from './until.ts';

/** Canceled by this call or by the one whose answer was lost. */
export function isEnded(outcome: Outcome<Order> | null): boolean {
  return outcome?.status === 200 || outcome?.status === 409;
}

export async function placeAgain(shopper: Shopper, attempt: OrderAttempt): Promise<Order> {
  let order: Order | null = null;
  await until('the order is placed', async () => {
    const outcome = await shopper.order(attempt);
    if (outcome?.status === 201) order = outcome.body;
    else if (outcome !== null && outcome.status !== 409) throw new Error(JSON.stringify(outcome));
    return order !== null;
  });
  return order as unknown as Order;
}

export async function expectOne({ database }: Environment, { key }: OrderAttempt, order: Order): Promise<void> {
  const orders = await database.db.select().from(customerOrder).where(eq(customerOrder.idempotencyKey, key));
  if (orders.length !== 1 || String(orders[0]?.number) !== order.number) throw new Error(`${orders.length} orders of one attempt`);
  const left = await database.db
    .select()
    .from(cartLine)
    .where(eq(cartLine.userId, orders[0]?.userId ?? 0));
  if (left.length > 0) throw new Error('The ordered cart is not empty.');
}

/** The page of a payment; it is requested when the answer that named it was lost. */
export async function pageOf(shopper: Shopper, { number, payment }: Order): Promise<string> {
  let page = payment.url;
  await until('there is a page to pay on', async () => {
    if (page === null) page = (await shopper.pay(number))?.body.payment?.url ?? null;
    return page !== null;
  });
  return page ?? '';
}

export async function payNow(environment: Environment, shopper: Shopper, order: Order): Promise<void> {
  await shopper.type(await pageOf(shopper, order), 'good');
  await untilPayment(environment, order, 'paid');
}

export function untilPayment({ database }: Environment, { number }: Order, status: string): Promise<void> {
  return until(`order ${number} is ${status}`, async () => {
    const [row] = await database.db
      .select({ status: customerOrder.paymentStatus })
      .from(customerOrder)
      .where(eq(customerOrder.number, Number(number)));
    return row?.status === status;
  });
}
