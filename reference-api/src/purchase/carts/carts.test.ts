import { expect, it } from '@jest/globals';
import {
  CART_LIMITS,
  type CartLine,
  type CartLineList,
  CartLineListSchema,
  CartLineSchema,
  type CartTotals,
  CartTotalsSchema,
  type Stock,
} from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { product } from '../../database/index.ts';
import { type Customer, cartCalls, describeOnEngines, newCustomer, productIds } from '../../testing/index.ts';

describeOnEngines('carts', (api) => {
  const saveStock = async (customer: Customer) =>
    (await customer.call('POST', '/api/stocks/', { payload: { customer: customer.id, location: 'kazan-lavka' } })).json<Stock>().id;

  it('[W29] [D10] adds a priced line with its pickup place', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3 } = await productIds(api);
    const stock = await saveStock(customer);
    const response = await cart.add({ product: d3, amount: 2, stock });
    expect(response.statusCode).toBe(201);
    const line = response.json<CartLine>();
    expect([...Compile(CartLineSchema).Errors(line)]).toEqual([]);
    // 890.00 less 15 % is 756.50, rounded down to a whole rouble.
    expect(line).toMatchObject({
      product: d3,
      amount: 2,
      stock,
      discount_prc: 15,
      total_without_discount_inc_vat: '1780.00',
      total_discount_inc_vat: '268.00',
      total_inc_vat: '1512.00',
      local_total_with_vat: '1512.00',
      vat: 20,
      vat_amount: '252.00',
      problem: null,
    });
    expect((await cart.list()).results).toEqual([line]);
  });

  it('adds to the line that is there, up to the limit of a line, and keeps its place and its pickup place', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c } = await productIds(api);
    const stock = await saveStock(customer);
    const first = (await cart.add({ product: d3, amount: 2, stock })).json<CartLine>();
    await cart.addLine(c);
    const second = await cart.addLine(d3, 3);
    expect([second.id, second.amount, second.stock]).toEqual([first.id, 5, stock]);
    expect((await cart.addLine(d3, CART_LIMITS.amount)).amount).toBe(CART_LIMITS.amount);
    expect(await cart.pairs()).toEqual([
      [d3, CART_LIMITS.amount],
      [c, 1],
    ]);
  });

  it('An amount above the stock is accepted, with the available amount', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { drops, soldOut } = await productIds(api);
    expect((await cart.addLine(drops, 8)).problem).toEqual({ reason: 'not_enough', available: 7 });
    expect(await cart.addLine(soldOut)).toMatchObject({ problem: { reason: 'sold_out' }, total_inc_vat: '0.00' });
  });

  it('[W27] [W28] [D11] lists lines by pages in a stable order, and gives their totals', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c, magnesium } = await productIds(api);
    for (const id of [magnesium, d3, c]) await cart.addLine(id);
    await cart.addLine(d3);
    const page = (await customer.call('GET', '/api/shopping_carts/?page=1&page_size=2')).json<CartLineList>();
    expect([...Compile(CartLineListSchema).Errors(page)]).toEqual([]);
    expect([page.count, page.results.map((line) => line.product)]).toEqual([3, [magnesium, d3]]);
    const totals = (await customer.call('GET', '/api/shopping_cart_totals/')).json<CartTotals>();
    expect([...Compile(CartTotalsSchema).Errors(totals)]).toEqual([]);
    expect(totals).toMatchObject({ count: 4, total_inc_vat: '2993.00', weight: 360, delivery: [{ code: 'pickup', price: '0.00' }] });
  });

  it('[W30] gives a line another amount, product and pickup place', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c, shaker } = await productIds(api);
    const stock = await saveStock(customer);
    const { id } = await cart.addLine(d3);
    await cart.addLine(c);
    const response = await cart.change(id, { product: shaker, amount: 7, stock });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, product: shaker, amount: 7, stock, total_inc_vat: '5530.00' });
    expect((await cart.change(id, { amount: 2 })).json()).toMatchObject({ amount: 2, stock });
    expect((await cart.change(id, { stock: null })).json()).toMatchObject({ product: shaker, amount: 2, stock: null });
    expect((await cart.change(id, {})).json()).toMatchObject({ product: shaker, amount: 2, stock: null });
    expect(await cart.pairs()).toEqual([
      [shaker, 2],
      [c, 1],
    ]);
  });

  it('refuses to make two lines of one product', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c } = await productIds(api);
    const { id } = await cart.addLine(d3);
    await cart.addLine(c);
    const response = await cart.change(id, { product: c });
    expect([response.statusCode, response.json()]).toEqual([400, { product: ['This product is in the cart already.'] }]);
  });

  it('[W31] [W32] takes out one line, then all, with nothing in the answer', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c, shaker } = await productIds(api);
    const { id } = await cart.addLine(d3);
    for (const other of [c, shaker]) await cart.addLine(other);
    const one = await cart.remove(id);
    expect([one.statusCode, one.body]).toEqual([204, '']);
    expect(await cart.pairs()).toHaveLength(2);
    expect((await cart.remove(id)).statusCode).toBe(404);
    const all = await cart.remove('delete_all');
    expect([all.statusCode, all.body, await cart.pairs()]).toEqual([204, '', []]);
    expect((await cart.remove('delete_all')).statusCode).toBe(204);
  });

  it('Lines and pickup places of other customers do not exist', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    const [cart, others] = [cartCalls(customer), cartCalls(other)];
    const { d3, c } = await productIds(api);
    const { id } = await others.addLine(d3);
    const stock = await saveStock(other);
    expect((await cart.change(id, { amount: 5 })).statusCode).toBe(404);
    expect((await cart.remove(id)).statusCode).toBe(404);
    await cart.remove('delete_all');
    expect(await others.pairs()).toEqual([[d3, 1]]);
    const refused = { stock: ['You have no such saved pickup point.'] };
    expect((await cart.add({ product: c, amount: 1, stock })).json()).toEqual(refused);
    const own = await cart.addLine(c);
    expect((await cart.change(own.id, { stock })).json()).toEqual(refused);
  });

  it.each<[about: string, payload: object, errors: object]>([
    ['a product that there is not', { product: 2147483647, amount: 1 }, { product: ['This product is no longer on sale.'] }],
    ['no amount', { product: 1, amount: 0 }, { amount: ['Ensure this value is greater than or equal to 1.'] }],
    ['too large an amount', { product: 1, amount: 1000 }, { amount: ['Ensure this value is less than or equal to 999.'] }],
    ['half a piece', { product: 1, amount: 1.5 }, { amount: ['A valid integer is required.'] }],
    ['nothing', {}, { product: ['This field is required.'], amount: ['This field is required.'] }],
  ])('refuses %s', async (_about, payload, errors) => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const response = await cart.add(payload);
    expect([response.statusCode, response.json()]).toEqual([400, errors]);
    expect(await cart.pairs()).toEqual([]);
  });

  it('The response states in both languages that a product is no longer on sale; its line stays and can be changed', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    const [cart, others] = [cartCalls(customer), cartCalls(other)];
    const { shaker } = await productIds(api);
    const { id } = await cart.addLine(shaker);
    const onSale = (isActive: boolean) => api.database.db.update(product).set({ isActive }).where(eq(product.id, shaker));
    await onSale(false);
    const refused = await others.add({ product: shaker, amount: 1 }, { 'accept-language': 'ru' });
    const changed = await cart.change(id, { amount: 3, product: shaker });
    await onSale(true);
    expect(refused.json()).toEqual({ product: ['Этого товара больше нет в продаже.'] });
    expect(changed.json()).toMatchObject({ amount: 3, item: null, problem: { reason: 'not_found' } });
  });
});
