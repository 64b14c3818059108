import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Order,
  type OrderList,
  type OrderRepeat,
  OrderRepeatSchema,
  PaymentMethodListSchema,
  PaymentSchema,
  type Stock,
} from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { cartLine, customerOrder, product } from '../../database/index.ts';
import { type Customer, cartCalls, describeOnEngines, newCustomer, placeOrder, prepareOrder, sendOrder } from '../../testing/index.ts';

const [D3, DROPS, VITAMIN_C, MAGNESIUM] = [1001, 1002, 1003, 1004];

describeOnEngines('paying and repeating orders', (api) => {
  let customer: Customer;
  const change = (id: number, facts: Partial<typeof product.$inferInsert>) =>
    api.database.db.update(product).set(facts).where(eq(product.id, id));

  beforeEach(async () => {
    await api.database.db.update(product).set({ availability: 50, isActive: true });
    customer = await newCustomer(api);
  });

  describe('ways to pay', () => {
    const list = (query: string, headers = {}) => customer.call('GET', `/api/payment_methods/${query}`, { headers });

    it('[W36] are listed for everyone, in the reader’s language', async () => {
      const answer = await api.app.inject({ url: '/api/payment_methods/', headers: { 'accept-language': 'ru' } });
      expect([answer.statusCode, Compile(PaymentMethodListSchema).Check(answer.json())]).toEqual([200, true]);
      expect(answer.json()).toMatchObject({
        count: 2,
        results: [
          { id: 'card', name: 'Картой на сайте', is_online: true },
          { id: 'on_pickup', name: 'При получении', is_online: false },
        ],
      });
      expect((await list('')).json()).toMatchObject({ results: [{ name: 'By card, online' }, { name: 'On pickup' }] });
    });

    it('are those that a saved place takes', async () => {
      const save = async (location: string) =>
        (await customer.call('POST', '/api/stocks/', { payload: { customer: customer.id, location } })).json<Stock>().id;
      const [locker, shop] = [await save('moscow-locker'), await save('moscow-lesnaya')];
      expect((await list(`?stock=${locker}`)).json()).toMatchObject({ results: [{ id: 'card' }], count: 1 });
      expect((await list(`?stock=${shop}`)).json()).toMatchObject({ count: 2 });
      const other = await newCustomer(api);
      const foreign = await other.call('GET', `/api/payment_methods/?stock=${shop}`);
      expect([foreign.statusCode, foreign.json()]).toEqual([400, { stock: ['You have no such saved pickup point.'] }]);
      for (const stock of ['0', 'x', '99999999999', '']) expect((await list(`?stock=${stock}`)).statusCode).toBe(400);
      expect((await api.app.inject({ url: `/api/payment_methods/?stock=${shop}` })).statusCode).toBe(401);
    });
  });

  it('[W36] The response contains the payment state of one’s own order', async () => {
    const { number, payment } = await placeOrder(customer, { goods: [[VITAMIN_C, 1]], method: 'card' });
    const answer = await customer.call('GET', `/api/orders/${number}/payment/`);
    expect([answer.statusCode, Compile(PaymentSchema).Check(answer.json())]).toEqual([200, true]);
    expect(answer.json()).toEqual(payment);
    expect(answer.headers['cache-control']).toBe('no-store');
    const other = await newCustomer(api);
    expect((await other.call('GET', `/api/orders/${number}/payment/`)).statusCode).toBe(404);
    expect((await api.app.inject({ url: `/api/orders/${number}/payment/` })).statusCode).toBe(401);
  });

  describe('unpaid orders', () => {
    it('are three for a customer at most, until one of them is canceled', async () => {
      const orders: Order[] = [];
      for (let count = 0; count < 3; count += 1) orders.push(await placeOrder(customer, { goods: [[VITAMIN_C, 1]], method: 'card' }));
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 1]], method: 'card' });
      const refused = await sendOrder(customer, body);
      expect([refused.statusCode, refused.json()]).toEqual([400, { payment_method: [expect.stringContaining('3 unpaid orders')] }]);
      expect(await cartCalls(customer).pairs()).toEqual([[VITAMIN_C, 1]]);
      await customer.call('POST', `/api/orders/${orders[0]?.number}/cancel/`);
      expect((await sendOrder(customer, body)).statusCode).toBe(201);
      expect((await sendOrder(customer, await prepareOrder(customer, { goods: [[VITAMIN_C, 1]] }))).statusCode).toBe(201);
    });

    it('to be paid at the point are five at most, until one of them is fetched', async () => {
      const orders: Order[] = [];
      for (let count = 0; count < 5; count += 1) orders.push(await placeOrder(customer, { goods: [[VITAMIN_C, 1]] }));
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 1]] });
      const refused = await sendOrder(customer, body);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { payment_method: [expect.stringContaining('5 orders to pay on pickup')] },
      ]);
      expect(await cartCalls(customer).pairs()).toEqual([[VITAMIN_C, 1]]);
      for (const status of ['opened', 'issued', 'closed']) {
        expect((await sendOrder(customer, body)).statusCode).toBe(400);
        const headers = { 'x-admin-token': api.adminToken };
        await api.app.inject({ method: 'PUT', url: `/admin/orders/${orders[0]?.number}/`, headers, payload: { status } });
      }
      expect((await sendOrder(customer, body)).statusCode).toBe(201);
    });

    it('hold twenty pieces of a product at most, however they are to be paid', async () => {
      await change(VITAMIN_C, { availability: 100 });
      const much = await prepareOrder(customer, { goods: [[VITAMIN_C, 21]], method: 'card' });
      const refused = await sendOrder(customer, much);
      expect([refused.statusCode, refused.json()]).toEqual([400, { lines: [expect.stringContaining('At most 20 pieces')] }]);
      await cartCalls(customer).remove('delete_all');
      const { number } = await placeOrder(customer, { goods: [[VITAMIN_C, 15]], method: 'card' });
      const body = await prepareOrder(customer, {
        goods: [
          [VITAMIN_C, 6],
          [D3, 20],
        ],
      });
      expect((await sendOrder(customer, body)).statusCode).toBe(400);
      await api.database.db
        .update(customerOrder)
        .set({ paymentStatus: 'paid', expiresAt: null })
        .where(eq(customerOrder.number, Number(number)));
      expect((await sendOrder(customer, body)).statusCode).toBe(201);
    });

    it('leave to others what one customer would take', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 60; count += 1) {
        statuses.push((await sendOrder(customer, await prepareOrder(customer, { goods: [[VITAMIN_C, 2]] }))).statusCode);
        await cartCalls(customer).remove('delete_all');
      }
      expect(statuses).toEqual([...Array(5).fill(201), ...Array(55).fill(400)]);
      await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 20]] });
    });

    it('stay three when more are sent at once', async () => {
      for (let count = 0; count < 2; count += 1) await placeOrder(customer, { goods: [[VITAMIN_C, 1]], method: 'card' });
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 1]], method: 'card' });
      const answers = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const answer = await sendOrder(customer, body);
          await cartCalls(customer).add({ product: VITAMIN_C, amount: 1 });
          return answer;
        }),
      );
      // The limit is looked at before the cart, so no one is refused for what another has bought.
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 400, 400, 400]);
      expect((await customer.call('GET', '/api/orders/')).json<OrderList>().count).toBe(3);
    });
  });

  describe('repeating', () => {
    const repeat = (number: string, key?: string) =>
      customer.call('POST', `/api/orders/${number}/repeat/`, { headers: key === undefined ? {} : { 'idempotency-key': key } });

    it('[W36] The goods are put into the cart beside its lines, as far as they are left, and the rest is named', async () => {
      const { number } = await placeOrder(customer, {
        goods: [
          [D3, 2],
          [DROPS, 5],
          [VITAMIN_C, 3],
          [MAGNESIUM, 1],
        ],
      });
      await change(D3, { isActive: false });
      await change(VITAMIN_C, { availability: 0 });
      await change(DROPS, { availability: 6 });
      await cartCalls(customer).addLine(DROPS, 4);
      const answer = await repeat(number);
      expect([answer.statusCode, Compile(OrderRepeatSchema).Check(answer.json())]).toEqual([200, true]);
      expect(answer.json<OrderRepeat>()).toEqual({
        added: [
          { product: DROPS, amount: 2 },
          { product: MAGNESIUM, amount: 1 },
        ],
        missing: [
          { product: D3, name: 'Vitamin D3, 60 capsules', wanted: 2, added: 0, reason: 'not_found' },
          { product: DROPS, name: 'Vitamin D3 drops', wanted: 5, added: 2, reason: 'not_enough' },
          { product: VITAMIN_C, name: 'Vitamin C, 60 capsules', wanted: 3, added: 0, reason: 'sold_out' },
        ],
        changed: [],
      });
      expect(await cartCalls(customer).pairs()).toEqual([
        [DROPS, 6],
        [MAGNESIUM, 1],
      ]);
    });

    it('The response contains the former and the present price of an added piece, and the same again under the same key', async () => {
      const { number, lines } = await placeOrder(customer, {
        goods: [
          [DROPS, 3],
          [VITAMIN_C, 2],
          [MAGNESIUM, 1],
        ],
      });
      const [drops] = await api.database.db.select().from(product).where(eq(product.id, DROPS));
      const was = drops?.priceKopecks ?? 0;
      expect(lines.find((line) => line.product === DROPS)?.total_inc_vat).toBe(((3 * was) / 100).toFixed(2));
      const priced = (kopecks: number) => ({ basePriceKopecks: kopecks, priceKopecks: kopecks, discountPercent: 0 });
      await change(DROPS, priced(was + 4_550));
      await change(VITAMIN_C, { ...priced(100), availability: 0 });
      const key = randomUUID();
      const answer = (await repeat(number, key)).json<OrderRepeat>();
      // What is not added costs nothing, whatever its price.
      expect(answer.changed).toEqual([
        { product: DROPS, name: 'Vitamin D3 drops', was: (was / 100).toFixed(2), now: ((was + 4_550) / 100).toFixed(2) },
      ]);
      await change(DROPS, priced(was));
      expect((await repeat(number, key)).json()).toEqual(answer);
    });

    it('never fills a line over its limit', async () => {
      const { number } = await placeOrder(customer, { goods: [[VITAMIN_C, 5]] });
      await change(VITAMIN_C, { availability: 5_000 });
      await cartCalls(customer).addLine(VITAMIN_C, 996);
      expect((await repeat(number)).json()).toMatchObject({
        added: [{ amount: 3 }],
        missing: [{ wanted: 5, added: 3, reason: 'limit' }],
      });
      expect((await repeat(number)).json()).toMatchObject({ added: [], missing: [{ wanted: 5, added: 0, reason: 'limit' }] });
      expect(await cartCalls(customer).pairs()).toEqual([[VITAMIN_C, 999]]);
    });

    it('repeats once under one key, however often and however fast it is sent', async () => {
      const [one, other] = [
        await placeOrder(customer, { goods: [[VITAMIN_C, 2]] }),
        await placeOrder(customer, { goods: [[VITAMIN_C, 1]] }),
      ];
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => repeat(one.number, key)));
      for (const answer of answers) expect(answer.json()).toEqual({ added: [{ product: VITAMIN_C, amount: 2 }], missing: [], changed: [] });
      expect(await cartCalls(customer).pairs()).toEqual([[VITAMIN_C, 2]]);
      expect((await repeat(other.number, key)).statusCode).toBe(422);
      expect((await repeat(one.number, 'short')).statusCode).toBe(400);
      await repeat(one.number);
      expect(await cartCalls(customer).pairs()).toEqual([[VITAMIN_C, 4]]);
    });

    it('is for the order’s own customer, signed in and from a page of the shop', async () => {
      const { number } = await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 1]] });
      expect((await repeat(number)).statusCode).toBe(404);
      expect((await repeat('199999')).statusCode).toBe(404);
      expect((await api.app.inject({ method: 'POST', url: `/api/orders/${number}/repeat/` })).statusCode).toBe(401);
      const forged = await customer.call('POST', `/api/orders/${number}/repeat/`, { headers: { 'x-csrftoken': 'x' } });
      expect(forged.statusCode).toBe(403);
      expect(await api.database.db.select().from(cartLine).where(eq(cartLine.userId, customer.id))).toEqual([]);
    });
  });
});
