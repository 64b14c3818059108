import { CartLineListSchema, type CartPricing, CartTotalsSchema, PageQuerySchema } from '@vitrava/shared-kit/contracts/api';
import { asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { priceLines } from '../cart-pricing/index.ts';
import { findProducts } from '../catalogue/index.ts';
import { cartLine } from '../database/index.ts';
import { pageOf } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { requireUser } from '../session/index.ts';

/** `GET api/shopping_carts/` and `GET api/shopping_cart_totals/`: the signed-in shopper's lines and what they come to. */
export function shoppingCartRoutes(app: ApiInstance, { db, studio, now }: Services): void {
  async function priceOwnCart(request: FastifyRequest): Promise<CartPricing> {
    const rows = await db
      .select({ id: cartLine.id, product: cartLine.productId, amount: cartLine.amount, stock: cartLine.stock })
      .from(cartLine)
      .where(eq(cartLine.userId, requireUser(request)))
      .orderBy(asc(cartLine.id));
    const found = await findProducts(
      db,
      rows.map((row) => row.product),
    );
    return priceLines(rows, found, { language: request.language, studio, now: now() });
  }

  app.get('/api/shopping_carts/', { schema: { querystring: PageQuerySchema, response: { 200: CartLineListSchema } } }, async (request) =>
    pageOf(request, (await priceOwnCart(request)).lines),
  );

  app.get(
    '/api/shopping_cart_totals/',
    { schema: { response: { 200: CartTotalsSchema } } },
    async (request) => (await priceOwnCart(request)).totals,
  );
}
