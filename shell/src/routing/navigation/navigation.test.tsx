import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { $location, $pendingNavigation, $routeOwner, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { createWatch } from 'effector';
import { $shellError } from '../model.ts';
import { address, OWNER, shopWith, to } from '../testing/index.ts';
import { startNavigation } from './start.ts';

const openShop = shopWith(startNavigation);

describe('A link to the page one is on', () => {
  it('leaves no second entry in the history, so that Back leads to the page before', async () => {
    jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const { navigation } = openShop(() => ({ kind: 'pass' }));
    await navigation.go(address('/cart'), 'push', 'top');
    const { length } = history;
    await navigation.go(address('/cart'), 'push', 'top');
    expect(history.length).toBe(length);
    await navigation.go({ ...address('/cart'), search: '?page=2' }, 'push', 'top');
    expect(history.length).toBe(length + 1);
  });
});

describe('A page whose data and code have been fetched ahead', () => {
  it('is shown after the browser has painted the answer to the tap, not in the task of the tap', async () => {
    jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const { navigation, scope } = openShop(() => ({ kind: 'pass' }));
    void navigation.go(address('/checkout/payment'), 'push', 'top');
    await jest.advanceTimersByTimeAsync(0);
    expect([scope.getState($pendingNavigation), scope.getState($location).pathname]).toEqual(['/checkout/payment', '/']);
    await jest.advanceTimersByTimeAsync(100);
    jest.useRealTimers();
    expect([scope.getState($pendingNavigation), scope.getState($location).pathname]).toEqual([null, '/checkout/payment']);
  });
});

describe('A page of another remote', () => {
  it.each([
    ['mfe-content', null],
    [OWNER, OWNER],
  ])('does not keep the looks of a page whose style sheet hangs (%s)', async (hanging, after) => {
    jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    document.body.innerHTML = `<main id="main" data-unstyled="${hanging}"></main>`;
    const { navigation } = openShop(() => ({ kind: 'pass' }));
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect(document.getElementById('main')?.getAttribute('data-unstyled')).toBe(after);
  });
});

describe('A visit to a page with middleware', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/cart');
    jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  });

  it('[R21] arrives where it is sent, and the page in between leaves no entry in the history', async () => {
    const { navigation, scope, here } = openShop((path) => (path === '/checkout/review' ? to('/checkout/delivery') : { kind: 'pass' }));
    const entries = history.length;
    await navigation.go(address('/checkout/review'), 'push', 'top');
    expect([here(), history.length - entries]).toEqual(['/checkout/delivery', 1]);
    expect(scope.getState($location).pathname).toBe('/checkout/delivery');
    expect(scope.getState($routeOwner)).toBe('mfe-cart-checkout');
  });

  it('[R21] stays on the page it came from when it is sent back there', async () => {
    const { navigation, here } = openShop(() => to('/cart'));
    const entries = history.length;
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect([here(), history.length - entries]).toEqual(['/cart', 0]);
  });

  it('[R21] ends with an error when it is sent round in circles', async () => {
    const { navigation, scope } = openShop((path) => to(path === '/checkout/a' ? '/checkout/b' : '/checkout/a'));
    await navigation.go(address('/checkout/a'), 'push', 'top');
    expect(scope.getState($shellError)).toMatchObject({ status: 500, reason: 'loop' });
    expect(scope.getState($routeOwner)).toBeNull();
  });

  it('[E2] ends with an error when no remote has the middleware', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { navigation, scope } = openShop(() => ({ kind: 'pass' }), { meta: { middleware: ['no-such-check'] } });
    await navigation.go(address('/checkout/a'), 'push', 'top');
    expect(scope.getState($shellError)).toMatchObject({ status: 500, reason: 'middleware' });
  });

  it('[R21] The visit requests a sign-in on the current page, with the target of the shopper', async () => {
    const { navigation, scope, here } = openShop(() => ({ kind: 'sign-in' }));
    const requests: unknown[] = [];
    createWatch({ unit: signInRequested, scope, fn: (request) => requests.push(request) });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect([here(), requests]).toEqual(['/cart', [{ returnTo: '/checkout/payment' }]]);
  });

  it('[R21] The visit requests a sign-in on the page that Back has led to, once it is shown', async () => {
    const { navigation, scope } = openShop((path) => (path === '/cart' ? { kind: 'pass' } : { kind: 'sign-in' }));
    const errors: unknown[] = [];
    createWatch({ unit: $location, scope, fn: ({ pathname }) => errors.push(pathname) });
    createWatch({ unit: signInRequested, scope, fn: ({ returnTo }) => errors.push({ returnTo }) });
    await navigation.go(address('/cart'), 'push', 'top');
    history.replaceState({ key: 'before' }, '', '/checkout/payment');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await waitFor(() => expect(errors).toEqual(['/cart', '/checkout/payment', { returnTo: '/checkout/payment' }]));
  });

  it('[R21] is checked on the page that the server has sent, once the session is known', async () => {
    history.replaceState(null, '', '/checkout/review');
    const { navigation, here } = openShop((path) => (path === '/checkout/review' ? to('/cart') : { kind: 'pass' }));
    const entries = history.length;
    await navigation.checkHere();
    expect([here(), history.length - entries]).toEqual(['/cart', 0]);
  });

  it('A page is not checked any more once a link leads on, which navigates to its address', async () => {
    history.replaceState(null, '', '/checkout/review');
    const { navigation, here } = openShop((path) => (path === '/checkout/review' ? to('/checkout/delivery') : { kind: 'pass' }));
    const followed = navigation.go(address('/cart'), 'push', 'top');
    await Promise.all([followed, navigation.checkHere()]);
    expect(here()).toBe('/cart');
  });

  it('A page that a link has left requests no sign-in', async () => {
    history.replaceState(null, '', '/checkout/review');
    const { navigation, scope, here } = openShop(() => ({ kind: 'sign-in' }));
    const requests: unknown[] = [];
    createWatch({ unit: signInRequested, scope, fn: (request) => requests.push(request) });
    const followed = navigation.go(address('/cart'), 'push', 'top');
    await Promise.all([followed, navigation.checkHere()]);
    expect([here(), requests]).toEqual(['/cart', []]);
  });

  it('is checked after all when the link has led nowhere', async () => {
    history.replaceState(null, '', '/checkout/review');
    const { navigation, here } = openShop((path) => (path === '/checkout/review' ? to('/cart') : { kind: 'sign-in' }));
    const followed = navigation.go(address('/checkout/payment'), 'push', 'top');
    await Promise.all([followed, navigation.checkHere()]);
    expect(here()).toBe('/cart');
  });

  it('is not opened when its code comes after a link has left it', async () => {
    const { promise: come, resolve } = Promise.withResolvers<void>();
    const { navigation, opened } = openShop(() => ({ kind: 'pass' }), { late: { page: 'cart', come } });
    const followed = navigation.go(address('/checkout/payment'), 'push', 'top');
    const own = navigation.openHere();
    await followed;
    resolve();
    await own;
    expect(opened).toEqual(['/checkout/payment']);
  });

  it('The steps of the checkout stay in the same document, though a newer build is live', async () => {
    history.replaceState(null, '', '/checkout/delivery');
    const { navigation, here } = openShop(() => ({ kind: 'pass' }), { latestBuild: 'newer' });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect(here()).toBe('/checkout/payment');
  });
});

describe('A link to a page with a document of its own', () => {
  const meta = { remotes: ['mfe-account'] };
  /** jsdom reports each document that it should load as not implemented. */
  const documentRequests = () => jest.spyOn(console, 'error').mockImplementation(() => undefined).mock.calls;

  beforeEach(() => {
    history.replaceState(null, '', '/cart');
    jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  });

  it('loads a document', async () => {
    const requested = documentRequests();
    const { navigation, here, opened } = openShop(() => ({ kind: 'pass' }), { meta });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect([here(), opened]).toEqual(['/cart', []]);
    expect(String(requested)).toContain('navigation');
  });

  it('A link prompts a guest to sign in on the current page', async () => {
    const requested = documentRequests();
    const { navigation, scope } = openShop(() => ({ kind: 'sign-in' }), { meta });
    const requests: unknown[] = [];
    createWatch({ unit: signInRequested, scope, fn: (request) => requests.push(request) });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect([requests, requested]).toEqual([[{ returnTo: '/checkout/payment' }], []]);
  });

  it('stays on the page while the shop cannot be reached', async () => {
    const requested = documentRequests();
    const { navigation, scope, here } = openShop(() => ({ kind: 'pass' }), { meta, isReachable: false });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect([here(), scope.getState($pendingNavigation), requested]).toEqual(['/cart', null, []]);
  });

  it('is followed within the document from another page of it', async () => {
    history.replaceState(null, '', '/checkout/delivery');
    const { navigation, here } = openShop(() => ({ kind: 'pass' }), { meta });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect(here()).toBe('/checkout/payment');
  });
});

describe('A link while a newer build is live', () => {
  const described = (versions: Record<string, string>) => Response.json({ versions });

  beforeEach(() => {
    history.replaceState(null, '', '/cart');
    jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  });

  it('[P6] stays in the document when its page has not changed', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => described({ shell: '1', [OWNER]: '1' }));
    const { navigation, here } = openShop(() => ({ kind: 'pass' }), { latestBuild: 'newer' });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect(here()).toBe('/checkout/payment');
  });

  it('[P6] is left to the browser when its page has changed', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => described({ shell: '1', [OWNER]: '2' }));
    // jsdom reports for every document that it cannot load it.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { navigation, here } = openShop(() => ({ kind: 'pass' }), { latestBuild: 'newer' });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect(here()).toBe('/cart');
    expect(String(errors.mock.calls)).toContain('navigation');
  });

  it('is not held up by the check of the page that it leaves', async () => {
    history.replaceState(null, '', '/checkout/review');
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => described({ shell: '1', [OWNER]: '2' }));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { navigation, here } = openShop(() => to('/checkout/delivery'), { latestBuild: 'newer' });
    const followed = navigation.go(address('/cart'), 'push', 'top');
    await Promise.all([followed, navigation.checkHere()]);
    expect(here()).toBe('/checkout/review');
  });

  it('gives way to a later one, however late the description of the build comes', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => promise);
    const { navigation, here, scope } = openShop(() => ({ kind: 'pass' }), { latestBuild: 'newer' });
    const first = navigation.go(address('/checkout/payment'), 'push', 'top');
    expect(scope.getState($pendingNavigation)).toBe('/checkout/payment');
    const second = navigation.go(address('/checkout/review'), 'push', 'top');
    const entries = history.length;
    resolve(described({ shell: '1', [OWNER]: '1' }));
    await Promise.all([first, second]);
    expect([here(), history.length - entries]).toEqual(['/checkout/review', 1]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
