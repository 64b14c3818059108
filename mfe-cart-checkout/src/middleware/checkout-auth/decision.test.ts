import { describe, expect, it } from '@jest/globals';
import { manifestOf } from '@vitrava/shared-kit/testing/conformance';
import { decideVisit, type Visit } from './decision.ts';

const manifest = manifestOf(import.meta);

const checkout = { stock: 7, method: 'card', intent: null, seen: null } as const;
const visit = (path: string, part: Partial<Visit> = {}) =>
  decideVisit({ path, session: 'authenticated', cart: 'filled', checkout, ...part });
const to = (path: string) => ({ kind: 'redirect', to: path });
const PASS = { kind: 'pass' };

describe('the middleware checkout-auth', () => {
  it('[R10] [R11] The middleware guards the three steps, which need auth and have the checkout layout; so does the way in', () => {
    const meta = (path: string) => manifest.routes.find((route) => route.path === path)?.meta;
    for (const step of ['delivery', 'payment', 'review']) {
      expect(meta(`/checkout/${step}`)).toMatchObject({ needAuth: true, checkLayout: true, middleware: ['auth', 'checkout-auth'] });
    }
    expect(meta('/checkout')).toMatchObject({ needAuth: true, checkLayout: true });
    expect(manifest.middleware).toEqual(['checkout-auth']);
  });

  it('[O2] The middleware prompts a guest to sign in', () => {
    expect(visit('/checkout/review', { session: 'anonymous' })).toEqual({ kind: 'sign-in' });
  });

  it('[O2] leads to the cart when there is nothing to order', () => {
    for (const step of ['delivery', 'payment', 'review']) expect(visit(`/checkout/${step}`, { cart: 'empty' })).toEqual(to('/cart'));
  });

  it('[O2] leads to the first step that still needs the shopper', () => {
    const nothing = { ...checkout, stock: null, method: null };
    expect(visit('/checkout/delivery', { checkout: nothing })).toEqual(PASS);
    expect(visit('/checkout/payment?from=cart', { checkout: nothing })).toEqual(to('/checkout/delivery'));
    expect(visit('/checkout/review', { checkout: { ...checkout, method: null } })).toEqual(to('/checkout/payment'));
    expect(visit('/checkout/review')).toEqual(PASS);
  });

  it('The middleware redirects to the review while the result of an order is unknown, though the cart is empty', () => {
    const open = { ...checkout, intent: { key: 'key-of-an-order', fingerprint: '' } };
    expect(visit('/checkout/review', { cart: 'empty', checkout: open })).toEqual(PASS);
    expect(visit('/checkout/payment', { cart: 'empty', checkout: open })).toEqual(to('/checkout/review'));
    expect(visit('/checkout/payment', { checkout: open })).toEqual(PASS);
  });

  it('lets the visit pass when the cart cannot be known', () => {
    expect(visit('/checkout/review', { cart: 'unknown' })).toEqual(PASS);
  });
});
