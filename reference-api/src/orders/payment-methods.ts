import {
  PageQuerySchema,
  type PaymentMethod,
  PaymentMethodListSchema,
  type PaymentMethodOffer,
  PaymentMethodQuerySchema,
} from '@vitrava/shared-kit/contracts/api';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { invalidField, pageOf } from '../http/index.ts';
import type { Language } from '../language.ts';
import type { ApiInstance, Services } from '../services.ts';
import { requireUser } from '../session/index.ts';
import { chosenPoint } from './chosen-point.ts';

interface Words {
  readonly name: string;
  readonly description: string;
}

/** In the order they are offered. */
const OFFERS: readonly { readonly id: PaymentMethod; readonly is_online: boolean; readonly words: Record<Language, Words> }[] = [
  {
    id: 'card',
    is_online: true,
    words: {
      ru: { name: 'Картой на сайте', description: 'После оформления заказа откроется страница банка.' },
      en: { name: 'By card, online', description: 'The bank’s page opens after the order is placed.' },
    },
  },
  {
    id: 'on_pickup',
    is_online: false,
    words: {
      ru: { name: 'При получении', description: 'Картой или наличными в пункте выдачи.' },
      en: { name: 'On pickup', description: 'By card or in cash at the pickup point.' },
    },
  },
];

/** `GET api/payment_methods/`: how orders can be paid; with a saved place of the customer, how they can be paid there. */
export function paymentMethodRoutes(app: ApiInstance, { db }: Services): void {
  async function takesPaidOnly(request: FastifyRequest, stock: string | undefined): Promise<boolean> {
    if (stock === undefined) return false;
    const userId = requireUser(request);
    const id = /^[1-9]\d{0,9}$/.test(stock) ? Number(stock) : 0;
    if (id === 0 || id > 2_147_483_647) throw invalidField('stock', 'noStock');
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
    const offers = OFFERS.filter(({ is_online }) => is_online || !isPaidOnly).map(
      ({ id, is_online, words }): PaymentMethodOffer => ({ id, is_online, ...words[request.language] }),
    );
    return pageOf(request, offers);
  });
}
