import { expect, it } from '@jest/globals';
import { CART_LIMITS, type CartLine, type Stock } from '@vitrava/shared-kit/contracts/api';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { cartAddition, cartLine, product, rowsOf } from '../../database/index.ts';
import { type Customer, cartCalls, describeOnEngines, newCustomer, productIds } from '../../testing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEngines('changes of a cart that come together or again', (api) => {
  it('holds so many different products, and names the limit', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c } = await productIds(api);
    // The shop of the test is smaller than a cart; copies of one product fill it.
    const copies = await copyProduct(d3, CART_LIMITS.lines - 1);
    await api.database.db.insert(cartLine).values(copies.map((productId) => ({ userId: customer.id, productId, amount: 1 })));
    expect((await cart.addLine(d3)).amount).toBe(1);
    const response = await cart.add({ product: c, amount: 1 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ non_field_errors: ['A cart holds at most 200 different products.'] });
    expect((await cart.addLine(d3)).amount).toBe(2);
  });

  it('loses no addition of those that come together', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c } = await productIds(api);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => cart.add({ product: index % 2 ? d3 : c, amount: 1 })));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Map(await cart.pairs())).toEqual(
      new Map([
        [d3, 10],
        [c, 10],
      ]),
    );
  });

  it('never makes two lines of one product, whatever changes come together', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c, shaker, magnesium } = await productIds(api);
    const ids = [(await cart.addLine(d3)).id, (await cart.addLine(c)).id, (await cart.addLine(magnesium)).id];
    const answers = await Promise.all([
      ...ids.map((id) => cart.change(id, { product: shaker })),
      cart.add({ product: shaker, amount: 1 }),
      cart.remove(ids[2] ?? 0),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 204, 400, 404]).toContain(statusCode);
    const products = (await cart.pairs()).map(([id]) => id);
    expect(new Set(products).size).toBe(products.length);
  });

  it('keeps a cart within its limit when the last places are wanted by many', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { magnesium } = await productIds(api);
    const copies = await copyProduct(magnesium, CART_LIMITS.lines + 8);
    const held = copies.slice(0, CART_LIMITS.lines - 2);
    await api.database.db.insert(cartLine).values(held.map((productId) => ({ userId: customer.id, productId, amount: 1 })));
    await api.database.db.update(product).set({ isActive: true }).where(sql`${product.slug} like 'copy-%'`);
    const answers = await Promise.all(copies.slice(CART_LIMITS.lines - 2).map((id) => cart.add({ product: id, amount: 1 })));
    await api.database.db.update(product).set({ isActive: false }).where(sql`${product.slug} like 'copy-%'`);
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(2);
    expect((await cart.list()).count).toBe(CART_LIMITS.lines);
  });

  it('leaves no line with a pickup place that is taken away at the same time', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3, c, shaker } = await productIds(api);
    const place = { customer: customer.id, location: 'kazan-lavka' };
    const { id: stock } = (await customer.call('POST', '/api/stocks/', { payload: place })).json<Stock>();
    const { id } = await cart.addLine(d3);
    const answers = await Promise.all([
      cart.add({ product: c, amount: 1, stock }),
      cart.change(id, { stock }),
      customer.call('PUT', `/api/stocks/${stock}/`, { payload: { customer: null } }),
      cart.add({ product: shaker, amount: 1, stock }),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 400]).toContain(statusCode);
    expect((await cart.list()).results.filter((line) => line.stock !== null)).toEqual([]);
  });

  it('does not bring a pickup place back by changing the amount while it is taken away', async () => {
    // One connection does one thing at a time.
    if (api.database.engine === 'pglite') return;
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3 } = await productIds(api);
    const place = { customer: customer.id, location: 'kazan-lavka' };
    const { id: stock } = (await customer.call('POST', '/api/stocks/', { payload: place })).json<Stock>();
    const { id } = (await cart.add({ product: d3, amount: 1, stock })).json<CartLine>();
    const isWaiting = async () => {
      const [row] = await rowsOf<{ count: number }>(api.database.db, sql`select count(*)::int as count from pg_locks where not granted`);
      return (row?.count ?? 0) > 0;
    };
    const { change } = await api.database.db.transaction(async (transaction) => {
      await transaction.update(cartLine).set({ stock: null }).where(eq(cartLine.id, id));
      const change = cart.change(id, { amount: 3 });
      while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
      return { change };
    });
    expect((await change).json()).toMatchObject({ amount: 3, stock: null });
    expect((await cart.list()).results).toMatchObject([{ amount: 3, stock: null }]);
  });

  const keyed = (customer: Customer, key: string, payload: object) => cartCalls(customer).add(payload, { 'idempotency-key': key });

  it('makes an addition once for its key, also when it is sent many times together', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    const [cart, others] = [cartCalls(customer), cartCalls(other)];
    const { d3 } = await productIds(api);
    const payload = { product: d3, amount: 2 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed(customer, 'addition-1', payload)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(await cart.pairs()).toEqual([[d3, 2]]);
    await keyed(customer, 'addition-2', payload);
    expect(await cart.pairs()).toEqual([[d3, 4]]);
    await keyed(other, 'addition-1', payload);
    expect(await others.pairs()).toEqual([[d3, 2]]);
  });

  it('answers a key with the line as it is, and as it was when it has gone since', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3 } = await productIds(api);
    const { id } = (await keyed(customer, 'addition-1', { product: d3, amount: 2 })).json<CartLine>();
    await cart.change(id, { amount: 9 });
    expect((await keyed(customer, 'addition-1', { amount: 2, product: d3 })).json()).toMatchObject({ id, amount: 9 });
    await cart.remove(id);
    const late = await keyed(customer, 'addition-1', { product: d3, amount: 2 });
    expect([late.statusCode, late.json()]).toMatchObject([201, { id, amount: 2 }]);
    expect(await cart.pairs()).toEqual([]);
  });

  it('refuses a key of another addition or of another form; a refused addition leaves its key free', async () => {
    const customer = await newCustomer(api);
    const cart = cartCalls(customer);
    const { d3 } = await productIds(api);
    expect((await keyed(customer, 'addition-1', { product: 2147483647, amount: 1 })).statusCode).toBe(400);
    expect((await keyed(customer, 'addition-1', { product: d3, amount: 1 })).statusCode).toBe(201);
    const other = await keyed(customer, 'addition-1', { product: d3, amount: 2 });
    expect([other.statusCode, other.json()]).toEqual([422, { detail: 'This Idempotency-Key belongs to another request.' }]);
    for (const key of ['short', 'with spaces', 'x'.repeat(101)]) {
      expect((await keyed(customer, key, { product: d3, amount: 1 })).statusCode).toBe(400);
    }
    expect(await cart.pairs()).toEqual([[d3, 1]]);
  });

  it('Keys are removed after a month', async () => {
    const customer = await newCustomer(api);
    const { d3 } = await productIds(api);
    const createdAt = new Date(api.clock.now.getTime() - 31 * DAY_MS);
    const old = { userId: customer.id, key: 'addition-0', bodyHash: '0'.repeat(64), line: { id: 1, product: d3, amount: 1 }, createdAt };
    await api.database.db.insert(cartAddition).values(old);
    await keyed(customer, 'addition-1', { product: d3, amount: 1 });
    const rows = await api.database.db.select().from(cartAddition).where(eq(cartAddition.userId, customer.id));
    expect(rows.map((row) => row.key)).toEqual(['addition-1']);
  });

  /** Copies of a product that no one else finds: they are off sale. Copies made before are used again. */
  async function copyProduct(id: number, count: number): Promise<number[]> {
    const { document: _, ...columns } = getTableColumns(product);
    const [row] = await api.database.db.select(columns).from(product).where(eq(product.id, id));
    if (!row) throw new Error('The product is not there.');
    const copies = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: 900_000 + index,
      slug: `copy-${index}`,
      isActive: false,
      document: sql<string>`''::tsvector`,
    }));
    await api.database.db.insert(product).values(copies).onConflictDoNothing();
    return copies.map((copy) => copy.id);
  }
});
