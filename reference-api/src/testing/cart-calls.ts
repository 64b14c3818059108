import type { CartLine, CartLineList } from '@vitrava/shared-kit/contracts/api';
import type { Customer } from './new-customer.ts';

/** The calls of one shopper's cart. */
export function cartCalls(customer: Customer) {
  const url = '/api/shopping_carts/';
  const add = (payload: object, headers: Record<string, string> = {}) => customer.call('POST', url, { payload, headers });
  const list = async (query = '') => (await customer.call('GET', `${url}${query}`)).json<CartLineList>();
  return {
    add,
    addLine: async (product: number, amount = 1) => (await add({ product, amount })).json<CartLine>(),
    change: (id: number, payload: object) => customer.call('PATCH', `${url}${id}/`, { payload }),
    remove: (id: number | 'delete_all') => customer.call('DELETE', `${url}${id}/`),
    list,
    /** Product and amount of each line. */
    pairs: async () => (await list()).results.map((line): [number, number] => [line.product, line.amount]),
  };
}
