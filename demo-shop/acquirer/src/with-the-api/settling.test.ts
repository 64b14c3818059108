import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AcquirerPayment } from '@vitrava/reference-api/acquirer';
import { type Acquirer, connectAcquirer } from '@vitrava/reference-api/acquirer';
import { customerOrder, orderLine, orderPayment, product } from '@vitrava/reference-api/database';
import { settleAll } from '@vitrava/reference-api/orders';
import { applyOutcome, settlePayments } from '@vitrava/reference-api/payments';
import { ACQUIRER_SECRET, type Customer, describeOnEngines, eq, inArray, newCustomer, placeOrder } from '@vitrava/reference-api/testing';
import type { Order } from '@vitrava/shared-kit/contracts/api';
import { type Bank, GOOD_CARD, openBank } from '../testing/bank.ts';

const VITAMIN_C = 1003;

let bank: Bank;

describeOnEngines(
  'settling payments',
  (api) => {
    let customer: Customer;

    beforeAll(async () => {
      bank = await openBank(api);
    });
    afterAll(() => bank.close());
    beforeEach(async () => {
      Object.assign(bank, { isAway: false, isMute: false });
      api.clock.now = new Date();
      await api.database.db
        .update(orderPayment)
        .set({ status: 'failed' })
        .where(inArray(orderPayment.status, ['pending', 'refunding']));
      await api.database.db.update(product).set({ availability: 50 }).where(eq(product.id, VITAMIN_C));
      customer = await newCustomer(api);
    });

    const order = () => placeOrder(customer, { goods: [[VITAMIN_C, 1]], method: 'card' });
    const settle = async (times: number) => {
      const acquirer = connectAcquirer({ url: 'http://acquirer.test', secret: ACQUIRER_SECRET, send: bank.send });
      for (let time = 0; time < times; time += 1) {
        api.clock.now = new Date(api.clock.now.getTime() + 3_000);
        await settleAll({ ...api.services, acquirer });
      }
    };
    const stateOf = async (number: string) => {
      const [row] = await api.database.db
        .select()
        .from(customerOrder)
        .where(eq(customerOrder.number, Number(number)));
      return row?.paymentStatus;
    };
    /** Orders like this one with a payment each that the acquirer has lost, older than any that comes later. */
    async function addLost(count: number, status: 'pending' | 'refunding'): Promise<number[]> {
      const model = await order();
      const [row] = await api.database.db
        .select()
        .from(customerOrder)
        .where(eq(customerOrder.number, Number(model.number)));
      if (!row) throw new Error('The order is not there.');
      const { number: _, ...facts } = row;
      const made = await api.database.db
        .insert(customerOrder)
        .values(Array.from({ length: count }, () => ({ ...facts, idempotencyKey: randomUUID() })))
        .returning({ number: customerOrder.number });
      const lines = await api.database.db.select().from(orderLine).where(eq(orderLine.orderNumber, row.number));
      const copies = made.flatMap(({ number }) => lines.map(({ id: _id, ...line }) => ({ ...line, orderNumber: number })));
      await api.database.db.insert(orderLine).values(copies);
      const createdAt = api.clock.now;
      await api.database.db
        .insert(orderPayment)
        .values(
          made.map(({ number }) => ({ reference: randomUUID(), orderNumber: number, acquirerId: `lost-${number}`, status, createdAt })),
        );
      return made.map(({ number }) => number);
    }

    it('Received money is found although many older payments are lost at the acquirer', async () => {
      await addLost(60, 'pending');
      // So many unpaid orders cannot be placed by one customer through the API.
      customer = await newCustomer(api);
      const { number, payment } = await order();
      bank.isMute = true;
      await bank.visit(payment.url ?? '', GOOD_CARD);
      await bank.settle();
      await settle(2);
      expect(await stateOf(number)).toBe('paid');
    });

    it('sends money back although many older refunds are refused', async () => {
      await addLost(30, 'refunding');
      customer = await newCustomer(api);
      const { number, payment } = await order();
      await bank.visit(payment.url ?? '', GOOD_CARD);
      await bank.settle();
      bank.isAway = true;
      await customer.call('POST', `/api/orders/${number}/cancel/`);
      bank.isAway = false;
      await settle(2);
      expect(await stateOf(number)).toBe('refunded');
    });

    it('A customer’s look at an order checks a limited number of payments', async () => {
      const numbers = await addLost(40, 'pending');
      let requested = 0;
      const { send } = bank;
      const counted: Bank['send'] = (url, init) => {
        requested += 1;
        return send(url, init);
      };
      Object.assign(bank, { send: counted });
      const answer = await customer.call('GET', `/api/orders/${numbers.at(-1)}/`);
      Object.assign(bank, { send });
      expect(answer.json<Order>().payment.status).toBe('pending');
      expect(requested).toBe(10);
    });

    it('waits for no payment that someone else is at work on', async () => {
      // One connection never waits for itself.
      if (api.database.engine === 'pglite') return;
      const numbers = [await order(), await order()].map(({ number }) => Number(number));
      const read = async (id: string): Promise<AcquirerPayment> => ({ id, reference: '', status: 'pending', url: null });
      const acquirer: Acquirer = { create: async () => null, read, cancel: read, refund: read };
      await api.database.db.transaction(async (transaction) => {
        await transaction
          .select()
          .from(orderPayment)
          .where(eq(orderPayment.orderNumber, numbers[0] ?? 0))
          .for('update');
        const unpaid = await settlePayments({ db: api.database.db, acquirer, now: () => api.clock.now });
        expect(numbers.map((number) => unpaid.has(number))).toEqual([false, true]);
      });
    });

    it('calls an order that was paid twice refunded only when all of it has gone back', async () => {
      const { number, payment } = await order();
      const { db } = api.database;
      const [first] = await db
        .select()
        .from(orderPayment)
        .where(eq(orderPayment.url, payment.url ?? ''));
      const orderNumber = Number(number);
      const report = (reference: string, status: 'paid' | 'failed' | 'refunded') =>
        applyOutcome(db, { reference, id: `acquirer-${reference}`, status });
      const one = first?.reference ?? '';
      await report(one, 'failed');
      await customer.call('POST', `/api/orders/${number}/payment/`);
      const [second] = await db.select().from(orderPayment).where(eq(orderPayment.status, 'pending'));
      expect(second?.orderNumber).toBe(orderNumber);
      const two = second?.reference ?? '';
      bank.isAway = true;
      await customer.call('POST', `/api/orders/${number}/cancel/`);
      for (const reference of [one, two]) await report(reference, 'paid');
      expect(await stateOf(number)).toBe('refunding');
      await report(one, 'refunded');
      expect(await stateOf(number)).toBe('refunding');
      await report(two, 'refunded');
      expect(await stateOf(number)).toBe('refunded');
    });
  },
  { send: (url, init) => bank.send(url, init) },
);
