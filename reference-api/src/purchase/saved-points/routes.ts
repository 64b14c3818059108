import {
  PageQuerySchema,
  type Stock,
  StockAdditionSchema,
  StockListSchema,
  StockSchema,
  StockUpdateSchema,
} from '@vitrava/shared-kit/contracts/api';
import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../customer/session/index.ts';
import type { stock } from '../../database/index.ts';
import { IdParamsSchema, invalidField, pageOf, readId, withoutControls } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { findPickupPoints } from '../delivery/index.ts';
import { findOwnStocks, releaseStock, saveStock } from './saved-points.ts';

type StockRow = typeof stock.$inferSelect;

/** `api/stocks/…`: the pickup places that the customer has saved. */
export function stockRoutes(app: ApiInstance, { db, now }: Services): void {
  async function toStocks(request: FastifyRequest, rows: readonly StockRow[]): Promise<Stock[]> {
    const points = await findPickupPoints(
      db,
      rows.map((row) => row.location),
      request.language,
    );
    return rows.map((row) => ({
      id: row.id,
      customer: row.isSaved ? row.userId : null,
      location: row.location,
      point: points.get(row.location) ?? null,
    }));
  }

  async function toStock(request: FastifyRequest, row: StockRow): Promise<Stock> {
    const [answer] = await toStocks(request, [row]);
    if (!answer) throw new Error('The stock was not drawn up.');
    return answer;
  }

  app.get(
    '/api/stocks/',
    {
      schema: {
        summary: 'Own saved pickup places.',
        security: SIGNED_IN,
        querystring: PageQuerySchema,
        response: { 200: StockListSchema },
      },
    },
    async (request) => {
      const page = pageOf(request, await findOwnStocks(db, requireUser(request)));
      return { ...page, results: await toStocks(request, page.results) };
    },
  );

  const addition = {
    schema: { summary: 'Save a pickup place.', security: SIGNED_IN, body: StockAdditionSchema, response: { 201: StockSchema } },
  };
  app.post('/api/stocks/', addition, async (request, reply) => {
    const userId = requireUser(request);
    const { customer, location } = request.body;
    if (customer !== userId) throw invalidField('customer', 'otherCustomer');
    const place = withoutControls(location);
    if (!(await findPickupPoints(db, [place], request.language)).has(place)) throw invalidField('location', 'noPickupPoint');
    const row = await saveStock(db, userId, place, now());
    reply.code(201);
    return toStock(request, row);
  });

  const update = {
    schema: {
      summary: 'Take a saved pickup place away.',
      security: SIGNED_IN,
      params: IdParamsSchema,
      body: StockUpdateSchema,
      response: { 200: StockSchema },
    },
  };
  app.put('/api/stocks/:id/', update, async (request) =>
    toStock(request, await releaseStock(db, requireUser(request), readId(request.params.id))),
  );
}
