import {
  PageQuerySchema,
  type PaymentMethod,
  PaymentMethodListSchema,
  type PaymentMethodOffer,
  PaymentMethodQuerySchema,
} from '@vitrava/shared-kit/contracts/api';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireUser } from '../../customer/session/index.ts';
import { invalidField, pageOf, parseId } from '../../http/index.ts';
import { textsIn } from '../../language/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { chosenPoint } from './order-checks.ts';

/** In the order they are offered; their words are in `locales/`. */
const OFFERS: readonly { readonly id: PaymentMethod; readonly is_online: boolean }[] = [
  { id: 'card', is_online: true },
  { id: 'on_pickup', is_online: false },
];

/** `GET api/payment_methods/`: how orders can be paid; with a saved place of the customer, how they can be paid there. */
export function paymentMethodRoutes(app: ApiInstance, { db }: Services): void {
  async function takesPaidOnly(request: FastifyRequest, stock: string | undefined): Promise<boolean> {
    if (stock === undefined) return false;
    const userId = requireUser(request);
    const id = parseId(stock);
    if (id === null) throw invalidField('stock', 'noStock');
    return (await chosenPoint(db, userId, id)).prepaid;
  }

  const querystring = Type.Object({ ...PageQuerySchema.properties, ...PaymentMethodQuerySchema.properties });
  const schema = {
    summary: 'Ways to pay; with a saved place of the customer, those that it takes.',
    querystring,
    response: { 200: PaymentMethodListSchema },
  };
  app.get('/api/payment_methods/', { schema }, async (request) => {
    const isPaidOnly = await takesPaidOnly(request, request.query.stock);
    const toSentence = textsIn(request.language);
    const offers = OFFERS.filter(({ is_online }) => is_online || !isPaidOnly).map(
      ({ id, is_online }): PaymentMethodOffer => ({
        id,
        is_online,
        name: toSentence(`paymentMethods.${id}.name`),
        description: toSentence(`paymentMethods.${id}.description`),
      }),
    );
    return pageOf(request, offers);
  });
}
