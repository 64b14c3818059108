import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  type CartLineList,
  type Order,
  type OrderConflict,
  type OrderList,
  OrderListSchema,
  OrderSchema,
} from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { customerOrder, product } from '../../database/index.ts';
import { type Customer, describeOnEngines, newCustomer, placeOrder, prepareOrder, sendOrder } from '../../testing/index.ts';

const VITAMIN_C = 1003;
const D3 = 1001;

describeOnEngines('orders', (api) => {
  const left = async (id: number) => {
    const [row] = await api.database.db.select({ left: product.availability }).from(product).where(eq(product.id, id));
    return row?.left;
  };
  const change = (id: number, facts: Partial<typeof product.$inferInsert>) =>
    api.database.db.update(product).set(facts).where(eq(product.id, id));
  const cartOf = async (customer: Customer) => (await customer.call('GET', '/api/shopping_carts/')).json<CartLineList>().results;

  describe('placing', () => {
    it('[D12] orders the whole cart as it was agreed: empties it, takes the goods, keeps names and sums', async () => {
      const customer = await newCustomer(api);
      await change(VITAMIN_C, { availability: 50 });
      const answer = await sendOrder(
        customer,
        await prepareOrder(customer, {
          goods: [
            [VITAMIN_C, 2],
            [D3, 1],
          ],
        }),
      );
      expect(answer.statusCode).toBe(201);
      const order = answer.json<Order>();
      expect(Compile(OrderSchema).Check(order)).toBe(true);
      expect(order).toMatchObject({
        number: expect.stringMatching(/^1\d{5}$/),
        status: 'waiting',
        can_cancel: true,
        count: 3,
        total_inc_vat: '1936.00',
        total_without_discount_inc_vat: '2070.00',
        total_discount_inc_vat: '134.00',
        delivery_price: '199.00',
        total_amount: '2135.00',
        point: { id: 'moscow-lesnaya', city: 'Moscow' },
        payment: { method: 'on_pickup', status: 'due', url: null, expires_at: null },
      });
      expect(order.lines.map((line) => [line.product, line.name, line.amount, line.total_inc_vat, line.vat])).toEqual([
        [VITAMIN_C, 'Vitamin C, 60 capsules', 2, '1180.00', 10],
        [D3, 'Vitamin D3, 60 capsules', 1, '756.00', 20],
      ]);
      expect(await cartOf(customer)).toEqual([]);
      expect(await left(VITAMIN_C)).toBe(48);

      await change(VITAMIN_C, { basePriceKopecks: 1, priceKopecks: 1, name: { ru: 'Другое', en: 'Other' } });
      const later = (await customer.call('GET', `/api/orders/${order.number}/`)).json<Order>();
      await change(VITAMIN_C, {
        basePriceKopecks: 59_000,
        priceKopecks: 59_000,
        name: { ru: 'Витамин C, 60 капсул', en: 'Vitamin C, 60 capsules' },
      });
      expect(later).toEqual(order);
    });

    it('carries goods from the free sum on without a charge', async () => {
      const order = await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 5]] });
      expect(order).toMatchObject({ total_inc_vat: '2950.00', delivery_price: '0.00', total_amount: '2950.00' });
    });

    it.each([
      ['a price', { basePriceKopecks: 60_000, priceKopecks: 60_000 }],
      ['what is left', { availability: 1 }],
      ['whether it is sold at all', { isActive: false }],
    ])('orders nothing when %s has changed, and answers with the cart as it is now', async (_what, facts) => {
      const customer = await newCustomer(api);
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 2]] });
      await change(VITAMIN_C, facts);
      const answer = await sendOrder(customer, body);
      await change(VITAMIN_C, { basePriceKopecks: 59_000, priceKopecks: 59_000, availability: 50, isActive: true });
      expect(answer.statusCode).toBe(409);
      expect(answer.json<OrderConflict>()).toMatchObject({ code: 'cart_changed', pricing: { lines: [{ product: VITAMIN_C, amount: 2 }] } });
      expect(await cartOf(customer)).toHaveLength(1);
      expect(await left(VITAMIN_C)).toBe(50);
    });

    it('orders nothing when the cart holds another amount, another line or nothing', async () => {
      const customer = await newCustomer(api);
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 2]] });
      const [line] = await cartOf(customer);
      await customer.call('PATCH', `/api/shopping_carts/${line?.id}/`, { payload: { amount: 3 } });
      expect((await sendOrder(customer, body)).json()).toMatchObject({ code: 'cart_changed' });
      await customer.call('PATCH', `/api/shopping_carts/${line?.id}/`, { payload: { amount: 2 } });
      expect((await sendOrder(customer, { ...body, total_amount: '1.00' })).json()).toMatchObject({ code: 'cart_changed' });
      await customer.call('POST', '/api/shopping_carts/', { payload: { product: D3, amount: 1 } });
      expect((await sendOrder(customer, body)).json()).toMatchObject({ code: 'cart_changed' });
      await customer.call('DELETE', '/api/shopping_carts/delete_all/');
      expect((await sendOrder(customer, body)).json()).toMatchObject({ code: 'cart_changed', pricing: { lines: [] } });
    });

    it('refuses places that are not the customer’s, take paid orders only or carry less', async () => {
      const customer = await newCustomer(api);
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 6]] });
      const other = await prepareOrder(await newCustomer(api), { goods: [[VITAMIN_C, 6]] });
      const foreign = await sendOrder(customer, { ...body, stock: other.stock });
      expect([foreign.statusCode, Object.keys(foreign.json())]).toEqual([400, ['stock']]);
      const at = async (location: string) =>
        (await customer.call('POST', '/api/stocks/', { payload: { customer: customer.id, location } })).json<{ id: number }>().id;
      const locker = await sendOrder(customer, { ...body, stock: await at('moscow-locker') });
      expect([locker.statusCode, locker.json()]).toEqual([400, { payment_method: [expect.stringContaining('paid orders only')] }]);
      const light = await sendOrder(customer, { ...body, stock: await at('moscow-light') });
      expect([light.statusCode, light.json()]).toEqual([400, { stock: [expect.stringContaining('up to 0.5 kg')] }]);
      expect(await cartOf(customer)).toHaveLength(1);
    });

    it('Placing requires a key of the agreed form, a session and the anti-forgery header', async () => {
      const customer = await newCustomer(api);
      const payload = await prepareOrder(customer, { goods: [[VITAMIN_C, 1]] });
      expect((await customer.call('POST', '/api/orders/', { payload })).statusCode).toBe(400);
      expect((await sendOrder(customer, payload, 'short')).statusCode).toBe(400);
      expect((await api.app.inject({ method: 'POST', url: '/api/orders/', payload })).statusCode).toBe(401);
      const forged = await customer.call('POST', '/api/orders/', {
        payload,
        headers: { 'x-csrftoken': 'x', 'idempotency-key': randomUUID() },
      });
      expect(forged.statusCode).toBe(403);
    });

    it('A body that is nested deeper than any body of the API is refused', async () => {
      const customer = await newCustomer(api);
      const body = JSON.stringify(await prepareOrder(customer, { goods: [[VITAMIN_C, 1]] }));
      const send = (levels: number) =>
        customer.call('POST', '/api/orders/', {
          payload: `${body.slice(0, -1)},"note":${'['.repeat(levels)}${']'.repeat(levels)}}`,
          headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
        });
      const deep = await send(30_000);
      expect([deep.statusCode, deep.json()]).toEqual([400, { detail: 'Malformed request.' }]);
      expect((await send(20)).statusCode).toBe(201);
    });
  });

  describe('one order per intent', () => {
    it('[D12] makes one order of one key, however often and however fast it is sent', async () => {
      const customer = await newCustomer(api);
      await change(VITAMIN_C, { availability: 50 });
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 2]] });
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendOrder(customer, body, key)));
      const placed = answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.json<Order>().number);
      const others = answers.filter((answer) => answer.statusCode !== 201);
      expect(placed.length).toBeGreaterThan(0);
      expect(new Set(placed).size).toBe(1);
      for (const answer of others) expect([answer.statusCode, answer.json<OrderConflict>().code]).toEqual([409, 'order_in_progress']);
      const again = await sendOrder(customer, body, key);
      expect([again.statusCode, again.json<Order>().number]).toEqual([201, placed[0]]);
      expect(await left(VITAMIN_C)).toBe(48);
      expect((await customer.call('GET', '/api/orders/')).json<OrderList>().count).toBe(1);

      const found = (await customer.call('GET', `/api/orders/?idempotency_key=${key}`)).json<OrderList>();
      expect(found.results.map((order) => order.number)).toEqual([placed[0]]);
      expect((await customer.call('GET', `/api/orders/?idempotency_key=${randomUUID()}`)).json<OrderList>().count).toBe(0);
    });

    it('[D12] refuses the same key with another body, and lets another customer use the same key', async () => {
      const [one, other] = [await newCustomer(api), await newCustomer(api)];
      const key = randomUUID();
      const body = await prepareOrder(one, { goods: [[VITAMIN_C, 1]] });
      expect((await sendOrder(one, body, key)).statusCode).toBe(201);
      expect((await sendOrder(one, { ...body, payment_method: 'card' }, key)).statusCode).toBe(422);
      expect((await sendOrder(other, await prepareOrder(other, { goods: [[VITAMIN_C, 1]] }), key)).statusCode).toBe(201);
    });

    it('lets a refused attempt be repeated with its key once its reason is gone', async () => {
      const customer = await newCustomer(api);
      const body = await prepareOrder(customer, { goods: [[VITAMIN_C, 1]] });
      const key = randomUUID();
      await change(VITAMIN_C, { availability: 0 });
      expect((await sendOrder(customer, body, key)).statusCode).toBe(409);
      await change(VITAMIN_C, { availability: 50 });
      expect((await sendOrder(customer, body, key)).statusCode).toBe(201);
    });
  });

  it('sells the last piece once, however many want it at the same time', async () => {
    await change(D3, { availability: 1 });
    const customers = await Promise.all(Array.from({ length: 20 }, () => newCustomer(api)));
    const bodies = await Promise.all(
      customers.map((customer) =>
        prepareOrder(customer, {
          goods: [
            [D3, 1],
            [VITAMIN_C, 1],
          ],
        }),
      ),
    );
    await change(VITAMIN_C, { availability: 50 });
    const answers = await Promise.all(customers.map((customer, index) => sendOrder(customer, bodies[index] as never)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect([await left(D3), await left(VITAMIN_C)]).toEqual([0, 49]);
    await change(D3, { availability: 50 });
  });

  describe('canceling', () => {
    it('gives the goods back once, even when it is sent many times at once', async () => {
      const customer = await newCustomer(api);
      await change(VITAMIN_C, { availability: 50 });
      const { number } = await placeOrder(customer, { goods: [[VITAMIN_C, 3]] });
      expect(await left(VITAMIN_C)).toBe(47);
      const answers = await Promise.all(Array.from({ length: 5 }, () => customer.call('POST', `/api/orders/${number}/cancel/`)));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(answers.find((answer) => answer.statusCode === 200)?.json()).toMatchObject({
        status: 'canceled',
        can_cancel: false,
        payment: { status: 'void' },
      });
      expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({ code: 'not_cancelable' });
      expect(await left(VITAMIN_C)).toBe(50);
    });

    it('does not exist for other customers, nor do their orders', async () => {
      const { number } = await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 1]] });
      const other = await newCustomer(api);
      expect((await other.call('GET', `/api/orders/${number}/`)).statusCode).toBe(404);
      expect((await other.call('POST', `/api/orders/${number}/cancel/`)).statusCode).toBe(404);
      expect((await other.call('POST', `/api/orders/${number}/payment/`)).statusCode).toBe(404);
      expect((await other.call('GET', '/api/orders/')).json<OrderList>().count).toBe(0);
    });
  });

  it('Orders are listed newest first, by group and by whole days of Moscow, in which pages show their dates', async () => {
    const customer = await newCustomer(api);
    const numbers: string[] = [];
    for (const day of ['2026-03-01T20:59:59Z', '2026-03-01T21:00:00Z']) {
      const { number } = await placeOrder(customer, { goods: [[VITAMIN_C, 1]] });
      await api.database.db
        .update(customerOrder)
        .set({ placedAt: new Date(day) })
        .where(eq(customerOrder.number, Number(number)));
      numbers.push(number);
    }
    const [first, second] = numbers;
    await customer.call('POST', `/api/orders/${first}/cancel/`);
    const list = async (query: string) =>
      (await customer.call('GET', `/api/orders/?${query}`)).json<OrderList>().results.map((order) => order.number);
    expect(Compile(OrderListSchema).Check((await customer.call('GET', '/api/orders/')).json())).toBe(true);
    expect(await list('')).toEqual([second, first]);
    expect(await list('group=active')).toEqual([second]);
    expect(await list('group=completed')).toEqual([first]);
    expect(await list('date__lte=2026-03-01')).toEqual([first]);
    expect(await list('date__gte=2026-03-02&date__lte=2026-03-02')).toEqual([second]);
    expect(await list('page_size=1&page=2')).toEqual([first]);
    expect((await customer.call('GET', '/api/orders/?date__gte=2026-02-30')).json()).toEqual({ date__gte: ['Enter a valid date.'] });
    expect((await customer.call('GET', '/api/orders/?date__lte=0000-01-01')).json()).toEqual({ date__lte: ['Enter a valid date.'] });
    expect(await list('date__gte=0001-01-01&date__lte=9999-12-31')).toEqual([second, first]);
  });
});
