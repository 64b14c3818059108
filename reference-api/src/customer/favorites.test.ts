import { expect, it } from '@jest/globals';
import { type Favorite, type FavoriteList, FavoriteListSchema, FavoriteSchema } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { product } from '../database/index.ts';
import { type Customer, describeOnEngines, newCustomer, productIds } from '../testing/index.ts';

describeOnEngines('favourites', (api) => {
  const add = (customer: Customer, id: unknown) => customer.call('POST', '/api/favorites/', { payload: { product: id } });
  const list = async (customer: Customer, query = '') => (await customer.call('GET', `/api/favorites/${query}`)).json<FavoriteList>();

  it('[W23] [D5] A product is stored, and the response shows whether it was stored before', async () => {
    const customer = await newCustomer(api);
    const { d3 } = await productIds(api);
    const response = await add(customer, d3);
    expect(response.statusCode).toBe(201);
    const favorite = response.json<Favorite>();
    expect([...Compile(FavoriteSchema).Errors(favorite)]).toEqual([]);
    expect(favorite).toMatchObject({ product: d3, item: { id: d3, name: 'Vitamin D3, 60 capsules' } });
    const again = await add(customer, d3);
    expect([again.statusCode, again.json()]).toEqual([200, favorite]);
    expect((await list(customer)).count).toBe(1);
  });

  it('[W22] [D6] lists own favourites by pages, the newest first', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    const { d3, drops, c } = await productIds(api);
    for (const id of [d3, drops, c]) await add(customer, id);
    await add(other, d3);
    const first = await list(customer, '?page=1&page_size=2');
    expect([...Compile(FavoriteListSchema).Errors(first)]).toEqual([]);
    expect([first.count, first.previous, first.results.map((row) => row.product)]).toEqual([3, null, [c, drops]]);
    expect(first.next).toMatch(/\/api\/favorites\/\?page=2&page_size=2$/);
    expect((await list(customer, '?page=2&page_size=2')).results.map((row) => row.product)).toEqual([d3]);
  });

  it('[W24] lets go of a favourite once, and only of an own one', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    const { d3 } = await productIds(api);
    const { id } = (await add(customer, d3)).json<Favorite>();
    expect((await other.call('DELETE', `/api/favorites/${id}/`)).statusCode).toBe(404);
    const response = await customer.call('DELETE', `/api/favorites/${id}/`);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await customer.call('DELETE', `/api/favorites/${id}/`)).statusCode).toBe(404);
    expect((await customer.call('DELETE', '/api/favorites/x/')).statusCode).toBe(404);
    expect((await list(customer)).count).toBe(0);
  });

  it('A product is stored once for concurrent calls', async () => {
    const customer = await newCustomer(api);
    const { d3 } = await productIds(api);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(customer, d3)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([...Array(11).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json<Favorite>().id)).size).toBe(1);
  });

  it('A product that is not on sale is refused, and an ended one is still listed', async () => {
    const customer = await newCustomer(api);
    const { shaker } = await productIds(api);
    expect((await add(customer, shaker)).statusCode).toBe(201);
    const onSale = (isActive: boolean) => api.database.db.update(product).set({ isActive }).where(eq(product.id, shaker));
    await onSale(false);
    expect((await list(customer)).results).toEqual([{ id: expect.any(Number), product: shaker, item: null }]);
    const other = await newCustomer(api);
    expect((await add(other, shaker)).json()).toEqual({ product: ['This product is no longer on sale.'] });
    await onSale(true);
    expect((await add(other, 2147483647)).statusCode).toBe(400);
    expect((await add(other, 'x')).json()).toEqual({ product: ['A valid integer is required.'] });
  });
});
