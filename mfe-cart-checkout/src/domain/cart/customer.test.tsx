import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { $cartSummary, itemAdded, itemRefused } from '../../bus.ts';
import { $lines, $totals, cartReloadRequested, changeRetried } from './index.ts';
import {
  add,
  amounts,
  choose,
  closeTabs,
  connectTabs,
  listen,
  offer,
  offers,
  openCustomerTab,
  openTab,
  pairs,
  serveCart,
  settled,
  signIn,
  signOut,
} from './testing/index.ts';

describe('the cart of a customer', () => {
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
  });
  afterEach(closeTabs);

  it('The cart shows the server’s lines, and leaves the device alone', async () => {
    serveCart(offers, [
      [7, 2],
      [8, 1],
    ]);
    const scope = await openCustomerTab();
    expect(scope.getState($cartSummary)).toEqual({ amounts: { 7: 2, 8: 1 }, itemCount: 3 });
    expect(scope.getState($totals)).toMatchObject({ count: 3, total_inc_vat: '300.00' });
    expect(localStorage.getItem('vitrava.cart.v1')).toBeNull();
  });

  it('shows a change at once, and makes one call for it', async () => {
    const server = serveCart(offers, [[7, 2]]);
    const scope = await openCustomerTab();
    const added = listen(scope, itemAdded);
    add(scope, 8);
    expect(amounts(scope)).toEqual({ 7: 2, 8: 1 });
    choose(scope, 7, 0);
    expect(amounts(scope)).toEqual({ 8: 1 });
    await settled(scope);
    expect([...server.changesOf()].sort()).toEqual(['DELETE shopping_carts/101/', 'POST shopping_carts/ product 8 amount 1']);
    expect(pairs(server.lines)).toEqual([[8, 1]]);
    expect(added).toEqual([{ product: 8, amount: 1 }]);
  });

  it('A change includes the place of the line, as the server has returned it', async () => {
    const server = serveCart(offers, [[7, 2]]);
    Object.assign(server.lines[0] ?? {}, { stock: 31 });
    const scope = await openCustomerTab();
    choose(scope, 7, 5);
    await settled(scope);
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ product: 7, amount: 5, stock: 31 });
    add(scope, 7);
    await settled(scope);
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ product: 7, amount: 1, stock: 31 });
  });

  it('[B6] sends the newest amount of a burst, and reads lines and totals once after it', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    const before = server.calls.length;
    for (const amount of [2, 3, 4, 5]) choose(scope, 7, amount);
    expect(amounts(scope)).toEqual({ 7: 5 });
    await settled(scope);
    expect(server.changesOf()).toEqual(['PATCH shopping_carts/101/ product 7 amount 2', 'PATCH shopping_carts/101/ product 7 amount 5']);
    expect(server.calls.slice(before).filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect(scope.getState($totals)).toMatchObject({ total_inc_vat: '500.00' });
  });

  it('Additions requested before the first reading are added to the present amounts', async () => {
    const server = serveCart(offers, [[7, 2]]);
    const scope = openTab();
    const release = server.hold();
    signIn(scope);
    add(scope, 7);
    release();
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 3]]);
  });

  it('The announcement of an addition includes the amount that was there before', async () => {
    serveCart(offers, [[7, 2]]);
    const scope = await openCustomerTab();
    const added = listen(scope, itemAdded);
    add(scope, 7, 3);
    await settled(scope);
    expect(added).toEqual([{ product: 7, amount: 5 }]);
  });

  it('puts nothing in once more that was bought on another device', async () => {
    const server = serveCart(offers, [[7, 2]]);
    const scope = await openCustomerTab();
    server.lines.splice(0);
    add(scope, 7);
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 1]]);
  });

  it('adds to an amount that is on its way, which it makes a new amount', async () => {
    const server = serveCart(offers, [[7, 2]]);
    const scope = await openCustomerTab();
    choose(scope, 7, 5);
    add(scope, 7);
    expect(amounts(scope)).toEqual({ 7: 6 });
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 6]]);
    expect(server.changesOf()).toEqual(['PATCH shopping_carts/101/ product 7 amount 5', 'PATCH shopping_carts/101/ product 7 amount 6']);
  });

  it('The cart returns to the server’s state when a change fails, shows so, and makes it on a retry', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    const refused = listen(scope, itemRefused);
    server.failing = { call: /^PATCH/, failure: 503 };
    choose(scope, 7, 4);
    await waitFor(() => expect(refused).toEqual([{ product: 7, reason: 'network' }]));
    expect(amounts(scope)).toEqual({ 7: 1 });
    server.failing = null;
    void allSettled(changeRetried, { scope, params: 7 });
    expect(amounts(scope)).toEqual({ 7: 4 });
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 4]]);
  });

  it('adds nothing twice when the answer to an addition is lost', async () => {
    const server = serveCart(offers);
    const scope = await openCustomerTab();
    const refused = listen(scope, itemRefused);
    server.failing = { call: /^(POST|GET)/, failure: 'lost' };
    add(scope, 7, 2);
    await waitFor(() => expect(refused).toHaveLength(1));
    server.failing = null;
    void allSettled(changeRetried, { scope, params: 7 });
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 2]]);
    const keys = server.calls.filter(({ method }) => method === 'POST').map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('The cart shows that a product is unavailable', async () => {
    serveCart(offers);
    const scope = await openCustomerTab();
    const refused = listen(scope, itemRefused);
    add(scope, 666);
    await waitFor(() => expect(refused).toEqual([{ product: 666, reason: 'unavailable' }]));
    expect(amounts(scope)).toEqual({});
  });

  it('A change recreates a line that another tab has removed meanwhile', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    server.lines.splice(0);
    choose(scope, 7, 3);
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 3]]);
  });

  it('shows the guest’s cart at once after sign-out, and nothing of the customer', async () => {
    serveCart(offers, [[7, 2]]);
    const scope = await openCustomerTab();
    signOut(scope);
    expect(scope.getState($cartSummary)).toEqual({ amounts: {}, itemCount: 0 });
    expect(scope.getState($lines)).toEqual([]);
    expect(scope.getState($totals)).toBeNull();
  });

  it('shows a change in the other tabs, and theirs in this one', async () => {
    serveCart(offers, [[7, 1]]);
    const [one, other] = [await openCustomerTab(), await openCustomerTab()];
    choose(one, 7, 6);
    await waitFor(() => expect(amounts(other)).toEqual({ 7: 6 }));
    add(other, 8);
    await waitFor(() => expect(amounts(one)).toEqual({ 7: 6, 8: 1 }));
  });
});

describe('a customer’s cart that others may have changed', () => {
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
  });
  afterEach(closeTabs);

  it('The cart is read again when the shopper comes back after a while, and not before', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    const requested = server.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.calls).toHaveLength(requested);
    server.lines.splice(0);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(amounts(scope)).toEqual({}));
  });

  it('The cart is read again when the page comes back from the back/forward cache', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    server.lines.splice(0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(amounts(scope)).toEqual({}));
  });

  it('The newest reading wins over late ones', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    const release = server.hold();
    void allSettled(cartReloadRequested, { scope });
    server.lines.splice(0);
    server.hold()();
    void allSettled(cartReloadRequested, { scope });
    await waitFor(() => expect(amounts(scope)).toEqual({}));
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(amounts(scope)).toEqual({});
  });

  it('is another one when another customer has signed in', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab(5);
    server.lines.splice(0);
    signIn(scope, 6);
    expect(amounts(scope)).toEqual({});
    await settled(scope);
    expect(amounts(scope)).toEqual({});
  });

  it('is read page after page', async () => {
    const many = Array.from({ length: 130 }, (_, index) => index + 1);
    serveCart(
      Object.fromEntries(many.map((product) => [product, offer()])),
      many.map((product) => [product, 1]),
    );
    const scope = await openCustomerTab();
    expect(scope.getState($cartSummary).itemCount).toBe(130);
  });
});
