import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, combine, createWatch } from 'effector';
import { $isSettled, $isTransferring, $lines, $totals, $unsyncedLines, changeRetried } from './index.ts';
import {
  add,
  amounts,
  choose,
  closeTabs,
  connectTabs,
  giveLocks,
  offers,
  openCustomerTab,
  openTab,
  pairs,
  serveCart,
  settled,
  signIn,
  storeCart,
  storedLines,
  takeLocks,
} from './testing/index.ts';

describe('the lines of a guest at the sign-in', () => {
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
    giveLocks();
  });
  afterEach(closeTabs);

  it('[B3] go to the server cart one by one, and leave the device when the server has them', async () => {
    storeCart([7, 2], [8, 1]);
    const server = serveCart(offers, [[7, 1]]);
    const scope = openTab();
    signIn(scope);
    expect(amounts(scope)).toEqual({ 7: 2, 8: 1 });
    expect(scope.getState($isTransferring)).toBe(true);
    await settled(scope);
    expect(pairs(server.lines)).toEqual([
      [7, 3],
      [8, 1],
    ]);
    expect(storedLines()).toEqual([]);
    expect(amounts(scope)).toEqual({ 7: 3, 8: 1 });
    expect(scope.getState($isTransferring)).toBe(false);
  });

  it('[B3] are not sent twice by two tabs', async () => {
    storeCart([7, 2], [8, 1]);
    const server = serveCart(offers);
    const [one, other] = [openTab(), openTab()];
    signIn(one);
    signIn(other);
    await waitFor(() => expect(storedLines()).toEqual([]));
    dispatchEvent(new StorageEvent('storage', { key: 'vitrava.cart.v1', storageArea: localStorage }));
    await settled(one);
    await settled(other);
    expect(server.changesOf()).toEqual(['POST shopping_carts/ product 7 amount 2', 'POST shopping_carts/ product 8 amount 1']);
    expect(amounts(other)).toEqual({ 7: 2, 8: 1 });
  });

  it('[B3] The lines are stored with their key before they are sent, so that the next start adds nothing twice', async () => {
    storeCart([7, 2]);
    const server = serveCart(offers);
    server.failing = { call: /^POST/, failure: 'lost' };
    const crashed = openTab();
    signIn(crashed);
    await waitFor(() => expect(crashed.getState($unsyncedLines)).toHaveLength(1));
    const [recorded] = storedLines();
    expect(recorded).toMatchObject({ product: 7, amount: 2, sending: { amount: 2 } });
    server.failing = null;
    takeLocks();
    const scope = openTab();
    add(scope, 7);
    signIn(scope);
    await settled(scope);
    expect(pairs(server.lines)).toEqual([[7, 3]]);
    expect(storedLines()).toEqual([]);
    const keys = server.calls.filter(({ method }) => method === 'POST').map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual([recorded?.sending?.key, recorded?.sending?.key]);
    expect(new Set(keys).size).toBe(2);
  });

  it('[B3] stay on the device with their reason when the server refuses them, and the others go', async () => {
    storeCart([666, 1], [8, 1]);
    const server = serveCart(offers);
    const scope = await openCustomerTab();
    expect(pairs(storedLines())).toEqual([[666, 1]]);
    expect(pairs(server.lines)).toEqual([[8, 1]]);
    expect(scope.getState($unsyncedLines)).toMatchObject([{ product: 666, amount: 1, reason: 'unavailable' }]);
    expect(amounts(scope)).toEqual({ 8: 1 });
    expect(scope.getState($isTransferring)).toBe(false);
  });

  it('are not sent again by themselves after a refusal', async () => {
    storeCart([666, 1]);
    const server = serveCart(offers);
    await openCustomerTab();
    const next = await openCustomerTab();
    expect(server.changesOf()).toEqual(['POST shopping_carts/ product 666 amount 1']);
    expect(next.getState($unsyncedLines)).toMatchObject([{ product: 666, reason: 'unavailable' }]);
  });

  it('wait for the network, and go when it is back', async () => {
    storeCart([7, 1], [8, 1]);
    const server = serveCart(offers);
    server.failing = { call: /^POST/, failure: 'network' };
    const scope = await openCustomerTab();
    expect(scope.getState($unsyncedLines)).toHaveLength(2);
    expect(server.changesOf()).toHaveLength(1);
    server.failing = null;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(storedLines()).toEqual([]));
    await settled(scope);
    expect(amounts(scope)).toEqual({ 7: 1, 8: 1 });
  });

  it('all go on once one of them was tried again and answered', async () => {
    storeCart([7, 1], [8, 1], [9, 1]);
    const server = serveCart(offers);
    server.failing = { call: /^POST/, failure: 503 };
    const scope = await openCustomerTab();
    server.failing = null;
    void allSettled(changeRetried, { scope, params: 8 });
    await waitFor(() => expect(storedLines()).toEqual([]));
    await settled(scope);
    expect(amounts(scope)).toEqual({ 7: 1, 8: 1, 9: 1 });
  });

  it('leave no moment in which the cart counts as settled with sums of other lines', async () => {
    storeCart([7, 2], [8, 1]);
    serveCart(offers, [[9, 1]]);
    const scope = openTab();
    const seen: (readonly [number, number])[] = [];
    createWatch({
      unit: combine({ isSettled: $isSettled, lines: $lines, totals: $totals }),
      scope,
      fn({ isSettled, lines, totals }) {
        if (isSettled) seen.push([lines.reduce((count, { amount }) => count + amount, 0), totals?.count ?? -1]);
      },
    });
    signIn(scope);
    await settled(scope);
    expect(seen.length).toBeGreaterThan(0);
    for (const pair of seen) expect(pair).toEqual([4, 4]);
  });

  it('leave no moment in which another tab counts its cart as settled without them', async () => {
    storeCart([7, 2]);
    serveCart(offers);
    const [one, other] = [openTab(), openTab()];
    const seen: unknown[] = [];
    createWatch({
      unit: combine({ isSettled: $isSettled, lines: $lines }),
      scope: other,
      fn: ({ isSettled, lines }) => void (isSettled && seen.push(pairs(lines))),
    });
    signIn(one);
    signIn(other);
    await waitFor(() => expect(storedLines()).toEqual([]));
    dispatchEvent(new StorageEvent('storage', { key: 'vitrava.cart.v1', storageArea: localStorage }));
    await settled(one);
    await settled(other);
    for (const lines of seen) expect(lines).toEqual([[7, 2]]);
  });

  it('take changes that come while they are on their way', async () => {
    storeCart([7, 2]);
    const server = serveCart(offers, [[7, 1]]);
    const release = server.hold();
    const scope = openTab();
    signIn(scope);
    add(scope, 7);
    choose(scope, 8, 2);
    release();
    await settled(scope);
    expect(pairs(server.lines)).toEqual([
      [7, 4],
      [8, 2],
    ]);
  });
});
