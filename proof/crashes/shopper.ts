import { randomUUID } from 'node:crypto';
import type { CartLineList, CartTotals, Order, OrderRequest, Stock } from '@vitrava/shared-kit/contracts/api';

const CARDS = { good: '4242424242424242', declined: '4000000000000002' } as const;
const TOKEN_LIVES_MS = 3 * 60 * 1000;

/** What came of a call; null when its answer was lost. */
export interface Outcome<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface OrderAttempt {
  readonly key: string;
  readonly body: OrderRequest;
}

interface ShopperOptions {
  readonly email?: string;
  /** How calls are sent; once unless given. */
  readonly send?: (address: string, request: RequestInit) => Promise<Response>;
}

/** A customer with a browser, who wants these products and sees of crashes only missing answers. */
export function createShopper(
  url: () => string,
  products: readonly number[],
  { email = 'demo@vitrava.example', send = fetch }: ShopperOptions = {},
) {
  let signedIn = { access: '', csrf: '', id: 0, at: 0 };

  async function signIn(): Promise<typeof signedIn> {
    if (Date.now() - signedIn.at < TOKEN_LIVES_MS) return signedIn;
    const login = await send(`${url()}/api/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Vitrava-2026' }),
    });
    const { access } = (await login.json()) as { access: string };
    const csrf = /csrftoken=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? '';
    const { user_id: id } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { user_id: number };
    signedIn = { access, csrf, id, at: Date.now() };
    return signedIn;
  }

  async function call<Body>(method: 'GET' | 'POST', path: string, payload?: object, key?: string): Promise<Outcome<Body> | null> {
    try {
      const { access, csrf } = await signIn();
      const response = await send(`${url()}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${access}`,
          'x-csrftoken': csrf,
          cookie: `csrftoken=${csrf}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
      return { status: response.status, body: (await response.json()) as Body };
    } catch {
      return null;
    }
  }

  /** A call that has to succeed. */
  async function read<Body>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Body> {
    const outcome = await call<Body>(method, path, payload);
    if (outcome === null || outcome.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(outcome)}`);
    return outcome.body;
  }

  return {
    read,
    async prepareOrder(): Promise<OrderAttempt> {
      const { id } = await signIn();
      for (const product of products) await read('POST', '/api/shopping_carts/', { product, amount: 2 });
      const stock = await read<Stock>('POST', '/api/stocks/', { customer: id, location: 'moscow-lesnaya' });
      const cart = await read<CartLineList>('GET', '/api/shopping_carts/');
      const totals = await read<CartTotals>('GET', '/api/shopping_cart_totals/');
      const lines = cart.results.map(({ product, amount, total_inc_vat }) => ({ product, amount, total_inc_vat }));
      const total_amount = totals.delivery[0]?.total_amount ?? '';
      return { key: randomUUID(), body: { stock: stock.id, payment_method: 'card', lines, total_amount } };
    },
    order: ({ key, body }: OrderAttempt) => call<Order>('POST', '/api/orders/', body, key),
    pay: (number: string) => call<Order>('POST', `/api/orders/${number}/payment/`),
    cancel: (number: string) => call<Order>('POST', `/api/orders/${number}/cancel/`),
    /** Types a card into the acquirer's page. */
    async type(page: string | null | undefined, card: keyof typeof CARDS): Promise<number> {
      const form = new URLSearchParams({ number: CARDS[card], expiry: '12/40', code: '123', holder: 'ANNA SEVEROVA' });
      return (await fetch(page ?? '', { method: 'POST', body: form, redirect: 'manual' })).status;
    },
  };
}

export type Shopper = ReturnType<typeof createShopper>;
