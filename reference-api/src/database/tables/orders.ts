import type { OrderRepeat, OrderStatus, PaymentMethod, PaymentStatus } from '@vitrava/shared-kit/contracts/api';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PackShotFacts } from '../../content/pictures/index.ts';
import type { Texts } from '../../seed/index.ts';
import type { PointFacts } from './delivery.ts';

/** An order with its place as the customer was informed of it. The key and the body's hash distinguish a repeated request from a new one. */
export const customerOrder = pgTable('customer_order', {
  number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
  userId: integer('user_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  bodyHash: text('body_hash').notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  status: text().$type<OrderStatus>().notNull().default('waiting'),
  point: jsonb().$type<PointFacts>().notNull(),
  deliveryKopecks: integer('delivery_kopecks').notNull(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
  /** When an unpaid order is given up; null once it is paid, canceled or to be paid at the point. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});

/** A line as it was sold, in both languages; `photo` is all that its picture is drawn from. */
export const orderLine = pgTable('order_line', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderNumber: integer('order_number').notNull(),
  productId: integer('product_id').notNull(),
  name: jsonb().$type<Texts>().notNull(),
  photo: jsonb().$type<{ readonly facts: PackShotFacts; readonly label: Texts }>().notNull(),
  amount: integer().notNull(),
  discountPercent: integer('discount_percent').notNull(),
  vatPercent: integer('vat_percent').notNull(),
  withoutDiscountKopecks: bigint('without_discount_kopecks', { mode: 'number' }).notNull(),
  toPayKopecks: bigint('to_pay_kopecks', { mode: 'number' }).notNull(),
  vatKopecks: bigint('vat_kopecks', { mode: 'number' }).notNull(),
});

/** One attempt to pay an order by card; at most one is pending. `acquirerId` and `url` come from the acquirer's answer. */
export const orderPayment = pgTable('order_payment', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Our name of the payment, the same in every call to the acquirer about it. */
  reference: text().notNull(),
  orderNumber: integer('order_number').notNull(),
  acquirerId: text('acquirer_id'),
  url: text(),
  status: text().$type<'pending' | 'paid' | 'failed' | 'refunding' | 'refunded'>().notNull().default('pending'),
  /** When the acquirer was called last. */
  requestedAt: timestamp('asked_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/**
 * What a repetition of an order brought into the cart of one product; `reason` is why not all of it, null when it is all. `price`: what one piece
 * cost in the order and cost at the repetition; null for what is not sold any more. Repetitions from before prices were compared have none.
 */
export interface RepeatedPiece {
  readonly product: number;
  readonly wanted: number;
  readonly added: number;
  readonly reason: OrderRepeat['missing'][number]['reason'] | null;
  readonly price?: { readonly wasKopecks: number; readonly nowKopecks: number } | null;
}

/** A repetition that came with a key, and what it did: the same key again changes nothing. */
export const orderRepeat = pgTable('order_repeat', {
  userId: integer('user_id').notNull(),
  key: text().notNull(),
  orderNumber: integer('order_number').notNull(),
  pieces: jsonb().$type<readonly RepeatedPiece[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
