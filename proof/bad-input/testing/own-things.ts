import { type Customer, cartCalls, placeOrder, prepareOrder, productIds, type TestApi } from '@vitrava/reference-api/testing';
import type { Favorite } from '@vitrava/shared-kit/contracts/api';
import type { Call } from './calls.ts';

type Make = (customer: Customer, product: number) => Promise<number | string>;

const THINGS: Readonly<Record<string, Make>> = {
  users: async ({ id }) => id,
  shopping_carts: async (customer, product) => (await cartCalls(customer).addLine(product)).id,
  favorites: async (customer, product) => (await customer.call('POST', '/api/favorites/', { payload: { product } })).json<Favorite>().id,
  stocks: async (customer, product) => (await prepareOrder(customer, { goods: [[product, 1]] })).stock,
  orders: async (customer, product) => (await placeOrder(customer, { goods: [[product, 1]] })).number,
};

/** Whether the call is made on something that a customer has. */
export function isOnOwnThing({ path }: Call): boolean {
  return path.includes('{') && nameOf(path) in THINGS;
}

/** The call on a thing that the customer does have: on another's all of them would end at "not found", before much of the input is read. */
export async function onOwnThing(api: TestApi, customer: Customer, call: Call): Promise<Call> {
  const { c } = await productIds(api);
  const id = await THINGS[nameOf(call.path)]?.(customer, c);
  return { ...call, example: call.path.replace(/\{\w+\}/, String(id)) };
}

function nameOf(path: string): string {
  return path.split('/')[2] ?? '';
}
