import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { $sessionStatus, accessGranted, signedIn } from '@vitrava/shared-kit/bus/session';
import { $location, navigationRequested, popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch, type EventCallable, fork, launch, type Scope } from 'effector';
import { $shopMap } from '../shop-map/index.ts';
import { SHOP_MAP } from '../shop-map/testing/index.ts';
import { $returnPath, entryRefused } from './sign-in.ts';
import { tokenFor } from './testing/index.ts';

const HERE = { pathname: '/product/1001', search: '', hash: '', key: 'initial' };

function collect<Payload>(unit: EventCallable<Payload>, scope: Scope): Payload[] {
  const received: Payload[] = [];
  createWatch({ unit, scope, fn: (payload) => received.push(payload) });
  return received;
}

describe('Signing in on the way', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[A3] keeps the current path as the return path when none is set', async () => {
    const scope = fork({ values: [[$location, HERE]] });
    await allSettled(signInRequested, { scope, params: {} });
    expect(scope.getState($returnPath)).toBe('/product/1001');
  });

  it('[A3] keeps a return path that is set already', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, HERE],
        [$returnPath, '/favorites'],
      ],
    });
    await allSettled(signInRequested, { scope, params: {} });
    expect(scope.getState($returnPath)).toBe('/favorites');
  });

  it('[A4] [S15] opens the login popup 200 ms after a page refused a guest', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$sessionStatus, 'anonymous'],
        [$location, { ...HERE, pathname: '/favorites' }],
      ],
    });
    const popups = collect(popupRequested, scope);
    const settled = allSettled(entryRefused, { scope, params: { returnTo: '/favorites' } });
    await jest.advanceTimersByTimeAsync(199);
    expect(popups).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await settled;
    expect(popups).toEqual([{ owner: 'mfe-account', name: 'login' }]);
    expect(scope.getState($returnPath)).toBe('/favorites');
  });

  it('opens no popup on the page that the guest has gone on to meanwhile', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$sessionStatus, 'anonymous'],
        [$location, { ...HERE, pathname: '/favorites' }],
      ],
    });
    const popups = collect(popupRequested, scope);
    const settled = allSettled(entryRefused, { scope, params: { returnTo: '/favorites' } });
    launch({ target: $location, params: HERE, scope });
    await jest.advanceTimersByTimeAsync(200);
    await settled;
    expect(popups).toEqual([]);
    expect(scope.getState($returnPath)).toBe('/favorites');
  });

  it('[A3] remembers query and anchor, too', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, { ...HERE, search: '?page=2', hash: '#reviews' }],
      ],
    });
    await allSettled(signInRequested, { scope, params: {} });
    expect(scope.getState($returnPath)).toBe('/product/1001?page=2#reviews');
  });

  it.each(['https://elsewhere.example/x', '//elsewhere.example/x', '/.//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    '[A3] never remembers a path that leaves this site: %s',
    async (returnTo) => {
      const scope = fork({ values: [[$location, HERE]] });
      await allSettled(signInRequested, { scope, params: { returnTo } });
      expect(scope.getState($returnPath)).toBe('/');
    },
  );

  it('[A6] leads to the remembered path after success', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, HERE],
        [$returnPath, '/favorites'],
      ],
    });
    const requests = collect(navigationRequested, scope);
    await allSettled(accessGranted, { scope, params: { access: tokenFor(7) } });
    expect(requests).toEqual([{ to: '/favorites' }]);
    expect(scope.getState($returnPath)).toBeNull();
  });

  it('stays where the shopper is when that is the remembered path', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, HERE],
        [$returnPath, '/product/1001'],
      ],
    });
    const requests = collect(navigationRequested, scope);
    await allSettled(accessGranted, { scope, params: { access: tokenFor(7) } });
    expect(requests).toEqual([]);
  });

  it('Registration leads to the page that the guest was on the way to, and no link leads back to the form', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, { ...HERE, pathname: '/account/personal-details', search: '?register=1' }],
        [$returnPath, '/checkout'],
      ],
    });
    const requests = collect(navigationRequested, scope);
    await allSettled(accessGranted, { scope, params: { access: tokenFor(7), defaultReturnTo: '/account/personal-details' } });
    expect(requests).toEqual([{ to: '/checkout', replace: true }]);
  });

  it('Registration leads to the default page when the guest was on the way to no other', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, { ...HERE, pathname: '/account/personal-details', search: '?register=1' }],
      ],
    });
    const requests = collect(navigationRequested, scope);
    await allSettled(accessGranted, { scope, params: { access: tokenFor(7), defaultReturnTo: '/account/personal-details' } });
    expect(requests).toEqual([{ to: '/account/personal-details', replace: true }]);
  });

  it('A request to sign in with a default page keeps the page that the guest was on the way to', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, HERE],
        [$returnPath, '/checkout'],
      ],
    });
    await allSettled(signInRequested, { scope, params: { defaultReturnTo: '/account/personal-details' } });
    expect(scope.getState($returnPath)).toBe('/checkout');
  });

  it('A sign-in in another tab does not navigate this one', async () => {
    const scope = fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$location, HERE],
        [$returnPath, '/favorites'],
      ],
    });
    const requests = collect(navigationRequested, scope);
    await allSettled(signedIn, { scope, params: { userId: 7 } });
    expect(requests).toEqual([]);
  });
});
