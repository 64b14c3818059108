import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;

beforeAll(async () => {
  api = await startFakeApi();
  const server = SERVER_FILES.good('checkout');
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      {
        remote: 'mfe-cart-checkout',
        version: '1.0.0-a',
        server,
        routes: { delivery: '/checkout/delivery' },
        meta: { checkLayout: true, middleware: ['auth', 'checkout-auth'] },
        middleware: ['checkout-auth'],
      },
      {
        remote: 'mfe-account',
        version: '1.0.0-a',
        server,
        routes: { orders: '/account/orders' },
        meta: { middleware: ['auth', 'no-such-check'] },
      },
    ],
    { apiBaseUrl: api.url },
  );
});
afterAll(async () => {
  await shop.close();
  await api.close();
});

describe('a route that names middleware', () => {
  it('[R19] [R21] is rendered by the server, which runs none: it decides in the browser', async () => {
    const { statusCode, body } = await shop.app.inject('/checkout/delivery');
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>checkout ru</p>');
    expect(body).toContain('"shell/$isCheckLayout":true');
  });

  it('[E2] is an error of its own when no remote has that middleware', async () => {
    const { statusCode, body, headers } = await shop.app.inject('/en/account/orders');
    expect(statusCode).toBe(500);
    expect(headers['retry-after']).toBeDefined();
    expect(body).toContain('<h1>error 500 /account/orders</h1><p>middleware</p>');
    expect(body).not.toContain('<p>checkout');
    expect(body).toContain('content="noindex"');
  });

  it('[E2] gives that error to a soft navigation, too', async () => {
    const { body } = await shop.app.inject('/_page?path=/account/orders');
    expect(JSON.parse(body)).toMatchObject({ status: 500, owner: null });
  });
});
