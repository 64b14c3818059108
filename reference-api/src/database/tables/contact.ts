import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  language: text().$type<'ru' | 'en'>().notNull(),
  key: text(),
  bodyHash: text('body_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
