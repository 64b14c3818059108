import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** CMS settings by key, each in an envelope because a value may be null; `updatedAt` is the last-update stamp. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<{ readonly value: unknown }>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** One row: which seed the catalogue and the content come from. */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  stamp: text().notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
