import { jest } from '@jest/globals';
import { parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import { type Offers, priceLines } from './prices.ts';

const LARGEST_PAGE = 100;

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly key: string | null;
}

interface ServerLine {
  readonly id: number;
  readonly product: number;
  amount: number;
  /** Its place; none when absent. */
  stock?: number | null;
}

type ServerFailure = number | 'network' | 'lost';

/**
 * A server that stores one customer's cart and prices a guest's lines, behind `fetch`. `calls` are the received calls.
 * `failing` names the result of calls whose "METHOD path" matches: a status, no network, or the call is carried out and
 * its response lost.
 */
export interface CartServer {
  readonly calls: Call[];
  readonly lines: ServerLine[];
  failing: { readonly call: RegExp; readonly failure: ServerFailure } | null;
  /** Pickup places that the customer has given up. */
  readonly lostPlaces: number[];
  /** Until it is called, no answer leaves the server. */
  hold(): () => void;
  changesOf(): readonly string[];
}

export function serveCart(offers: Offers, present: readonly (readonly [number, number])[] = []): CartServer {
  const made = new Map<string, ServerLine>();
  let held: Promise<void> = Promise.resolve();
  let drawn = 100;
  const draw = (product: number, amount: number): ServerLine => {
    drawn += 1;
    return { id: drawn, product, amount };
  };
  const server: CartServer = {
    calls: [],
    lines: present.map(([product, amount]) => draw(product, amount)),
    failing: null,
    lostPlaces: [],
    hold() {
      let release: () => void = () => undefined;
      held = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    changesOf: () =>
      server.calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => {
          const { amount, product } = Object(body) as { amount?: number; product?: number };
          return [method, path, product && `product ${product}`, amount && `amount ${amount}`].filter(Boolean).join(' ');
        }),
  };

  const add = ({ product, amount, stock }: { product: number; amount: number; stock?: number | null }, key: string | null): Answer => {
    const known = key === null ? undefined : made.get(key);
    if (known) return [201, one(known)];
    if (!offers[product]) return [400, { product: ['Нет такого товара.'] }];
    if (typeof stock === 'number' && server.lostPlaces.includes(stock)) return [400, { stock: ['Нет такого пункта.'] }];
    const line = server.lines.find((own) => own.product === product) ?? draw(product, 0);
    line.amount += amount;
    line.stock = stock ?? null;
    if (!server.lines.includes(line)) server.lines.push(line);
    if (key !== null) made.set(key, line);
    return [201, one(line)];
  };
  const list = (query: URLSearchParams): Answer => {
    const [page, size] = [Number(query.get('page') ?? 1), Math.min(LARGEST_PAGE, Number(query.get('page_size') ?? 24))];
    const results = priceLines(server.lines.slice((page - 1) * size, page * size), offers).lines;
    const next = page * size < server.lines.length ? `http://api.example/api/shopping_carts/?page=${page + 1}` : null;
    return [200, { count: server.lines.length, next, previous: null, results }];
  };
  const one = (line: ServerLine) => priceLines([line], offers).lines[0];

  const answer = ({ method, path, body, key, query }: Call): Answer => {
    if (path === 'cart_pricing/') return [200, priceLines([...parseCartLines(query.get('lines') ?? '')] as ServerLine[], offers)];
    if (path === 'shopping_cart_totals/') return [200, priceLines(server.lines, offers).totals];
    if (path === 'shopping_carts/' && method === 'POST') return add(body as ServerLine, key);
    if (path === 'shopping_carts/') return list(query);
    if (path === 'shopping_carts/delete_all/') {
      server.lines.splice(0);
      return [204, null];
    }
    const index = server.lines.findIndex(({ id }) => path === `shopping_carts/${id}/`);
    const line = server.lines[index];
    if (!line) return [404, { detail: 'Не найдено.' }];
    if (method === 'DELETE') {
      server.lines.splice(index, 1);
      return [204, null];
    }
    line.amount = (body as { amount: number }).amount;
    return [200, one(line)];
  };

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const call: Call = {
      method: init?.method ?? 'GET',
      path: (address as string).replace(/^.*api\//, '').replace(/\?.*$/, ''),
      query: new URL(address as string, 'http://shop.example').searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init?.headers).get('idempotency-key'),
    };
    server.calls.push(call);
    const failure = server.failing?.call.test(`${call.method} ${call.path}`) ? server.failing.failure : null;
    const [status, body] = typeof failure === 'number' ? [failure, { detail: 'Нет.' }] : failure === 'network' ? [0, null] : answer(call);
    await held;
    if (failure === 'network' || failure === 'lost') throw new TypeError('fetch failed');
    const type = { headers: { 'content-type': 'application/json' }, status };
    return new Response(body === null ? null : JSON.stringify(body), type);
  });
  return server;
}

type Answer = readonly [number, unknown];
