import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { $cartSummary, itemAdditionRequested, itemAmountRequested } from '../bus.ts';
import { connectTabs, offer, pairs, serveCart, signIn, signOut, storedLines } from '../domain/cart/testing/index.ts';
import { replay, start } from './service.ts';

describe('the cart service of a customer', () => {
  const scope = fork();

  beforeEach(() => {
    localStorage.clear();
    connectTabs();
  });
  afterEach(() => signOut(scope));

  it('The service sends the bus’s requests to the server, including those made before it started', async () => {
    const server = serveCart({ 7: offer(), 8: offer() }, [[7, 2]]);
    signIn(scope);
    start(scope);
    replay(scope, 'cart/itemAdditionRequested', { product: 7, amount: 1 });
    await waitFor(() => expect(scope.getState($cartSummary).amounts).toEqual({ 7: 3 }));
    void allSettled(itemAdditionRequested, { scope, params: { product: 8, amount: 2 } });
    void allSettled(itemAmountRequested, { scope, params: { product: 7, amount: 0 } });
    expect(scope.getState($cartSummary)).toEqual({ amounts: { 8: 2 }, itemCount: 2 });
    await waitFor(() => expect(pairs(server.lines)).toEqual([[8, 2]]));
    expect(storedLines()).toEqual([]);
  });
});
