import { DatabaseSync } from 'node:sqlite';
import type { PaymentDraft } from '@vitrava/reference-api/acquirer';
import { type Database, type DatabaseHandle, rowsOf } from '@vitrava/reference-api/database';
import { toDecimal } from '@vitrava/reference-api/money';
import { sql } from '@vitrava/reference-api/testing/databases';

interface OrderFacts {
  readonly number: number;
  readonly status: string;
  readonly payment: string;
  readonly kopecks: number;
  readonly lines: number;
  readonly references: readonly string[];
}

interface AcquirerFacts {
  readonly reference: string;
  readonly status: string;
  readonly amount: string;
}

/** What is compared. */
interface Audited {
  readonly database: DatabaseHandle;
  readonly acquirerFile: string;
}

/** What is wrong between the stock, the orders and the acquirer, over all that has ever happened; nothing when all is well. */
export async function findProblems({ database, acquirerFile }: Audited, stock: number): Promise<string[]> {
  const { db } = database;
  const orders = await readOrders(db);
  const payments = readAcquirer(acquirerFile);
  const known = new Map(orders.flatMap((order) => order.references.map((reference) => [reference, order])));
  return [
    ...(await findMissing(db, stock)),
    ...orders.filter((order) => order.lines === 0).map(({ number }) => `order ${number} has no goods`),
    ...payments.flatMap((payment) => describePayment(payment, known.get(payment.reference))),
    ...orders.flatMap((order) => describeMoney(order, payments)),
  ];
}

/** What is left is what was in stock without what was sold. */
async function findMissing(db: Database, stock: number): Promise<string[]> {
  const rows = await rowsOf<{ id: number; left: number; sold: number }>(
    db,
    sql`select p.id, p.availability as left, coalesce(sum(l.amount) filter (where o.status <> 'canceled'), 0)::int as sold
        from product p left join order_line l on l.product_id = p.id left join customer_order o on o.number = l.order_number
        group by p.id`,
  );
  return rows.filter(({ left, sold }) => left !== stock - sold).map(({ id, left, sold }) => `product ${id}: ${left} left, ${sold} sold`);
}

function describePayment({ reference, status, amount }: AcquirerFacts, order: OrderFacts | undefined): string[] {
  if (!order) return [`payment ${reference} (${status}) is of no order`];
  const total = toDecimal(order.kopecks);
  return amount === total ? [] : [`payment ${reference} is of ${amount}, order ${order.number} of ${total}`];
}

/** The acquirer keeps the money of an order once when the order is marked as paid, and not at all otherwise. */
function describeMoney({ number, status, payment, references }: OrderFacts, payments: readonly AcquirerFacts[]): string[] {
  const stored = payments.filter((one) => one.status === 'paid' && references.includes(one.reference)).length;
  const due = status !== 'canceled' && payment === 'paid' ? 1 : 0;
  return stored === due ? [] : [`order ${number} is ${status} and ${payment}, but was paid ${stored} times`];
}

async function readOrders(db: Database): Promise<OrderFacts[]> {
  return rowsOf<OrderFacts>(
    db,
    sql`select o.number, o.status, o.payment_status as payment, o.delivery_kopecks + coalesce(sum(l.to_pay_kopecks), 0)::int as kopecks,
          count(l.id)::int as lines, array(select p.reference from order_payment p where p.order_number = o.number) as references
        from customer_order o left join order_line l on l.order_number = o.number group by o.number`,
  );
}

function readAcquirer(file: string): AcquirerFacts[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = db.prepare('SELECT reference, status, draft FROM payment').all() as unknown as Record<
      'reference' | 'status' | 'draft',
      string
    >[];
    return rows.map(({ reference, status, draft }) => ({ reference, status, amount: (JSON.parse(draft) as PaymentDraft).amount }));
  } finally {
    db.close();
  }
}
