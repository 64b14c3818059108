import {
  PageQuerySchema,
  type PickupCity,
  PickupCityListSchema,
  type PickupPoint,
  PickupPointListSchema,
  PickupPointQuerySchema,
  PickupPointSchema,
} from '@vitrava/shared-kit/contracts/api';
import { and, asc, count, desc, eq, inArray, like, type SQL } from 'drizzle-orm';
import { normalize } from '../../catalogue/search/text/index.ts';
import { type Database, type PointFacts, pickupCity, pickupPoint } from '../../database/index.ts';
import { notFound, pageOf, pageOfRows } from '../../http/index.ts';
import type { Language } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { PICKUP_PRICE_KOPECKS } from '../cart-pricing/index.ts';

const COLUMNS = {
  id: pickupPoint.id,
  name: pickupPoint.name,
  city: pickupCity.name,
  address: pickupPoint.address,
  workschedule: pickupPoint.workschedule,
  phone: pickupPoint.phone,
  periodDays: pickupPoint.periodDays,
  prepaid: pickupPoint.prepaid,
  weightLimitGrams: pickupPoint.weightLimitGrams,
  latitude: pickupPoint.latitude,
  longitude: pickupPoint.longitude,
};

export function toPickupPoint(facts: PointFacts, language: Language): PickupPoint {
  return {
    id: facts.id,
    name: facts.name[language],
    city: facts.city[language],
    address: facts.address[language],
    workschedule: facts.workschedule[language],
    phone: facts.phone,
    period: facts.periodDays,
    price: toDecimal(PICKUP_PRICE_KOPECKS),
    prepaid: facts.prepaid,
    weight_limit: facts.weightLimitGrams,
    latitude: facts.latitude,
    longitude: facts.longitude,
  };
}

function selectPoints(db: Database, condition: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(pickupPoint)
    .innerJoin(pickupCity, eq(pickupCity.id, pickupPoint.cityId))
    .where(and(eq(pickupPoint.isActive, true), condition));
}

/** Points in use by id; those that are gone are left out. */
export async function findPickupPoints(db: Database, ids: readonly string[], language: Language): Promise<Map<string, PickupPoint>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPoints(db, inArray(pickupPoint.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toPickupPoint(row, language)]));
}

/** One point in use in both languages, or null. */
export async function readPoint(db: Database, id: string): Promise<PointFacts | null> {
  const [row] = await selectPoints(db, eq(pickupPoint.id, id));
  return row ?? null;
}

/** Condition of a list: a city's id, and words that all stand somewhere in name, address or metro, in either language. */
function matchPoints({ city, search }: { city?: string; search?: string }): SQL | undefined {
  const words = normalize(search ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return and(
    eq(pickupPoint.isActive, true),
    city === undefined ? undefined : eq(pickupPoint.cityId, city),
    // Normalized words are letters and digits only, so nothing in them is a wildcard.
    ...words.map((word) => like(pickupPoint.searchText, `%${word}%`)),
  );
}

async function listPoints(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  language: Language,
): Promise<PickupPoint[]> {
  const rows = await selectPoints(db, condition).orderBy(asc(pickupPoint.periodDays), asc(pickupPoint.id)).limit(limit).offset(offset);
  return rows.map((row) => toPickupPoint(row, language));
}

/** Cities with points in use, the one with the most points first. */
async function listCities(db: Database, language: Language): Promise<PickupCity[]> {
  const rows = await db
    .select({ id: pickupCity.id, name: pickupCity.name, points: count() })
    .from(pickupCity)
    .innerJoin(pickupPoint, eq(pickupPoint.cityId, pickupCity.id))
    .where(eq(pickupPoint.isActive, true))
    .groupBy(pickupCity.id)
    .orderBy(desc(count()), asc(pickupCity.id));
  return rows.map((row) => ({ ...row, name: row.name[language] }));
}

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
