import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@vitrava/reference-api/testing/free-port';
import type { CartLineList, CartTotals, Order, SearchResult, Stock } from '@vitrava/shared-kit/contracts/api';

const TIMEOUT_MS = 180_000;
const DEMO_SHOP = path.resolve(import.meta.dirname, '../..');

/** Two real processes with data of their own: what one of them does while the other is down must not be lost. */
describe('the acquirer as a process beside the API', () => {
  const running = new Set<ChildProcess>();
  let env: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    const { DATABASE_URL: _url, ...rest } = process.env;
    const acquirerPort = String(await freePort());
    env = {
      ...rest,
      NODE_ENV: 'test',
      API_LOG_LEVEL: 'silent',
      ACQUIRER_LOG_LEVEL: 'silent',
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'vitrava-acquirer-main-')),
      API_PORT: String(String(await freePort())),
      ACQUIRER_PORT: acquirerPort,
      ACQUIRER_URL: `http://127.0.0.1:${acquirerPort}`,
      SHOP_URL: 'http://shop.test',
    };
  });

  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(String(env.DATA_DIR), { recursive: true, force: true });
  });

  async function start(file: string) {
    const child = spawn(process.execPath, [path.join(DEMO_SHOP, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    const stop = async (signal: NodeJS.Signals) => {
      const gone = once(child, 'exit');
      child.kill(signal);
      return (await gone)[0] as number | null;
    };
    return { ...(JSON.parse(String(line)) as { ready: string; url: string }), stop };
  }

  /**
   * Files of both servers that another user of the machine could open: the folders above them are open to all users.
   */
  async function openToOthers(folder = String(env.DATA_DIR)): Promise<string[]> {
    const entries = await readdir(folder);
    const found = entries.map(async (name) => {
      const file = path.join(folder, name);
      const stats = await stat(file);
      if ((stats.mode & 0o077) === 0) return [];
      return stats.isDirectory() ? openToOthers(file) : [file];
    });
    return (await Promise.all(found)).flat();
  }

  async function signIn(base: string) {
    const body = JSON.stringify({ email: 'demo@vitrava.example', password: 'Vitrava-2026' });
    const login = await fetch(`${base}/api/token/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { access } = (await login.json()) as { access: string };
    const csrf = /csrftoken=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? '';
    const id = (JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { user_id: number }).user_id;
    const call = async <Answer>(method: string, url: string, payload?: object, key = ''): Promise<Answer> => {
      const headers = { authorization: `Bearer ${access}`, 'x-csrftoken': csrf, cookie: `csrftoken=${csrf}` };
      const response = await fetch(`${base}${url}`, {
        method,
        headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}), ...(payload ? { 'content-type': 'application/json' } : {}) },
        ...(payload ? { body: JSON.stringify(payload) } : {}),
      });
      return (await response.json()) as Answer;
    };
    return { id, call };
  }

  async function placeCardOrder(base: string): Promise<Order> {
    const { id, call } = await signIn(base);
    const { results } = await call<SearchResult>('GET', '/api/search/?page_size=20');
    const product = results.find((card) => card.availability.left > 0)?.id;
    await call('POST', '/api/shopping_carts/', { product, amount: 1 });
    const stock = await call<Stock>('POST', '/api/stocks/', { customer: id, location: 'moscow-lesnaya' });
    const cart = await call<CartLineList>('GET', '/api/shopping_carts/');
    const totals = await call<CartTotals>('GET', '/api/shopping_cart_totals/');
    const lines = cart.results.map(({ product: wanted, amount, total_inc_vat }) => ({ product: wanted, amount, total_inc_vat }));
    const body = { stock: stock.id, payment_method: 'card', lines, total_amount: totals.delivery[0]?.total_amount };
    return call<Order>('POST', '/api/orders/', body, 'attempt-of-this-test');
  }

  it(
    'The money and the order stay together when the API dies between them, and when the acquirer restarts; the data is for their user alone',
    async () => {
      const acquirer = await start('acquirer/src/main.ts');
      expect(acquirer).toMatchObject({ ready: 'acquirer', url: env.ACQUIRER_URL });
      const api = await start('src/main.ts');
      const order = await placeCardOrder(api.url);
      expect(order.payment).toMatchObject({ status: 'pending', url: expect.stringContaining(String(env.ACQUIRER_URL)) });

      await api.stop('SIGKILL');
      const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', code: '123', holder: 'ANNA SEVEROVA' });
      const paid = await fetch(order.payment.url ?? '', { method: 'POST', body: card, redirect: 'manual' });
      expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://shop.test/checkout/result/${order.number}`]);
      expect(await acquirer.stop('SIGTERM')).toBe(0);

      const [apiAgain, acquirerAgain] = await Promise.all([start('src/main.ts'), start('acquirer/src/main.ts')]);
      const { call } = await signIn(apiAgain.url);
      const after = await call<Order>('GET', `/api/orders/${order.number}/`);
      expect(after).toMatchObject({ number: order.number, status: 'waiting', payment: { status: 'paid' } });
      expect(await openToOthers()).toEqual([]);
      expect(await apiAgain.stop('SIGTERM')).toBe(0);
      expect(await acquirerAgain.stop('SIGTERM')).toBe(0);
    },
    TIMEOUT_MS,
  );
});
