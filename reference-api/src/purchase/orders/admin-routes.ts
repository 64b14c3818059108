import { DetailErrorSchema, ORDER_STATUSES } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { customerOrder } from '../../database/index.ts';
import { notFound } from '../../http/index.ts';
import { OWNER } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { settleRefunds, withdrawPayments } from '../payments/index.ts';
import { advanceOrder } from './order-status.ts';
import { readNumber } from './own-order.ts';

const schema = {
  summary: 'Take an order one step on.',
  security: OWNER,
  params: Type.Object({ number: Type.String() }),
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
    await withdrawPayments(services, number);
    await settleRefunds(services, number);
    const [order] = await db.select().from(customerOrder).where(eq(customerOrder.number, number));
    if (!order) throw notFound();
    return { number: String(number), status: order.status, payment: order.paymentStatus };
  });
}
