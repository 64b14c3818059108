import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CartLineList, CartTotals, Order, Stock } from '@vitrava/shared-kit/contracts/api';

export interface ShopperLog {
  /** Numbers of orders with status 201. */
  readonly placed: string[];
  /** Of those the ones that were shown as paid. */
  readonly paid: string[];
  readonly tries: Map<number, number>;
  calls: number;
}

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly tries: number;
}

const PASSWORD = 'Vitrava-2026';
const CARD = '4242424242424242';
const TOKEN_LIVES_MS = 3 * 60_000;
const MOST_TRIES = 5;
const PAUSE_MS = 300;
const PAID_WITHIN_MS = 30_000;

/** One try; null when no server responds. */
async function attempt<Body>(address: string, method: string, payload: object | undefined, headers: Record<string, string>) {
  try {
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      body: payload ? JSON.stringify(payload) : null,
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as Body };
  } catch {
    return null;
  }
}

/** Calls of a customer, which are repeated as a browser does when no server responds. */
function createCustomerClient(url: string, email: string, log: ShopperLog) {
  let session = { access: '', csrf: '', id: 0, at: 0 };

  async function call<Body>(
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt<Body>(`${url}${path}`, method, payload, headers);
      const isAnswered = answer !== null && ![409, 502, 503, 504].includes(answer.status);
      if (!isAnswered && tries < MOST_TRIES) {
        await sleep(PAUSE_MS);
        continue;
      }
      count(tries);
      if (!isAnswered) throw new Error(`${method} ${path} of ${email}: ${answer?.status ?? 'no answer'} after ${tries} tries`);
      return { ...answer, tries };
    }
  }

  function count(tries: number): void {
    log.calls += 1;
    log.tries.set(tries, (log.tries.get(tries) ?? 0) + 1);
  }

  async function signIn(): Promise<void> {
    if (Date.now() - session.at < TOKEN_LIVES_MS) return;
    const login = await attemptUntilAnswered();
    const csrf = /csrftoken=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? '';
    const { access } = login.body;
    const { user_id: id } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { user_id: number };
    session = { access, csrf, id, at: Date.now() };
  }

  async function attemptUntilAnswered() {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const login = await attempt<{ access: string }>(`${url}/api/token/`, 'POST', { email, password: PASSWORD }, {});
      if (login?.status === 200) {
        count(tries);
        return login;
      }
      await sleep(PAUSE_MS);
    }
    throw new Error(`${email} could not sign in.`);
  }

  /** A customer's call that has to succeed; `orSo` recognises an earlier success whose answer was lost. */
  async function request<Body>(method: 'GET' | 'POST', path: string, payload?: object, key?: string, orSo?: number): Promise<Body> {
    await signIn();
    const { access, csrf } = session;
    const own = {
      authorization: `Bearer ${access}`,
      'x-csrftoken': csrf,
      cookie: `csrftoken=${csrf}`,
      ...(key && { 'idempotency-key': key }),
    };
    const { status, body, tries } = await call<Body>(method, path, payload, own);
    if (status < 300 || (tries > 1 && status === orSo)) return body;
    throw new Error(`${method} ${path} of ${email}: ${status} ${JSON.stringify(body)}`);
  }

  return {
    request,
    async customerId(): Promise<number> {
      await signIn();
      return session.id;
    },
  };
}

export function startShopper(url: string, email: string, products: readonly number[]) {
  const log: ShopperLog = { placed: [], paid: [], tries: new Map(), calls: 0 };
  const stopping = new AbortController();
  const { request, customerId } = createCustomerClient(url, email, log);

  async function buy(): Promise<void> {
    for (const product of products) await request('POST', '/api/shopping_carts/', { product, amount: 1 }, undefined, 400);
    const stock = await request<Stock>('POST', '/api/stocks/', { customer: await customerId(), location: 'moscow-lesnaya' });
    const cart = await request<CartLineList>('GET', '/api/shopping_carts/');
    const totals = await request<CartTotals>('GET', '/api/shopping_cart_totals/');
    const lines = cart.results.map(({ product, amount, total_inc_vat }) => ({ product, amount, total_inc_vat }));
    const body = { stock: stock.id, payment_method: 'card', lines, total_amount: totals.delivery[0]?.total_amount ?? '' };
    const order = await request<Order>('POST', '/api/orders/', body, randomUUID());
    log.placed.push(order.number);
    await pay(order);
    log.paid.push(order.number);
  }

  async function pay({ number, payment }: Order): Promise<void> {
    const page = payment.url ?? (await request<Order>('POST', `/api/orders/${number}/payment/`)).payment.url ?? '';
    const form = new URLSearchParams({ number: CARD, expiry: '12/40', code: '123', holder: 'ANNA SEVEROVA' });
    await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
    for (const until = Date.now() + PAID_WITHIN_MS; Date.now() < until; await sleep(PAUSE_MS)) {
      if ((await request<Order>('GET', `/api/orders/${number}/`)).payment.status === 'paid') return;
    }
    throw new Error(`Order ${number} was not shown as paid within ${PAID_WITHIN_MS / 1_000} s.`);
  }

  const buying = (async () => {
    while (!stopping.signal.aborted) await buy();
  })();
  // Reported when the shopper is stopped.
  buying.catch(() => undefined);
  return {
    log,
    /** Lets the shopper finish; rejects with the failure. */
    async stop(): Promise<void> {
      stopping.abort();
      await buying;
    },
  };
}
