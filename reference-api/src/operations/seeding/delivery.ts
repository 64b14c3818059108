import { notInArray, sql } from 'drizzle-orm';
import { normalize } from '../../catalogue/search/text/index.ts';
import { type Database, pickupCity, pickupPoint } from '../../database/index.ts';
import type { SeedDelivery } from '../../seed/index.ts';

/** Cities and points by id; saved places and orders point to them, so what the seed no longer has is only switched off. */
export async function loadDelivery(db: Database, { cities, points }: SeedDelivery): Promise<void> {
  const names = new Map(cities.map((row) => [row.id, row.name]));
  for (const row of cities) {
    await db.insert(pickupCity).values(row).onConflictDoUpdate({ target: pickupCity.id, set: row });
  }
  for (const { city, ...rest } of points) {
    const cityName = names.get(city);
    if (!cityName) throw new Error(`The seed names the city "${city}" but does not hold it.`);
    const texts = [cityName.ru, cityName.en, rest.name.ru, rest.name.en, rest.address.ru, rest.address.en];
    const row = { ...rest, cityId: city, searchText: texts.map(normalize).join(' '), isActive: true };
    await db.insert(pickupPoint).values(row).onConflictDoUpdate({ target: pickupPoint.id, set: row });
  }
  const stored = points.map((row) => row.id);
  await db
    .update(pickupPoint)
    .set({ isActive: false })
    .where(stored.length > 0 ? notInArray(pickupPoint.id, stored) : sql`true`);
}
