import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled } from 'effector';
import { $entries, changeDropped, changeRetried } from './index.ts';
import {
  add,
  amounts,
  type CartServer,
  choose,
  closeTabs,
  connectTabs,
  giveLocks,
  offers,
  openCustomerTab,
  openTab,
  serveCart,
  settled,
  signIn,
  storedChanges,
} from './testing/index.ts';

const amountsOf = ({ lines }: CartServer) => lines.map(({ amount }) => amount);

describe('a change of a line that was not answered', () => {
  let server: CartServer;

  beforeEach(() => {
    localStorage.clear();
    connectTabs();
    server = serveCart(offers, [[7, 2]]);
  });
  afterEach(closeTabs);

  /** A page that is left while the change has no answer. */
  async function leaveWith(amount: number): Promise<void> {
    const scope = await openCustomerTab();
    const release = server.hold();
    server.failing = { call: /^(PATCH|DELETE)/, failure: 'network' };
    choose(scope, 7, amount);
    expect(storedChanges()).toMatchObject([{ owner: 5, product: 7, amount, seen: [2] }]);
    await waitFor(() => expect(server.changesOf()).toHaveLength(1));
    closeTabs();
    release();
    server.hold()();
    server.failing = null;
  }

  it.each([
    [5, [5]],
    [0, []],
  ])('is made by the next page: amount %i', async (amount, left) => {
    await leaveWith(amount);
    const scope = await openCustomerTab();
    await waitFor(() => expect(amountsOf(server)).toEqual(left));
    await settled(scope);
    expect(storedChanges()).toEqual([]);
  });

  it('Additions made before the cart was read are on top, once', async () => {
    await leaveWith(5);
    const next = openTab();
    const release = server.hold();
    signIn(next);
    add(next, 7);
    release();
    await settled(next);
    await waitFor(() => expect(storedChanges()).toEqual([]));
    expect(amountsOf(server)).toEqual([6]);
  });

  it('A change that was shown as failed waits for the shopper’s retry', async () => {
    const scope = await openCustomerTab();
    server.failing = { call: /^PATCH/, failure: 'network' };
    choose(scope, 7, 5);
    await waitFor(() => expect(storedChanges()).toMatchObject([{ amount: 5, failure: 'network' }]));
    closeTabs();
    server.failing = null;
    const next = await openCustomerTab();
    expect(next.getState($entries)).toMatchObject([{ product: 7, amount: 2, failure: 'network', failedAmount: 5 }]);
    expect(amountsOf(server)).toEqual([2]);
    void allSettled(changeRetried, { scope: next, params: 7 });
    await waitFor(() => expect(storedChanges()).toEqual([]));
    expect(amountsOf(server)).toEqual([5]);
  });

  it('A newer command of another tab replaces the change while the next page reads the cart', async () => {
    const other = await openCustomerTab();
    await leaveWith(5);
    const release = server.hold();
    const next = openTab();
    signIn(next);
    // Requested in a tab that was open all the time, and answered.
    server.hold()();
    signIn(other);
    await settled(other);
    choose(other, 7, 3);
    await waitFor(() => expect(storedChanges()).toEqual([]));
    release();
    await settled(next);
    expect(amountsOf(server)).toEqual([3]);
  });

  it('does not come back from a tab where it failed, once another tab has made a newer one', async () => {
    const [one, other] = [await openCustomerTab(), await openCustomerTab()];
    server.failing = { call: /^PATCH/, failure: 'network' };
    choose(one, 7, 5);
    await waitFor(() => expect(amounts(one)).toEqual({ 7: 2 }));
    server.failing = null;
    choose(other, 7, 4);
    await waitFor(() => expect(amounts(one)).toEqual({ 7: 4 }));
    expect(storedChanges()).toEqual([]);
    closeTabs();
    await openCustomerTab();
    expect(amountsOf(server)).toEqual([4]);
  });

  it('The change is sent after an earlier command of another tab for the same line', async () => {
    giveLocks();
    const [one, other] = [await openCustomerTab(), await openCustomerTab()];
    const release = server.hold();
    choose(one, 7, 5);
    await waitFor(() => expect(server.changesOf()).toHaveLength(1));
    choose(other, 7, 3);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.changesOf()).toEqual(['PATCH shopping_carts/101/ product 7 amount 5']);
    release();
    await waitFor(() => expect(amountsOf(server)).toEqual([3]));
  });

  it.each([
    ['another amount', () => Object.assign(server.lines[0] ?? {}, { amount: 9 }), { 7: 9 }],
    ['no line', () => server.lines.splice(0), {}],
  ])('A later change in another tab replaces it: %s', async (_, change, left) => {
    await leaveWith(5);
    change();
    const scope = await openCustomerTab();
    expect(amounts(scope)).toEqual(left);
    expect([server.changesOf().filter((call) => call.startsWith('POST')), storedChanges()]).toEqual([[], []]);
  });

  it('is no other customer’s, and not made after a day', async () => {
    await leaveWith(5);
    await openCustomerTab(6);
    expect(amountsOf(server)).toEqual([2]);
    closeTabs();
    const change = { kind: 'set', owner: 5, product: 7, amount: 5, seen: [2], at: 1, key: 'a1b2c3d4e5' };
    localStorage.setItem('vitrava.cart.v1', JSON.stringify({ version: 1, lines: [], changes: [change] }));
    await openCustomerTab();
    expect([amountsOf(server), storedChanges()]).toEqual([[2], []]);
  });

  it('The change is dropped when the customer signs out, and waits for them when the session was lost', async () => {
    const scope = await openCustomerTab();
    server.failing = { call: /^PATCH/, failure: 'network' };
    choose(scope, 7, 5);
    await waitFor(() => expect(amounts(scope)).toEqual({ 7: 2 }));
    await allSettled(signedOut, { scope, params: { reason: 'refused' } });
    expect(storedChanges()).not.toEqual([]);
    await allSettled(signedOut, { scope, params: { reason: 'user' } });
    expect(storedChanges()).toEqual([]);
  });

  it('The change is dropped when the shopper discards it, and when the server refuses it', async () => {
    const scope = await openCustomerTab();
    server.failing = { call: /^PATCH/, failure: 'network' };
    choose(scope, 7, 5);
    await waitFor(() => expect(amounts(scope)).toEqual({ 7: 2 }));
    expect(storedChanges()).not.toEqual([]);
    await allSettled(changeDropped, { scope, params: 7 });
    expect(storedChanges()).toEqual([]);
    server.failing = { call: /^PATCH/, failure: 400 };
    choose(scope, 7, 5);
    await waitFor(() => expect(storedChanges()).toEqual([]));
  });
});
