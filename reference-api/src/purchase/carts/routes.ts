import {
  type CartLine,
  CartLineAdditionSchema,
  CartLineListSchema,
  CartLinePatchSchema,
  CartLineSchema,
  type CartPricing,
  CartTotalsSchema,
  PageQuerySchema,
} from '@vitrava/shared-kit/contracts/api';
import type { FastifyRequest } from 'fastify';
import { findProducts } from '../../catalogue/products/index.ts';
import { requireUser } from '../../customer/session/index.ts';
import { IdParamsSchema, NoContentSchema, pageOf, readId, readIdempotencyKey } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { priceLines, type WantedLine } from '../cart-pricing/index.ts';
import { readCart } from './cart.ts';
import { addLine, changeLine, removeLine, removeLines } from './lines.ts';

/** `api/shopping_carts/…` and `api/shopping_cart_totals/`: the signed-in shopper's lines and what they come to. */
export function shoppingCartRoutes(app: ApiInstance, { db, imageRenderer, now }: Services): void {
  async function price(request: FastifyRequest, lines: readonly WantedLine[]): Promise<CartPricing> {
    const products = lines.map((line) => line.product);
    return priceLines(lines, await findProducts(db, products), { language: request.language, imageRenderer, now: now() });
  }

  async function priceOwnCart(request: FastifyRequest): Promise<CartPricing> {
    return price(request, await readCart(db, requireUser(request)));
  }

  async function priceOne(request: FastifyRequest, wanted: WantedLine): Promise<CartLine> {
    const [line] = (await price(request, [wanted])).lines;
    if (!line) throw new Error('The line was not priced.');
    return line;
  }

  app.get(
    '/api/shopping_carts/',
    { schema: { summary: 'Own cart, priced.', security: SIGNED_IN, querystring: PageQuerySchema, response: { 200: CartLineListSchema } } },
    async (request) => pageOf(request, (await priceOwnCart(request)).lines),
  );

  app.get(
    '/api/shopping_cart_totals/',
    { schema: { summary: 'What the own cart comes to.', security: SIGNED_IN, response: { 200: CartTotalsSchema } } },
    async (request) => (await priceOwnCart(request)).totals,
  );

  const addition = {
    config: { idempotencyKey: 'optional' as const },
    schema: {
      summary: 'Put a product into the cart.',
      security: SIGNED_IN,
      body: CartLineAdditionSchema,
      response: { 201: CartLineSchema },
    },
  };
  app.post('/api/shopping_carts/', addition, async (request, reply) => {
    const key = readIdempotencyKey(request);
    const line = await addLine(db, { userId: requireUser(request), body: request.body, key, now: now() });
    reply.code(201);
    return priceOne(request, line);
  });

  const change = {
    schema: {
      summary: 'Change a line of the cart.',
      security: SIGNED_IN,
      params: IdParamsSchema,
      body: CartLinePatchSchema,
      response: { 200: CartLineSchema },
    },
  };
  app.patch('/api/shopping_carts/:id/', change, async (request) =>
    priceOne(request, await changeLine(db, requireUser(request), readId(request.params.id), request.body)),
  );

  const removal = {
    schema: { summary: 'Take a line out of the cart.', security: SIGNED_IN, params: IdParamsSchema, response: { 204: NoContentSchema } },
  };
  app.delete('/api/shopping_carts/:id/', removal, async (request, reply) => {
    await removeLine(db, requireUser(request), readId(request.params.id));
    reply.code(204);
    return null;
  });

  app.delete(
    '/api/shopping_carts/delete_all/',
    { schema: { summary: 'Empty the cart.', security: SIGNED_IN, response: { 204: NoContentSchema } } },
    async (request, reply) => {
      await removeLines(db, requireUser(request));
      reply.code(204);
      return null;
    },
  );
}
