import { expect, it } from '@jest/globals';
import { type CartLine, type Stock, type StockList, StockListSchema, StockSchema, type User } from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { type Customer, describeOnEngines, newCustomer, productIds } from '../../testing/index.ts';

describeOnEngines('stocks', (api) => {
  const save = (customer: Customer, location: string, customerId = customer.id) =>
    customer.call('POST', '/api/stocks/', { payload: { customer: customerId, location } });
  const release = (customer: Customer, id: number) => customer.call('PUT', `/api/stocks/${id}/`, { payload: { customer: null } });
  const list = async (customer: Customer) => (await customer.call('GET', '/api/stocks/')).json<StockList>();
  const places = async (customer: Customer) => (await list(customer)).results.map((stock) => stock.location);
  const pass = () => {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
  };

  it('[W17] [D4] saves a pickup place with its point in the language of the call', async () => {
    const customer = await newCustomer(api);
    const response = await save(customer, 'kazan-lavka');
    expect(response.statusCode).toBe(201);
    const stock = response.json<Stock>();
    expect([...Compile(StockSchema).Errors(stock)]).toEqual([]);
    expect(stock).toMatchObject({ customer: customer.id, location: 'kazan-lavka', point: { id: 'kazan-lavka', city: 'Kazan' } });
  });

  it('[W16] lists own places, the one chosen last first, and names it in the own record', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    const first = (await save(customer, 'kazan-lavka')).json<Stock>();
    pass();
    await save(customer, 'moscow-lesnaya');
    await save(other, 'moscow-locker');
    const stocks = await list(customer);
    expect([...Compile(StockListSchema).Errors(stocks)]).toEqual([]);
    expect(stocks.results.map((stock) => stock.location)).toEqual(['moscow-lesnaya', 'kazan-lavka']);
    pass();
    expect((await save(customer, 'kazan-lavka')).json()).toEqual(first);
    expect(await places(customer)).toEqual(['kazan-lavka', 'moscow-lesnaya']);
    const user = (await customer.call('GET', `/api/users/${customer.id}/`)).json<User>();
    expect(user.location).toBe('kazan-lavka');
  });

  it('[W18] takes a place away from the customer and from the cart, and gives it back under its id', async () => {
    const customer = await newCustomer(api);
    const { d3 } = await productIds(api);
    const { id } = (await save(customer, 'kazan-lavka')).json<Stock>();
    await customer.call('POST', '/api/shopping_carts/', { payload: { product: d3, amount: 1, stock: id } });
    const response = await release(customer, id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, customer: null, location: 'kazan-lavka' });
    expect((await release(customer, id)).json()).toEqual(response.json());
    expect(await places(customer)).toEqual([]);
    const lines = (await customer.call('GET', '/api/shopping_carts/')).json<{ results: CartLine[] }>().results;
    expect(lines.map((line) => line.stock)).toEqual([null]);
    expect((await save(customer, 'kazan-lavka')).json()).toMatchObject({ id, customer: customer.id });
  });

  it('refuses a place that does not exist, another customer and another’s place', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    expect((await save(customer, 'nowhere')).json()).toEqual({ location: ['There is no such pickup point.'] });
    expect((await save(customer, 'kazan-lavka', other.id)).json()).toEqual({ customer: ['This is another customer.'] });
    const { id } = (await save(other, 'kazan-lavka')).json<Stock>();
    expect((await release(customer, id)).statusCode).toBe(404);
    const owner = await customer.call('PUT', `/api/stocks/${id}/`, { payload: { customer: customer.id } });
    expect(owner.statusCode).toBe(400);
    expect(await places(other)).toEqual(['kazan-lavka']);
  });

  it('A place is saved once for concurrent calls', async () => {
    const customer = await newCustomer(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(customer, 'moscow-locker')));
    expect(new Set(answers.map((answer) => answer.json<Stock>().id)).size).toBe(1);
    expect(await places(customer)).toEqual(['moscow-locker']);
  });
});
