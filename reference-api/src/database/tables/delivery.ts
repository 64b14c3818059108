import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SeedPickupPoint, Texts } from '../../seed/index.ts';

export const pickupCity = pgTable('pickup_city', {
  id: text().primaryKey(),
  name: jsonb().$type<Texts>().notNull(),
});

/** A place of the delivery provider where orders are handed over; one that is gone is switched off. */
export const pickupPoint = pgTable('pickup_point', {
  id: text().primaryKey(),
  cityId: text('city_id').notNull(),
  name: jsonb().$type<Texts>().notNull(),
  address: jsonb().$type<Texts>().notNull(),
  workschedule: jsonb().$type<Texts>().notNull(),
  phone: text().notNull(),
  periodDays: integer('period_days').notNull(),
  prepaid: boolean().notNull(),
  weightLimitGrams: integer('weight_limit_grams').notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Names, addresses and the city in both languages, normalized as a search is. */
  searchText: text('search_text').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

/** A point in both languages. An order keeps these facts as they were when it was placed. */
export type PointFacts = Omit<SeedPickupPoint, 'city'> & { readonly city: Texts };
