import {
  PageQuerySchema,
  PickupCityListSchema,
  PickupPointListSchema,
  PickupPointQuerySchema,
  PickupPointSchema,
} from '@vitrava/shared-kit/contracts/api';
import { pickupPoint } from '../../database/index.ts';
import { notFound, pageOf, pageOfRows } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { findPickupPoints, listCities, listPoints, matchPoints } from './points.ts';

/** Where orders can be handed over. The delivery provider adds how to start its widget (`GET /api/pickup_widget/`). All of it is public. */
export function pickupRoutes(app: ApiInstance, { db }: Services): void {
  app.get(
    '/api/pickup_cities/',
    { schema: { summary: 'Cities with pickup points.', querystring: PageQuerySchema, response: { 200: PickupCityListSchema } } },
    async (request) => pageOf(request, await listCities(db, request.language)),
  );

  app.get(
    '/api/pickup_points/',
    { schema: { summary: 'Pickup points of a city.', querystring: PickupPointQuerySchema, response: { 200: PickupPointListSchema } } },
    async (request) => {
      const condition = matchPoints(request.query);
      return pageOfRows(request, db.$count(pickupPoint, condition), (page) => listPoints(db, condition, page, request.language));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/pickup_points/:id/',
    { schema: { summary: 'One pickup point.', response: { 200: PickupPointSchema } } },
    async (request) => {
      const { id } = request.params;
      if (!/^[\w-]{1,40}$/.test(id)) throw notFound();
      const found = (await findPickupPoints(db, [id], request.language)).get(id);
      if (!found) throw notFound();
      return found;
    },
  );
}
