import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What an email or a messenger gives people to prove that an address or account is theirs. Only hashes are kept. */

/** The code of the last email to an address, whether or not anyone has an account with it. */
export const confirmationCode = pgTable('confirmation_code', {
  /** Lower case. */
  email: text().primaryKey(),
  /** HMAC-SHA256 of address and code. */
  codeHash: text('code_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Wrong answers so far. */
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
