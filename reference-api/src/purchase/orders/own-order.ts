import type { Order } from '@vitrava/shared-kit/contracts/api';
import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../customer/session/index.ts';
import { notFound, readId } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { openPaymentPage } from './payment-page.ts';
import { findOrder } from './read-orders.ts';

/** Numbers have six digits at least. */
const FIRST_NUMBER = 100_000;

/** The number in an address; anything that cannot be one does not exist. */
export function readNumber(text: string): number {
  const number = readId(text);
  if (number < FIRST_NUMBER) throw notFound();
  return number;
}

/** An order of the signed-in customer; others' do not exist. */
export async function readOwn({ db, imageRenderer }: Services, request: FastifyRequest, number: number): Promise<Order> {
  const order = await findOrder(db, requireUser(request), number, { imageRenderer, language: request.language });
  if (!order) throw notFound();
  return order;
}

/** The order with the address where it can be paid, if it is to be; `isAnswered` is false while the acquirer is away. */
export async function readPayable(
  app: ApiInstance,
  services: Services,
  request: FastifyRequest,
  number: number,
): Promise<{ order: Order; isAnswered: boolean }> {
  const order = await readOwn(services, request, number);
  if (order.payment.status !== 'pending' || order.payment.url !== null) return { order, isAnswered: true };
  const isAnswered = await openPaymentPage(app, services, request, order);
  return { order: await readOwn(services, request, number), isAnswered };
}
