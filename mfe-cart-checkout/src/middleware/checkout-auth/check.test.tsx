import { beforeEach, describe, expect, it } from '@jest/globals';
import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { manifestOf } from '@vitrava/shared-kit/testing/conformance';
import { fork } from 'effector';
import { connectTabs, giveLocks, storeCart, takeLocks } from '../../domain/cart/testing/index.ts';
import { serveShop } from '../../testing/index.ts';
import { checkoutAuth } from './index.ts';

const manifest = manifestOf(import.meta);

const visit = (path: string, session: 'authenticated' | 'anonymous' = 'authenticated') => {
  const scope = fork({
    values: [
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
    ],
  });
  return checkoutAuth.check(scope, { path, params: {}, query: {} });
};

describe('the middleware checkout-auth on a page', () => {
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
  });

  it('[R11] has the name that the manifest and the routes give it', () => {
    expect(manifest.middleware).toEqual([checkoutAuth.name]);
  });

  it('reads the cart and the choices made before it decides', async () => {
    const server = serveShop();
    expect(await visit('/checkout/payment')).toEqual({ kind: 'redirect', to: '/checkout/delivery' });
    localStorage.setItem(
      'vitrava.checkout.v1',
      JSON.stringify({ version: 1, userId: 5, stock: 31, method: 'card', intent: null, seen: null }),
    );
    expect(await visit('/checkout/review')).toEqual({ kind: 'pass' });
    server.cart = [];
    expect(await visit('/checkout/review')).toEqual({ kind: 'redirect', to: '/cart' });
  });

  it('waits for the lines that are still arriving from the device', async () => {
    const server = serveShop();
    server.cart = [];
    giveLocks();
    storeCart([7, 2]);
    expect(await visit('/checkout/delivery')).toEqual({ kind: 'pass' });
    takeLocks();
  });

  it('The middleware lets the visit pass when the cart cannot be read, and prompts a guest to sign in without calling the API', async () => {
    const server = serveShop();
    server.failures.push({ call: /shopping_cart/, failure: 'network' });
    expect(await visit('/checkout/review')).toEqual({ kind: 'pass' });
    server.calls.length = 0;
    expect(await visit('/checkout/review', 'anonymous')).toEqual({ kind: 'sign-in' });
    expect(server.calls).toEqual([]);
  });
});
