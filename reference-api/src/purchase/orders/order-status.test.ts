import { expect, it } from '@jest/globals';
import type { CartLine, CartLineList, CartTotals, Order, OrderLine, OrderList } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { customerOrder, product } from '../../database/index.ts';
import { discountedKopecks, parseDecimal } from '../../money.ts';
import { describeOnEngines, emailsTo, newCustomer, placeOrder, prepareOrder, sendOrder } from '../../testing/index.ts';
import { settleAll } from './settle-orders.ts';

const SUMS = ['total_inc_vat', 'total_discount_inc_vat', 'total_without_discount_inc_vat', 'vat_amount'] as const;
const PRODUCTS = [1001, 1002, 1003, 1004, 1006];
const [D3, VITAMIN_C] = [1001, 1003];

describeOnEngines('the life of an order', (api) => {
  const move = (number: string, status: string, token = api.adminToken) =>
    api.app.inject({ method: 'PUT', url: `/admin/orders/${number}/`, headers: { 'x-admin-token': token }, payload: { status } });
  const restock = () => api.database.db.update(product).set({ availability: 50 });
  const left = async () => {
    const [row] = await api.database.db.select({ left: product.availability }).from(product).where(eq(product.id, VITAMIN_C));
    return row?.left;
  };

  it('[A22] The order advances step by step from waiting to closed, and is paid at the end', async () => {
    await restock();
    const customer = await newCustomer(api);
    const { number } = await placeOrder(customer, { goods: [[VITAMIN_C, 1]] });
    const read = async () => (await customer.call('GET', `/api/orders/${number}/`)).json<Order>();
    const skipped = await move(number, 'closed');
    expect([skipped.statusCode, skipped.json()]).toEqual([409, { detail: 'An order cannot become "closed" while it is "waiting".' }]);
    for (const status of ['opened', 'issued']) {
      expect((await move(number, status)).json()).toEqual({ number, status, payment: 'due' });
      expect(await read()).toMatchObject({ status, can_cancel: false });
    }
    expect((await customer.call('POST', `/api/orders/${number}/cancel/`)).statusCode).toBe(409);
    expect((await move(number, 'closed')).json()).toEqual({ number, status: 'closed', payment: 'paid' });
    for (const status of ['waiting', 'opened', 'canceled']) expect((await move(number, status)).statusCode).toBe(409);
    expect(await left()).toBe(49);
  });

  it.each(['opened', 'issued'])('can be canceled by the shop while it is %s, and its goods go back', async (last) => {
    await restock();
    const { number } = await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 2]] });
    for (const status of last === 'opened' ? ['opened'] : ['opened', 'issued']) await move(number, status);
    expect(await left()).toBe(48);
    expect((await move(number, 'canceled')).json()).toEqual({ number, status: 'canceled', payment: 'void' });
    expect(await left()).toBe(50);
  });

  it('gives its goods back when the shop does not begin to work on it in three days', async () => {
    await restock();
    const customer = await newCustomer(api);
    const [abandoned, begun] = [
      await placeOrder(customer, { goods: [[VITAMIN_C, 2]] }),
      await placeOrder(customer, { goods: [[VITAMIN_C, 3]] }),
    ];
    await move(begun.number, 'opened');
    const statuses = async () => (await customer.call('GET', '/api/orders/')).json<OrderList>().results.map(({ status }) => status);
    const settleAfter = (hours: number) =>
      settleAll({ ...api.services, now: () => new Date(Date.parse(abandoned.date) + hours * 60 * 60_000) });
    await settleAfter(71);
    expect([await statuses(), await left()]).toEqual([['opened', 'waiting'], 45]);
    await settleAfter(73);
    expect([await statuses(), await left()]).toEqual([['opened', 'canceled'], 47]);
    expect(await emailsTo(api, customer.email)).toEqual(['order_placed', 'order_placed', 'order_canceled']);
  });

  it('is not packed before its card payment has come', async () => {
    await restock();
    const { number } = await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 1]], method: 'card' });
    expect((await move(number, 'opened')).json()).toEqual({ detail: 'The order is to be paid by card and is not paid.' });
    await api.database.db
      .update(customerOrder)
      .set({ paymentStatus: 'paid', expiresAt: null })
      .where(eq(customerOrder.number, Number(number)));
    expect((await move(number, 'opened')).statusCode).toBe(200);
  });

  it('is moved by the shop alone, and only where there is such an order and such a state', async () => {
    const { number } = await placeOrder(await newCustomer(api), { goods: [[VITAMIN_C, 1]] });
    expect((await move(number, 'opened', 'a guess')).statusCode).toBe(403);
    expect((await move('199999', 'opened')).statusCode).toBe(404);
    expect((await move('x', 'opened')).statusCode).toBe(404);
    expect((await move(number, 'lost')).statusCode).toBe(400);
  });

  it('[D12] keeps the very sums of the cart, whose lines add up, whatever is ordered', async () => {
    const customer = await newCustomer(api);
    const amount = fc.integer({ min: 0, max: 6 });
    const goods = fc.tuple(amount, amount, amount, amount, amount);
    await fc.assert(
      fc.asyncProperty(goods, fc.integer({ min: 1, max: 90 }), async (amounts, discountPercent) => {
        await restock();
        await api.database.db
          .update(product)

          .set({ discountPercent, priceKopecks: discountedKopecks(89_000, discountPercent) })
          .where(eq(product.id, D3));
        const wanted = amounts.flatMap((count, index) => (count > 0 ? [[PRODUCTS[index] ?? 0, count] as const] : []));
        if (wanted.length === 0) return;
        const body = await prepareOrder(customer, { goods: wanted });
        const cart = (await customer.call('GET', '/api/shopping_carts/')).json<CartLineList>().results;
        const totals = (await customer.call('GET', '/api/shopping_cart_totals/')).json<CartTotals>();
        const order = (await sendOrder(customer, body)).json<Order>();
        for (const name of [...SUMS, 'total', 'count'] as const) expect(order[name]).toBe(totals[name]);
        const sumsOf = (lines: readonly (CartLine | OrderLine)[]) =>
          lines.map((line) => [line.product, line.amount, line.vat, line.discount_prc, ...SUMS.map((name) => line[name])]);
        expect(sumsOf(order.lines)).toEqual(sumsOf(cart));
        const kopecks = (text: string) => parseDecimal(text) ?? Number.NaN;
        for (const name of SUMS) expect(kopecks(order[name])).toBe(order.lines.reduce((total, line) => total + kopecks(line[name]), 0));
        expect(kopecks(order.total) + kopecks(order.vat_amount)).toBe(kopecks(order.total_inc_vat));
        expect(kopecks(order.total_without_discount_inc_vat) - kopecks(order.total_discount_inc_vat)).toBe(kopecks(order.total_inc_vat));
        expect(kopecks(order.total_inc_vat) + kopecks(order.delivery_price)).toBe(kopecks(order.total_amount));
        expect(order.count).toBe(wanted.reduce((total, [, count]) => total + count, 0));
        await customer.call('POST', `/api/orders/${order.number}/cancel/`);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
