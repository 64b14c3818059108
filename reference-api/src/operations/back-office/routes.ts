import { PASSWORD_RULES } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { IdParamsSchema, invalidField, notFound, readId } from '../../http/index.ts';
import { parseDecimal } from '../../money.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { OWNER } from '../open-api/index.ts';
import { openAccount } from './accounts.ts';
import { changeProduct, type ProductChange } from './products.ts';

const AccountSchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_RULES.maxLength }),
});

const AccountAnswerSchema = Type.Object({ id: Type.Integer(), email: Type.String() });

const ProductPatchSchema = Type.Partial(
  Type.Object({ price: Type.String({ maxLength: 20 }), availability: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
);

const productChange = {
  summary: 'Change what a product costs or how much of it is left.',
  security: OWNER,
  params: IdParamsSchema,
  body: ProductPatchSchema,
  response: {
    200: Type.Object({ id: Type.Integer(), price: Type.String(), price_before_discount: Type.String(), availability: Type.Integer() }),
  },
};

/** As the database holds it. */
const DEAREST_KOPECKS = 100_000_000;

/** What the people behind the shop do with accounts and products. Outside /api/, so that the shop's proxy never passes it on. */
export function backOfficeRoutes(app: ApiInstance, { db, now }: Services): void {
  app.post(
    '/admin/accounts/',
    {
      schema: {
        summary: 'Open an account, or give it a new password.',
        security: OWNER,
        body: AccountSchema,
        response: { 200: AccountAnswerSchema },
      },
    },
    async (request) => openAccount(db, request.body.email, request.body.password, now()),
  );

  app.patch('/admin/products/:id/', { schema: productChange }, async (request) => {
    const { price, availability } = request.body;
    const change: ProductChange = {
      ...(price === undefined ? {} : { basePriceKopecks: readPrice(price) }),
      ...(availability === undefined ? {} : { availability }),
    };
    const product = await changeProduct(db, readId(request.params.id), change);
    if (!product) throw notFound();
    return product;
  });
}

function readPrice(text: string): number {
  const kopecks = parseDecimal(text) ?? 0;
  if (kopecks === 0) throw invalidField('price', 'decimal');
  if (kopecks > DEAREST_KOPECKS) throw invalidField('price', 'maximum', { limit: DEAREST_KOPECKS / 100 });
  return kopecks;
}
