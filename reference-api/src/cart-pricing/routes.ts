import { CartPricingRequestSchema, CartPricingSchema } from '@vitrava/shared-kit/contracts/api';
import { findProducts } from '../catalogue/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { joinLines, priceLines } from './pricing.ts';

/** `POST api/cart_pricing/`: prices a guest's lines and keeps nothing, so it needs no session and no anti-forgery header. */
export function cartPricingRoutes(app: ApiInstance, { db, studio, now }: Services): void {
  app.post(
    '/api/cart_pricing/',
    {
      schema: {
        summary: 'Price the lines of a guest; nothing is kept.',
        body: CartPricingRequestSchema,
        response: { 200: CartPricingSchema },
      },
    },
    async (request) => {
      const lines = joinLines(request.body.lines);
      const found = await findProducts(
        db,
        lines.map((line) => line.product),
      );
      return priceLines(lines, found, { language: request.language, studio, now: now() });
    },
  );
}
