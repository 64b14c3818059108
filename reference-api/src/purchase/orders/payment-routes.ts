import { OrderConflictSchema, OrderSchema, PaymentSchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { requireUser } from '../../customer/session/index.ts';
import { ApiError } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { refuse } from './conflict.ts';
import { readNumber, readOwn, readPayable } from './own-order.ts';
import { reopenPayment } from './payment-page.ts';
import { settleCustomer } from './settle-orders.ts';

const params = Type.Object({ number: Type.String() });

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
