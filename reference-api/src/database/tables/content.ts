import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SeedCompany, SeedProse, Texts } from '../../seed/index.ts';

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

/** A question from the contact form; `language` is the one to answer in. The key and the body's hash distinguish a repeated request from a new one. */
export const contactRequest = pgTable('contact_request', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  question: text().notNull(),
  confirmation: boolean().notNull().default(false),
  /** The version of the document that was confirmed. */
  consentVersion: text('consent_version'),
  language: text().$type<LocaleCode>().notNull(),
  key: text(),
  bodyHash: text('body_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
