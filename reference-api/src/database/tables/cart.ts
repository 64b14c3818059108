import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A customer's pickup place. One taken away (`isSaved` false) keeps its row, so that its id is the same when it is saved again. */
export const stock = pgTable('stock', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  /** Id of the pickup point. */
  location: text().notNull(),
  isSaved: boolean('is_saved').notNull().default(true),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
});

/** A line of a signed-in shopper's cart; lines stand in the order of their ids. */
export const cartLine = pgTable('cart_line', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  amount: integer().notNull(),
  stock: integer(),
});

/** An addition to the cart that came with a key, and the line as it was then: the same key again changes nothing. */
export const cartAddition = pgTable('cart_addition', {
  userId: integer('user_id').notNull(),
  key: text().notNull(),
  bodyHash: text('body_hash').notNull(),
  line: jsonb().$type<{ readonly id: number; readonly product: number; readonly amount: number }>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
