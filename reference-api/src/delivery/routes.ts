import {
  PageQuerySchema,
  PickupCityListSchema,
  PickupPointListSchema,
  PickupPointQuerySchema,
  PickupPointSchema,
  PickupWidgetSchema,
} from '@vitrava/shared-kit/contracts/api';
import { locatePage, notFound, pageOf, readPaging, toPage } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { countPoints, findPickupPoints, listCities, listPoints, matchPoints, toPickupPoint } from './points.ts';
import { serveWidget } from './widget/index.ts';

/** Where orders can be handed over, and how to start the provider's widget that chooses among these places. All of it is public. */
export async function pickupRoutes(app: ApiInstance, { db }: Services): Promise<void> {
  const widget = await serveWidget(app);

  app.get(
    '/api/pickup_cities/',
    { schema: { summary: 'Cities with pickup points.', querystring: PageQuerySchema, response: { 200: PickupCityListSchema } } },
    async (request) => pageOf(request, await listCities(db, request.language)),
  );

  app.get(
    '/api/pickup_points/',
    { schema: { summary: 'Pickup points of a city.', querystring: PickupPointQuerySchema, response: { 200: PickupPointListSchema } } },
    async (request) => {
      const paging = readPaging(request.query);
      const condition = matchPoints(request.query);
      const total = await countPoints(db, condition);
      const { offset } = locatePage(paging, total);
      const rows = await listPoints(db, condition, paging.size, offset);
      return toPage(
        request,
        paging,
        total,
        rows.map((row) => toPickupPoint(row, request.language)),
      );
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

  app.get(
    '/api/pickup_widget/',
    { schema: { summary: 'How to start the provider’s widget.', response: { 200: PickupWidgetSchema } } },
    async () => widget,
  );
}
