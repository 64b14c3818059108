import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { connectAcquirer } from '@vitrava/reference-api/acquirer';
import { buildApp } from '@vitrava/reference-api/app';
import { readConfig } from '@vitrava/reference-api/config';
import { orderPayment, product } from '@vitrava/reference-api/database';
import { settleAll } from '@vitrava/reference-api/orders';
import {
  ACQUIRER_SECRET,
  byOccasion,
  type Customer,
  cartCalls,
  describeOnEngines,
  eq,
  newCustomer,
  placeOrder,
  prepareOrder,
  sendOrder,
  type TestApi,
  testImageRenderer,
} from '@vitrava/reference-api/testing';
import type { Order, OrderList } from '@vitrava/shared-kit/contracts/api';
import { type Bank, GOOD_CARD, openBank } from '../testing/bank.ts';

const [D3, VITAMIN_C] = [1001, 1003];
const TIMES = byOccasion({ usual: 3, proof: 60 });
const TIMEOUT_MS = TIMES * 20_000;

let bank: Bank;

describeOnEngines(
  'orders on two servers of one database',
  (api) => {
    const acquirer = connectAcquirer({ url: 'http://acquirer.test', secret: ACQUIRER_SECRET, send: (url, init) => bank.send(url, init) });
    let second: TestApi['app'];

    beforeAll(async () => {
      bank = await openBank(api);
      second = await buildApp({
        db: api.database.db,
        imageRenderer: testImageRenderer,
        config: readConfig({}),
        signingKey: new TextEncoder().encode('a key that only this test knows, long enough'),
        adminToken: api.adminToken,
        acquirer,
        acquirerSecret: ACQUIRER_SECRET,
        now: () => api.clock.now,
      });
    });
    afterAll(async () => {
      await second.close();
      await bank.close();
    });
    beforeEach(() => api.database.db.update(product).set({ availability: 50 }));

    const left = async (id: number) => {
      const [row] = await api.database.db.select({ left: product.availability }).from(product).where(eq(product.id, id));
      return row?.left;
    };
    /** The same customer, who calls the other server. */
    const onSecond = (customer: Customer): Customer => ({
      ...customer,
      call: (method, url, { payload, headers } = {}) =>
        second.inject({
          method,
          url,
          headers: { authorization: `Bearer ${customer.access}`, 'x-csrftoken': 'one-of-the-test', 'accept-language': 'en', ...headers },
          cookies: { csrftoken: 'one-of-the-test' },
          ...(payload === undefined ? {} : { payload }),
        }),
    });
    const move = (number: string, status: string) =>
      second.inject({ method: 'PUT', url: `/admin/orders/${number}/`, headers: { 'x-admin-token': api.adminToken }, payload: { status } });
    const settle = async () => {
      await bank.settle();
      api.clock.now = new Date(api.clock.now.getTime() + 3_000);
      await settleAll({ ...api.services, acquirer });
    };
    /** How its payments stand at the bank. */
    const atBank = async (number: string) => {
      const rows = await api.database.db
        .select()
        .from(orderPayment)
        .where(eq(orderPayment.orderNumber, Number(number)));
      const states = await Promise.all(rows.map((row) => acquirer.read(row.acquirerId ?? '')));
      return states.map((state) => state?.status);
    };
    const storedMoney = async (number: string) => (await atBank(number)).filter((status) => status === 'paid').length;
    const read = async (customer: Customer, number: string) => (await customer.call('GET', `/api/orders/${number}/`)).json<Order>();

    it('[D12] makes one order of one key that is sent to both twenty times at once', async () => {
      const customer = await newCustomer(api);
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 2]], method: 'card' });
      const key = randomUUID();
      const servers = [customer, onSecond(customer)];
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => sendOrder(servers[index % 2] ?? customer, body, key)));
      const numbers = answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.json<Order>().number);
      expect(new Set(numbers).size).toBe(1);
      expect(answers.every((answer) => [201, 409].includes(answer.statusCode))).toBe(true);
      expect((await customer.call('GET', '/api/orders/')).json<OrderList>().count).toBe(1);
      expect(await left(VITAMIN_C)).toBe(48);
    });

    it('sells the last pieces of two products once, in whatever order they are wanted', async () => {
      await api.database.db.update(product).set({ availability: 3 });
      const customers = await Promise.all(Array.from({ length: 10 }, () => newCustomer(api)));
      const bodies = await Promise.all(
        customers.map((customer, index) => {
          const goods = [
            [D3, 1],
            [VITAMIN_C, 1],
          ] as const;
          return prepareOrder(customer, { goods: index % 2 === 0 ? goods : goods.toReversed() });
        }),
      );
      const answers = await Promise.all(
        customers.map((customer, index) => sendOrder(index % 3 === 0 ? customer : onSecond(customer), bodies[index] as never)),
      );
      expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(3);
      expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(7);
      expect([await left(D3), await left(VITAMIN_C)]).toEqual([0, 0]);
    });

    it(
      'keeps no money for an order that is canceled while it is being paid',
      async () => {
        for (let time = 0; time < TIMES; time += 1) {
          const customer = await newCustomer(api);
          const { number, payment } = await placeOrder(customer, { goods: [[VITAMIN_C, 1]], method: 'card' });
          const cancel = () => onSecond(customer).call('POST', `/api/orders/${number}/cancel/`);
          const pay = async () => {
            await bank.visit(payment.url ?? '', GOOD_CARD);
            await bank.settle();
          };
          const [canceled] = await Promise.all(
            time % 2 === 0 ? [cancel(), pay(), read(customer, number)] : [cancel(), read(customer, number), pay()],
          );
          expect(canceled.statusCode).toBe(200);
          await settle();
          // In either order: the money has gone back, or its page was closed before.
          const isPaid = (await atBank(number)).includes('refunded');
          expect(await read(customer, number)).toMatchObject({ status: 'canceled', payment: { status: isPaid ? 'refunded' : 'void' } });
          expect(await storedMoney(number)).toBe(0);
          expect(await left(VITAMIN_C)).toBe(50);
        }
      },
      TIMEOUT_MS,
    );

    it(
      'either packs an order or cancels it, never both',
      async () => {
        for (let time = 0; time < TIMES; time += 1) {
          const customer = await newCustomer(api);
          const { number } = await placeOrder(customer, { goods: [[VITAMIN_C, 1]] });
          const [canceled, opened] = await Promise.all([customer.call('POST', `/api/orders/${number}/cancel/`), move(number, 'opened')]);
          expect([canceled.statusCode, opened.statusCode].sort()).toEqual([200, 409]);
          const isCanceled = canceled.statusCode === 200;
          expect((await read(customer, number)).status).toBe(isCanceled ? 'canceled' : 'opened');
          expect(await left(VITAMIN_C)).toBe(isCanceled ? 50 : 49);
          if (!isCanceled) await move(number, 'canceled');
        }
      },
      TIMEOUT_MS,
    );

    it(
      'orders what was agreed to or nothing, while an older order is being repeated',
      async () => {
        const customer = await newCustomer(api);
        const { number } = await placeOrder(customer, { goods: [[D3, 2]] });
        for (let time = 0; time < TIMES; time += 1) {
          await cartCalls(customer).remove('delete_all');
          const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 1]] });
          const [ordered, repeated] = await Promise.all([
            sendOrder(customer, body),
            onSecond(customer).call('POST', `/api/orders/${number}/repeat/`),
          ]);
          expect(repeated.statusCode).toBe(200);
          expect([201, 409]).toContain(ordered.statusCode);
          const stored = ordered.statusCode === 201 ? [] : [[VITAMIN_C, 1]];
          expect(await cartCalls(customer).pairs()).toEqual([...stored, [D3, 2]]);
        }
      },
      TIMEOUT_MS,
    );
  },
  { send: (url, init) => bank.send(url, init) },
);
