import {
  DetailErrorSchema,
  ORDER_STATUSES,
  OrderConflictSchema,
  OrderListSchema,
  OrderQuerySchema,
  OrderRepeatSchema,
  OrderRequestSchema,
  OrderSchema,
  PaymentSchema,
} from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { requireUser } from '../../customer/session/index.ts';
import { customerOrder } from '../../database/index.ts';
import { ApiError, notFound, pageOfRows, readIdempotencyKey } from '../../http/index.ts';
import { OWNER, SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { settlePayments } from '../payments/index.ts';
import { advanceOrder, cancelOwnOrder } from './change-order.ts';
import { readNumber, readOwn, readPayable, refuse, reopenPayment } from './own-order.ts';
import { placeOrder } from './place-order.ts';
import { listOrders, matchOrders } from './read-orders.ts';
import { repeatOrder, toRepeat } from './repeat-order.ts';
import { settleCustomer } from './settle-orders.ts';

const params = Type.Object({ number: Type.String() });

/** `api/orders/…`: the customer's own orders. */
export function orderRoutes(app: ApiInstance, services: Services): void {
  const { db, imageRenderer, now } = services;
  const conflict = { 409: OrderConflictSchema };
  const one = { security: SIGNED_IN, params, response: { 200: OrderSchema } };
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
      const reading = { imageRenderer, language: request.language };
      return pageOfRows(request, db.$count(customerOrder, condition), (page) => listOrders(db, condition, reading, page));
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
    await settlePayments(services, { orders: [number] });
    return readOwn(services, request, number);
  });
}

/** `api/orders/{number}/payment/`: the state of a payment (GET), and where it can be made (POST). */
export function orderPaymentRoutes(app: ApiInstance, services: Services): void {
  const { db, now } = services;

  app.get(
    '/api/orders/:number/payment/',
    { schema: { summary: 'How the payment of an order stands.', security: SIGNED_IN, params, response: { 200: PaymentSchema } } },
    async (request) => {
      const number = readNumber(request.params.number);
      await settleCustomer(services, requireUser(request));
      return (await readOwn(services, request, number)).payment;
    },
  );

  const paying = {
    schema: {
      summary: 'Open the payment of an order once more.',
      security: SIGNED_IN,
      params,
      response: { 200: OrderSchema, 409: OrderConflictSchema },
    },
  };
  app.post('/api/orders/:number/payment/', paying, async (request, reply) => {
    const number = readNumber(request.params.number);
    const userId = requireUser(request);
    await settleCustomer(services, userId);
    await readOwn(services, request, number);
    if (!(await reopenPayment(db, userId, number, now()))) return refuse(request, reply, { code: 'not_payable' });
    const { order, isAnswered } = await readPayable(app, services, request, number);
    if (!isAnswered) throw new ApiError(503, 'acquirerAway', { headers: { 'retry-after': '10' } });
    return order;
  });
}

/** `POST api/orders/{number}/repeat/`: the goods of an order, once more, in the customer's cart. */
export function orderRepeatRoutes(app: ApiInstance, services: Services): void {
  const schema = {
    summary: 'Put the goods of an order into the cart once more.',
    security: SIGNED_IN,
    params,
    response: { 200: OrderRepeatSchema },
  };
  const config = { idempotencyKey: 'optional' as const };
  app.post('/api/orders/:number/repeat/', { config, schema }, async (request) => {
    const number = readNumber(request.params.number);
    const key = readIdempotencyKey(request);
    const { lines } = await readOwn(services, request, number);
    const pieces = await repeatOrder(services.db, { userId: requireUser(request), number, key, now: services.now() });
    return toRepeat(pieces, new Map(lines.map(({ product, name }) => [product, name])));
  });
}

const schema = {
  summary: 'Take an order one step on.',
  security: OWNER,
  params,
  body: Type.Object({ status: Type.Enum(ORDER_STATUSES) }),
  response: {
    200: Type.Object({ number: Type.String(), status: Type.Enum(ORDER_STATUSES), payment: Type.String() }),
    409: DetailErrorSchema,
  },
};

/** `PUT /admin/orders/{number}/`: what happens to an order in the shop and on its way. Outside /api/, so that the shop's proxy never passes it on. */
export function adminOrderRoutes(app: ApiInstance, services: Services): void {
  const { db } = services;
  app.put('/admin/orders/:number/', { schema }, async (request) => {
    const number = readNumber(request.params.number);
    await advanceOrder(db, number, request.body.status);
    await settlePayments(services, { orders: [number] });
    const [order] = await db.select().from(customerOrder).where(eq(customerOrder.number, number));
    if (!order) throw notFound();
    return { number: String(number), status: order.status, payment: order.paymentStatus };
  });
}
