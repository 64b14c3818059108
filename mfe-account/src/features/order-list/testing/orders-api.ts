import { jest } from '@jest/globals';
import type { User } from '@vitrava/shared-kit/contracts/api';
import type { Order } from '@vitrava/shared-kit/contracts/browser';

const photo = { url: '/m/1.webp', url_template: '/m/1-{width}.webp', width: 800, height: 800, widths: [200] };

export function orderOf(number: string, over: Partial<Order> = {}): Order {
  return {
    number,
    date: '2026-03-12T10:00:00Z',
    status: 'waiting',
    can_cancel: true,
    count: 3,
    total_inc_vat: '1290.00',
    total_discount_inc_vat: '0.00',
    total_without_discount_inc_vat: '1290.00',
    delivery_price: '199.00',
    total_amount: '1489.00',
    point: {
      name: 'У метро',
      city: 'Казань',
      address: 'ул. Баумана, 7',
      workschedule: 'Ежедневно 10:00–21:00',
      phone: '+78430000000',
      period: 2,
    },
    payment: { method: 'on_pickup', status: 'due', url: null, expires_at: null },
    lines: [
      {
        id: 1,
        product: 1001,
        name: 'Магний',
        photo,
        amount: 3,
        discount_prc: 0,
        total_inc_vat: '1290.00',
        total_without_discount_inc_vat: '1290.00',
      },
    ],
    ...over,
  };
}

export const unpaid = { method: 'card', status: 'pending', url: 'https://pay.example/1', expires_at: '2026-03-12T10:30:00Z' } as const;

/** A call that was made, with its query. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Answer = { readonly status: number; readonly body?: unknown } | Error;

/** Answers the calls of orders; what `answer` leaves undefined lists `orders` by their group. Gives the calls, which grow, but for the readings of the record, which keeps the period `kept`. */
export function answerOrders(
  orders: () => readonly Order[],
  answer: (call: Call) => Answer | Promise<Answer | undefined> | undefined = () => undefined,
  stored: User['orders_filter'] = { date__gte: null, date__lte: null },
): Call[] {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://shop.local');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = {
      method: init?.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      ...(body !== undefined && { body }),
    };
    // Every page reads what the record keeps; what matters is what becomes of it.
    if (call.method === 'GET' && pathname.startsWith('/api/users/')) return Response.json({ orders_filter: stored });
    calls.push(call);
    const given = (await answer(call)) ?? { status: 200, body: listOf(orders(), call.query) };
    if (given instanceof Error) throw given;
    return new Response(JSON.stringify(given.body ?? { detail: 'No.' }), {
      status: given.status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return calls;
}

function listOf(orders: readonly Order[], { group, page = '1', date__gte: from = '', date__lte: to = '9' }: Call['query']) {
  const isActive = ({ status }: Order) => status !== 'canceled' && status !== 'closed';
  const isOfDays = ({ date }: Order) => date.slice(0, 10) >= from && date.slice(0, 10) <= to;
  const own = orders.filter((order) => isActive(order) === (group === 'active') && isOfDays(order));
  return { count: own.length, next: null, previous: null, results: own.slice((Number(page) - 1) * 10, Number(page) * 10) };
}
