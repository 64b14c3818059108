import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../language/index.ts';

/** The content of a mail. `code` and `token` are secrets of the recipient; `number` is an order's. */
export type MailMessage =
  | { readonly kind: 'confirmation_code'; readonly code: string }
  | { readonly kind: 'account_exists' }
  | { readonly kind: 'password_reset'; readonly token: string }
  | { readonly kind: 'password_changed' }
  | { readonly kind: 'account_closed' }
  | { readonly kind: 'order_placed' | 'order_issued' | 'order_canceled'; readonly number: number }
  | { readonly kind: 'question_received'; readonly question: string };

/** A mail as content and recipient; its text is made when it is sent. It has ended when it was sent or given up. */
export const mail = pgTable('mail', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  language: text().$type<Language>().notNull(),
  kind: text().$type<MailMessage['kind']>().notNull(),
  /** What the message holds beside its kind; secrets are erased once it has ended. */
  parameters: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When it is no longer worth sending. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  lastError: text('last_error'),
});
