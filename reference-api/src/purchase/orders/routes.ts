import { OrderConflictSchema, OrderListSchema, OrderQuerySchema, OrderRequestSchema, OrderSchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { requireUser } from '../../customer/session/index.ts';
import { customerOrder } from '../../database/index.ts';
import { ApiError, locatePage, notFound, readIdempotencyKey, readPaging, toPage } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { settleRefunds, withdrawPayments } from '../payments/index.ts';
import { cancelOwnOrder } from './cancel-order.ts';
import { refuse } from './conflict.ts';
import { readNumber, readOwn, readPayable } from './own-order.ts';
import { placeOrder } from './place-order.ts';
import { listOrders, matchOrders } from './read-orders.ts';
import { settleCustomer } from './settle-orders.ts';

/** `api/orders/…`: the customer's own orders. */
export function orderRoutes(app: ApiInstance, services: Services): void {
  const { db, imageRenderer, now } = services;
  const conflict = { 409: OrderConflictSchema };
  const one = { security: SIGNED_IN, params: Type.Object({ number: Type.String() }), response: { 200: OrderSchema } };
  const cancelling = { ...one, summary: 'Cancel an order while it waits.', response: { 200: OrderSchema, ...conflict } };

  const placing = {
    config: { idempotencyKey: 'required' as const },
    schema: {
      summary: 'Order the whole cart.',
      security: SIGNED_IN,
      body: OrderRequestSchema,
      response: { 201: OrderSchema, ...conflict },
    },
  };
  app.post('/api/orders/', placing, async (request, reply) => {
    const userId = requireUser(request);
    const key = readIdempotencyKey(request);
    if (key === null) throw new ApiError(400, 'idempotencyKeyRequired');
    const outcome = await placeOrder(db, { userId, key, body: request.body }, { imageRenderer, language: request.language, now: now() });
    if (outcome.kind === 'in_progress') return refuse(request, reply, { code: 'order_in_progress' });
    if (outcome.kind === 'cart_changed') return refuse(request, reply, { code: 'cart_changed', pricing: outcome.pricing });
    // The order is placed whether or not the acquirer answers; its page can be requested again.
    const { order } = await readPayable(app, services, request, outcome.number);
    return reply.code(201).send(order);
  });

  app.get(
    '/api/orders/',
    {
      schema: {
        summary: 'Own orders, the newest first.',
        security: SIGNED_IN,
        querystring: OrderQuerySchema,
        response: { 200: OrderListSchema },
      },
    },
    async (request) => {
      const userId = requireUser(request);
      const condition = matchOrders(userId, request.query);
      await settleCustomer(services, userId);
      const paging = readPaging(request.query);
      const total = await db.$count(customerOrder, condition);
      const { offset } = locatePage(paging, total);
      const reading = { imageRenderer, language: request.language };
      return toPage(request, paging, total, await listOrders(db, condition, reading, { limit: paging.size, offset }));
    },
  );

  app.get('/api/orders/:number/', { schema: { ...one, summary: 'One own order.' } }, async (request) => {
    const number = readNumber(request.params.number);
    await settleCustomer(services, requireUser(request));
    return readOwn(services, request, number);
  });

  app.post('/api/orders/:number/cancel/', { schema: cancelling }, async (request, reply) => {
    const number = readNumber(request.params.number);
    const outcome = await cancelOwnOrder(db, requireUser(request), number);
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'gone_on') return refuse(request, reply, { code: 'not_cancelable' });
    await withdrawPayments(services, number);
    await settleRefunds(services, number);
    return readOwn(services, request, number);
  });
}
