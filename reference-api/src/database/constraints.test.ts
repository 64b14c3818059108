import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEngines, newCustomer, placeOrder } from '../testing/index.ts';
import { rowsOf } from './index.ts';

const VITAMIN_C = 1003;

/** The constraint that has to stand in the way, and what it has to stop. The order of the test has the number {order}. */
const REFUSED: readonly (readonly [constraint: string, statement: string])[] = [
  ['product_availability_check', 'update product set availability = -1'],
  ['product_price_check', 'update product set price_kopecks = base_price_kopecks + 1, discount_percent = 5'],
  ['product_price_check', 'update product set price_kopecks = 0, discount_percent = 99'],
  ['product_discount_check', 'update product set discount_percent = 100'],
  ['product_discount_check', 'update product set discount_percent = 0, price_kopecks = base_price_kopecks - 1'],
  ['product_vat_check', 'update product set vat_percent = 7'],
  ['product_category_check', 'update product set category_path = array[1]'],
  ['product_brand_id_brand_id_fk', 'update product set brand_id = 77'],
  ['category_parent_check', 'update category set parent_id = null where cardinality(path) > 1'],
  ['brand_texts_check', `update brand set name = '{"ru": "Север"}'`],
  ['pickup_point_weight_check', 'update pickup_point set weight_limit_grams = 0'],
  ['stock_location_pickup_point_id_fk', `update stock set location = 'nowhere'`],
  ['cart_line_amount_check', 'insert into cart_line (user_id, product_id, amount) select user_id, 1001, 1000 from customer_order limit 1'],
  [
    'customer_order_status_check',
    `update customer_order set status = 'lost', payment_method = 'on_pickup', payment_status = 'due', expires_at = null`,
  ],
  ['customer_order_payment_check', `update customer_order set payment_status = 'stolen', expires_at = null`],
  ['customer_order_delivery_check', 'update customer_order set delivery_kopecks = -1'],
  ['customer_order_due_check', `update customer_order set payment_status = 'due', expires_at = null`],
  ['customer_order_canceled_check', `update customer_order set status = 'canceled'`],
  ['customer_order_canceled_check', `update customer_order set payment_status = 'refunded', expires_at = null`],
  ['customer_order_packed_check', `update customer_order set status = 'opened'`],
  ['customer_order_expiry_check', 'update customer_order set expires_at = null'],
  ['customer_order_dates_check', 'update customer_order set expires_at = placed_at'],
  ['customer_order_user_key_unique', 'insert into customer_order select * from customer_order'],
  ['order_line_amount_check', 'update order_line set amount = 0'],
  ['order_line_sums_check', 'update order_line set vat_kopecks = to_pay_kopecks'],
  ['order_line_sums_check', 'update order_line set to_pay_kopecks = without_discount_kopecks + 1, discount_percent = 5'],
  ['order_line_vat_check', 'update order_line set vat_percent = 0'],
  ['order_line_product_id_fkey', 'update order_line set product_id = 77'],
  ['order_payment_acquirer_check', `update order_payment set status = 'paid'`],
  [
    'order_payment_one_paid',
    `insert into order_payment (reference, order_number, acquirer_id, status, created_at)
     select 'reference-' || n, number, 'id-' || n, 'paid', now() from customer_order, generate_series(1, 2) n`,
  ],
  [
    'order_payment_one_pending',
    `insert into order_payment (reference, order_number, created_at) select 'another', number, now() from customer_order`,
  ],
];

describeOnEngines('the database', (api) => {
  beforeAll(async () => {
    await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 1]], method: 'card' });
  });

  it.each(REFUSED)('holds everyone to %s', async (constraint, statement) => {
    const text = statement.replace('insert into customer_order select *', 'insert into customer_order overriding user value select *');
    const failure = await api.database.db
      .transaction((transaction) => transaction.execute(sql.raw(text)))
      .then(
        () => null,
        (error: unknown) => error as { cause?: { constraint?: string } },
      );
    expect(failure?.cause?.constraint).toBe(constraint);
  });

  describe('indexes', () => {
    it('lead from every row to those that point to it', async () => {
      const bare = await rowsOf<{ name: string }>(
        api.database.db,
        // A foreign key whose columns no index begins with: a change or deletion of the referenced row would read the whole table.
        sql`select conrelid::regclass::text || '.' || conname as name from pg_constraint c
            where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
              select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
            ) order by 1`,
      );
      expect(bare).toEqual([]);
    });
  });
});
