import { CartPricingQuerySchema, CartPricingRequestSchema, CartPricingSchema } from '@vitrava/shared-kit/contracts/api';
import { formatCartLines, type LineAmount, parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findProducts } from '../../catalogue/products/index.ts';
import { invalidField } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { priceLines } from './pricing.ts';

/** `GET api/cart_pricing/`: prices a guest's lines and keeps nothing, so it needs no session. Earlier releases of the cart send the lines by `POST`. */
export function cartPricingRoutes(app: ApiInstance, { db, imageRenderer, now }: Services): void {
  const summary = 'Price the lines of a guest; nothing is kept.';
  const response = { 200: CartPricingSchema };

  async function price(lines: readonly LineAmount[], { language }: FastifyRequest, reply: FastifyReply) {
    const found = await findProducts(
      db,
      lines.map(({ product }) => product),
    );
    const wanted = lines.map(({ product, amount }) => ({ id: product, product, amount, stock: null }));
    reply.header('cache-control', 'private, no-store');
    return priceLines(wanted, found, { language, imageRenderer, now: now() });
  }

  app.get('/api/cart_pricing/', { schema: { summary, querystring: CartPricingQuerySchema, response } }, (request, reply) => {
    const lines = readLines(request.query.lines);
    return price(lines, request, reply);
  });
  app.post('/api/cart_pricing/', { schema: { summary, body: CartPricingRequestSchema, response } }, (request, reply) => {
    const lines = readLines(formatCartLines(request.body.lines));
    return price(lines, request, reply);
  });
}

/** What is left out when a text is read was no line, or one too many. */
function readLines(text: string): readonly LineAmount[] {
  const lines = parseCartLines(text);
  if (formatCartLines(lines) !== text) throw invalidField('lines', 'invalid');
  return lines;
}
