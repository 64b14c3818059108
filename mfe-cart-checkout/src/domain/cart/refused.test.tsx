import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { $cartSummary, itemRefused } from '../../bus.ts';
import { $unsyncedLines, changeRequested, changeRetried } from './index.ts';
import {
  closeTabs,
  connectTabs,
  listen,
  offer,
  openCustomerTab,
  pairs,
  serveCart,
  settled,
  signIn,
  signOut,
  storedLines,
} from './testing/index.ts';

const offers = { 7: offer(), 8: offer() };
const amounts = (scope: Scope) => scope.getState($cartSummary).amounts;
const add = (scope: Scope, product: number, amount = 1) =>
  void allSettled(changeRequested, { scope, params: { kind: 'addition', product, amount } });
const choose = (scope: Scope, product: number, amount: number) =>
  void allSettled(changeRequested, { scope, params: { kind: 'amount', product, amount } });

describe('a change that the server did not make', () => {
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
  });
  afterEach(closeTabs);

  it('A refused line is requested again when the shopper retries', async () => {
    const server = serveCart(offers);
    const scope = await openCustomerTab();
    server.failing = { call: /^POST/, failure: 400 };
    add(scope, 7, 2);
    await waitFor(() => expect(scope.getState($unsyncedLines)).toMatchObject([{ product: 7, amount: 2, reason: 'unavailable' }]));
    server.failing = null;
    void allSettled(changeRetried, { scope, params: 7 });
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 2]]);
    expect(scope.getState($unsyncedLines)).toEqual([]);
  });

  it('Each line that waited behind an unanswered one is announced', async () => {
    const server = serveCart(offers);
    const scope = await openCustomerTab();
    const refused = listen(scope, itemRefused);
    server.failing = { call: /^POST/, failure: 'network' };
    const release = server.hold();
    add(scope, 7, 2);
    add(scope, 8);
    release();
    await waitFor(() => expect(scope.getState($unsyncedLines)).toHaveLength(2));
    expect(refused).toEqual([
      { product: 7, reason: 'network' },
      { product: 8, reason: 'network' },
    ]);
  });

  it('is made beside the one that failed before when the shopper adds more of the same', async () => {
    const server = serveCart(offers);
    const scope = await openCustomerTab();
    server.failing = { call: /^POST/, failure: 'lost' };
    add(scope, 7, 3);
    await waitFor(() => expect(scope.getState($unsyncedLines)).toHaveLength(1));
    server.failing = null;
    add(scope, 7, 2);
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 5]]);
  });

  it('stays on the device when the session has ended, and is made after the next sign-in', async () => {
    const server = serveCart(offers, [[8, 1]]);
    const scope = await openCustomerTab();
    server.failing = { call: /^(POST|PATCH|DELETE)/, failure: 401 };
    const release = server.hold();
    add(scope, 7, 2);
    choose(scope, 8, 4);
    signOut(scope);
    release();
    await waitFor(() => expect(pairs(storedLines())).toEqual([[7, 2]]));
    server.failing = null;
    signIn(scope);
    await settled(scope);
    expect(amounts(scope)).toEqual({ 7: 2, 8: 4 });
  });
});
