import { jest } from '@jest/globals';
import type { OrderRequest, PickupPoint } from '@vitrava/shared-kit/contracts/api';
import { parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import type { OrderRepeat } from '../contracts.ts';
import { type Offer, offer, priceLines } from '../domain/cart/testing/index.ts';
import { orderOf, type TestOrder } from './orders.ts';
import { pointOf } from './places.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly key: string | null;
}

/** A status, no network, or: the call is done and its answer lost. `times` is how often, always when absent. */
interface ServerFailure {
  readonly call: RegExp;
  readonly failure: number | 'network' | 'lost';
  /** Of the answer with that status. */
  readonly body?: unknown;
  times?: number;
}

type Answer = readonly [number, unknown];

/** One customer's cart, places and orders, behind `fetch`. What the test changes counts from the next call on. */
export interface ShopServer {
  readonly calls: Call[];
  readonly offers: Record<number, Offer>;
  cart: { readonly id: number; readonly product: number; readonly amount: number }[];
  points: PickupPoint[];
  cities: { readonly id: string; readonly name: string }[];
  stocks: { readonly id: number; readonly location: string }[];
  readonly orders: { readonly key: string; readonly order: TestOrder }[];
  paymentUrl: string | null;
  /** What the repetition of an order answers; what it adds comes into the cart, once for a key. */
  repeat: OrderRepeat;
  /** Ways to pay; places that take paid orders only take the first alone. */
  methods: { readonly id: string; readonly name: string; readonly description: string }[];
  readonly failures: ServerFailure[];
  callsOf(pattern: RegExp): Call[];
}

export function serveShop(): ShopServer {
  const server: ShopServer = {
    calls: [],
    offers: { 7: offer(), 8: offer() },
    cart: [
      { id: 1, product: 7, amount: 2 },
      { id: 2, product: 8, amount: 1 },
    ],
    points: [pointOf('lesnaya'), pointOf('locker', { prepaid: true })],
    cities: [{ id: 'moscow', name: 'Москва' }],
    stocks: [],
    orders: [],
    paymentUrl: 'https://bank.example/pay/1',
    repeat: { added: [], missing: [], changed: [] },
    methods: [
      { id: 'card', name: 'Картой на сайте', description: 'Откроется страница банка.' },
      { id: 'on_pickup', name: 'При получении', description: 'Картой или наличными.' },
    ],
    failures: [],
    callsOf: (pattern) => server.calls.filter(({ method, path }) => pattern.test(`${method} ${path}`)),
  };

  const stockOf = ({ id, location }: { readonly id: number; readonly location: string }) => ({
    id,
    location,
    customer: 50,
    point: server.points.find((point) => point.id === location) ?? null,
  });
  const listOf = (results: unknown[]): Answer => [200, { count: results.length, next: null, previous: null, results }];
  const pageOf = (all: unknown[], query: URLSearchParams): Answer => {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 24)];
    return [200, { count: all.length, next: null, previous: null, results: all.slice((page - 1) * size, page * size) }];
  };

  function add({ product, amount }: { product: number; amount: number }): Answer {
    server.cart = [...server.cart, { id: server.cart.length + 101, product, amount }];
    return [201, priceLines(server.cart, server.offers).lines.at(-1)];
  }

  function save({ location }: { location: string }): Answer {
    const stock = server.stocks.find((one) => one.location === location) ?? { id: server.stocks.length + 31, location };
    server.stocks = [stock, ...server.stocks.filter((one) => one !== stock)];
    return [201, stockOf(stock)];
  }

  function order(body: OrderRequest, key: string): Answer {
    const known = server.orders.find((one) => one.key === key);
    if (known) return [201, known.order];
    const { lines, totals } = priceLines(server.cart, server.offers);
    const now = lines.map(({ product, amount, total_inc_vat }) => ({ product, amount, total_inc_vat }));
    if (JSON.stringify(now) !== JSON.stringify(body.lines) || totals.delivery[0]?.total_amount !== body.total_amount) {
      return [409, { detail: 'Корзина изменилась.', code: 'cart_changed', pricing: { lines, totals } }];
    }
    const stock = server.stocks.find(({ id }) => id === body.stock);
    const made = orderOf(String(100_001 + server.orders.length), body, stock ? stockOf(stock).point : null, server.paymentUrl);
    server.orders.push({ key, order: made });
    server.cart = [];
    return [201, made];
  }

  const repeated = new Set<string | null>();
  function repeat(key: string | null): Answer {
    if (!repeated.has(key)) {
      const more = (product: number) => server.repeat.added.find((one) => one.product === product)?.amount ?? 0;
      server.cart = server.cart.map((line) => ({ ...line, amount: line.amount + more(line.product) }));
    }
    repeated.add(key);
    return [200, server.repeat];
  }

  function ofOrder(path: string): Answer {
    const [, number, act] = path.split('/');
    const found = server.orders.find((one) => one.order.number === number)?.order;
    if (!found) return [404, { detail: 'Не найдено.' }];
    if (act === 'cancel') Object.assign(found, { status: 'canceled', can_cancel: false });
    if (act === 'payment') Object.assign(found.payment, { status: 'pending', url: server.paymentUrl });
    return [200, found];
  }

  function offersOf(id: number): Answer {
    const stock = server.stocks.find((one) => one.id === id);
    const isPaidOnly = stock ? stockOf(stock).point?.prepaid : false;
    return listOf(isPaidOnly ? server.methods.slice(0, 1) : server.methods);
  }

  function answer({ method, path, body, key, query }: Call): Answer {
    if (path === 'cart_pricing/') return [200, priceLines([...parseCartLines(query.get('lines') ?? '')], server.offers)];
    if (path === 'payment_methods/') return offersOf(Number(query.get('stock')));
    if (path === 'shopping_carts/' && method === 'POST') return add(body as { product: number; amount: number });
    if (path === 'shopping_carts/') return listOf(priceLines(server.cart, server.offers).lines);
    if (path === 'shopping_cart_totals/') return [200, priceLines(server.cart, server.offers).totals];
    if (path === 'stocks/') return method === 'POST' ? save(body as { location: string }) : pageOf(server.stocks.map(stockOf), query);
    if (path.startsWith('stocks/')) {
      const gone = server.stocks.find(({ id }) => path === `stocks/${id}/`);
      server.stocks = server.stocks.filter((one) => one !== gone);
      return gone ? [200, { ...stockOf(gone), customer: null }] : [404, { detail: 'Не найдено.' }];
    }
    if (path === 'users/5/') return [200, { customer: 50 }];
    if (path === 'pickup_cities/')
      return pageOf(
        server.cities.map((city) => ({ ...city, points: 1 })),
        query,
      );
    if (path === 'pickup_points/') return listOf(server.points.filter(({ name }) => name.includes(query.get('search') ?? '')));
    if (path === 'pickup_widget/') return [200, { script: '/widget.js', global: 'testPickup', api_token: 'token', city: 'Москва' }];
    if (path === 'orders/' && method === 'POST') return order(body as OrderRequest, key ?? '');
    if (path === 'orders/') return listOf(server.orders.filter((one) => one.key === query.get('idempotency_key')).map((one) => one.order));
    if (path.endsWith('/repeat/')) return repeat(key);
    if (path.startsWith('orders/')) return ofOrder(path);
    return [404, { detail: 'Не найдено.' }];
  }

  function failureOf({ method, path }: Call): ServerFailure | null {
    const found = server.failures.find(({ call, times }) => times !== 0 && call.test(`${method} ${path}`));
    if (found?.times !== undefined) found.times -= 1;
    return found ?? null;
  }

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const url = new URL(String(address instanceof Request ? address.url : address), 'http://shop.example');
    const call: Call = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^.*api\//, ''),
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init?.headers).get('idempotency-key'),
    };
    server.calls.push(call);
    const found = failureOf(call);
    const failure = found?.failure;
    if (failure === 'network') throw new TypeError('fetch failed');
    const [status, body] = typeof failure === 'number' ? ([failure, found?.body ?? { detail: 'Нет.' }] as const) : answer(call);
    if (failure === 'lost') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, status });
  });
  return server;
}
