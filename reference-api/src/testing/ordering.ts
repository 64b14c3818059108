import { randomUUID } from 'node:crypto';
import type { CartLineList, CartTotals, Order, OrderRequest, PaymentMethod, Stock } from '@vitrava/shared-kit/contracts/api';
import type { Customer } from './new-customer.ts';

type Answer = Awaited<ReturnType<Customer['call']>>;

interface OrderDraft {
  readonly goods: readonly (readonly [product: number, amount: number])[];
  readonly location?: string;
  readonly method?: PaymentMethod;
}

/** Fills a customer's cart, saves a pickup place, and returns the body that agrees to the API's data of them. */
export async function prepareOrder(customer: Customer, draft: OrderDraft): Promise<OrderRequest> {
  for (const [product, amount] of draft.goods) {
    const added = await customer.call('POST', '/api/shopping_carts/', { payload: { product, amount } });
    if (added.statusCode !== 201) throw new Error(`The line was not added: ${added.body}`);
  }
  const place = { customer: customer.id, location: draft.location ?? 'moscow-lesnaya' };
  const saved = (await customer.call('POST', '/api/stocks/', { payload: place })).json<Stock>();
  const { results } = (await customer.call('GET', '/api/shopping_carts/?page_size=100')).json<CartLineList>();
  const totals = (await customer.call('GET', '/api/shopping_cart_totals/')).json<CartTotals>();
  return {
    stock: saved.id,
    payment_method: draft.method ?? 'on_pickup',
    lines: results.map(({ product, amount, total_inc_vat }) => ({ product, amount, total_inc_vat })),
    total_amount: totals.delivery[0]?.total_amount ?? '0.00',
  };
}

export function sendOrder(customer: Customer, payload: OrderRequest, key: string = randomUUID()): Promise<Answer> {
  return customer.call('POST', '/api/orders/', { payload, headers: { 'idempotency-key': key } });
}

/** Places an order without obstacles. */
export async function placeOrder(customer: Customer, draft: OrderDraft): Promise<Order> {
  const answer = await sendOrder(customer, await prepareOrder(customer, draft));
  if (answer.statusCode !== 201) throw new Error(`The order was not placed: ${answer.body}`);
  return answer.json<Order>();
}
