import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { userAccount } from './people.ts';

const ownedBy = () =>
  integer('user_id')
    .notNull()
    .references(() => userAccount.id, { onDelete: 'cascade' });

/** A customer's pickup place. One taken away (`isSaved` false) keeps its row, so that its id is the same when it is saved again. */
export const stock = pgTable(
  'stock',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownedBy(),
    /** Id of the pickup point. */
    location: text().notNull(),
    isSaved: boolean('is_saved').notNull().default(true),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('stock_user_location_unique').on(table.userId, table.location)],
);

/** A line of a signed-in shopper's cart; lines stand in the order of their ids. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownedBy(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    amount: integer().notNull(),
    stock: integer().references(() => stock.id, { onDelete: 'set null' }),
  },
  (table) => [unique('cart_line_user_product_unique').on(table.userId, table.productId), index('cart_line_stock_index').on(table.stock)],
);

/** An addition to the cart that came with a key, and the line as it was then: the same key again changes nothing. */
export const cartAddition = pgTable(
  'cart_addition',
  {
    userId: ownedBy(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    line: jsonb().$type<{ readonly id: number; readonly product: number; readonly amount: number }>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('cart_addition_created_at_index').on(table.createdAt)],
);
