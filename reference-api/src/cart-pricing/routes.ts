import { CartPricingQuerySchema, CartPricingSchema } from '@vitrava/shared-kit/contracts/api';
import { formatCartLines, parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import { findProducts } from '../catalogue/index.ts';
import { invalidField } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { priceLines } from './pricing.ts';

/** `GET api/cart_pricing/`: prices a guest's lines and keeps nothing, so it needs no session. */
export function cartPricingRoutes(app: ApiInstance, { db, studio, now }: Services): void {
  app.get(
    '/api/cart_pricing/',
    {
      schema: {
        summary: 'Price the lines of a guest; nothing is kept.',
        querystring: CartPricingQuerySchema,
        response: { 200: CartPricingSchema },
      },
    },
    async (request) => {
      const { lines: text } = request.query;
      const lines = parseCartLines(text);
      // What is left out when it is read was no line, or one too many.
      if (formatCartLines(lines) !== text) throw invalidField('lines', 'invalid');
      const found = await findProducts(
        db,
        lines.map((line) => line.product),
      );
      const wanted = lines.map(({ product, amount }) => ({ id: product, product, amount, stock: null }));
      return priceLines(wanted, found, { language: request.language, studio, now: now() });
    },
  );
}
