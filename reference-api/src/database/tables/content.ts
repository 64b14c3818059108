import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SeedProse, Texts } from '../../seed/index.ts';

export const article = pgTable('article', {
  slug: text().primaryKey(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  title: jsonb().$type<Texts>().notNull(),
  summary: jsonb().$type<Texts>().notNull(),
  body: jsonb().$type<SeedProse>().notNull(),
  picture: text().notNull(),
});

export const question = pgTable('question', {
  slug: text().primaryKey(),
  groupSlug: text('group_slug').notNull(),
  groupName: jsonb('group_name').$type<Texts>().notNull(),
  position: integer().notNull(),
  question: jsonb().$type<Texts>().notNull(),
  answer: jsonb().$type<SeedProse>().notNull(),
});

export const slide = pgTable('slide', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  title: jsonb().$type<Texts>().notNull(),
  text: jsonb().$type<Texts>().notNull(),
  action: jsonb().$type<Texts>().notNull(),
  to: text().notNull(),
  picture: text().notNull(),
});

export const contentPage = pgTable('content_page', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  title: jsonb().$type<Texts>().notNull(),
  summary: jsonb().$type<Texts>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});

export const contentSection = pgTable('content_section', {
  pageSlug: text('page_slug').notNull(),
  anchor: text().notNull(),
  position: integer().notNull(),
  title: jsonb().$type<Texts>().notNull(),
  body: jsonb().$type<SeedProse>().notNull(),
});
