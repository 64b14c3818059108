import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const userAccount = pgTable('user_account', {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 501 }),
  /** Lower case. */
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Null until its owner has given it another. */
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
  isActive: boolean('is_active').notNull().default(true),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  title: text().notNull().default(''),
  jobTitle: text('job_title').notNull().default(''),
  photoPath: text('photo_path'),
  /** E.164, or empty. */
  phone: text().notNull().default(''),
  dateOfBirth: date('date_of_birth'),
  uiLanguage: text('ui_language').$type<'russian' | 'english'>().notNull().default('russian'),
  locale: text().notNull().generatedAlwaysAs(sql`CASE "ui_language" WHEN 'russian' THEN 'ru-RU' ELSE 'en-US' END`),
  /** The shop's own number for them in another system. */
  externalUserId: text('external_user_id'),
  customerType: text('customer_type').$type<'PRIVATE'>().notNull().default('PRIVATE'),
  telegramChatId: bigint('telegram_chat_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When the customer closed the account; the row stays for its orders and consents, without personal data. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  /** The period of orders that the shopper looked at last. */
  ordersFrom: date('orders_from'),
  ordersTo: date('orders_to'),
});

/** One sign-in on one device. Ending it ends every refresh token that came from it. */
export const session = pgTable('session', {
  id: uuid().primaryKey().defaultRandom(),
  userId: integer('user_id').notNull(),
  /** SHA-256 of the handle in the logout cookie. */
  handleHash: text('handle_hash').notNull(),
  isRemembered: boolean('is_remembered').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export const refreshToken = pgTable('refresh_token', {
  /** SHA-256 of the token in the cookie. */
  hash: text().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** What a customer has agreed to, and to which version of the document. */
export const consent = pgTable('consent', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  kind: text().$type<'personal_data' | 'rules'>().notNull(),
  version: text().notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
});

/** A favourite of a signed-in shopper; the newest has the largest id. */
export const favorite = pgTable('favorite', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
});

/** What an email or a messenger gives people to prove that an address or account is theirs. Only hashes are kept. */

/** The code of the last email to an address, whether or not anyone has an account with it. */
export const confirmationCode = pgTable('confirmation_code', {
  /** Lower case. */
  email: text().primaryKey(),
  /** HMAC-SHA256 of address and code. */
  codeHash: text('code_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  attempts: integer().notNull().default(0),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

const ownLink = () => ({
  userId: integer('user_id').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** The link to a new password; a newer one takes the place of the one before. */
export const resetLink = pgTable('reset_link', { ...ownLink(), tokenHash: text('token_hash').notNull() });

/** The link to the shop's bot; a newer one takes the place of the one before. */
export const telegramLink = pgTable('telegram_link', { ...ownLink(), codeHash: text('code_hash').notNull() });
