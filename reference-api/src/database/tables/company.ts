import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SeedCompany, Texts } from '../../seed/index.ts';

/** One row: how the company is reached. */
export const company = pgTable('company', {
  id: integer().primaryKey(),
  name: jsonb().$type<Texts>().notNull(),
  legalName: jsonb('legal_name').$type<Texts>().notNull(),
  phones: jsonb().$type<SeedCompany['phones']>().notNull(),
  email: text().notNull(),
  address: jsonb().$type<Texts>().notNull(),
  schedule: jsonb().$type<Texts>().notNull(),
  social: jsonb().$type<SeedCompany['social']>().notNull(),
  sellerDetails: jsonb('seller_details').$type<SeedCompany['sellerDetails']>().notNull().default([]),
  creators: jsonb().$type<SeedCompany['creators']>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
