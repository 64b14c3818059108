import { describe, expect, it } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $cartSummary, itemAdditionRequested, itemAmountRequested } from './cart.ts';

describe('The cart summary before the cart service has loaded', () => {
  it('has a product as soon as a buy control requests it, so that the result of a tap waits neither for code nor for the server', async () => {
    const scope = fork();
    await allSettled(itemAdditionRequested, { scope, params: { product: 7, amount: 1 } });
    await allSettled(itemAdditionRequested, { scope, params: { product: 8, amount: 1 } });
    await allSettled(itemAmountRequested, { scope, params: { product: 7, amount: 3 } });
    expect(scope.getState($cartSummary)).toEqual({ amounts: { 7: 3, 8: 1 }, itemCount: 4 });
    await allSettled(itemAmountRequested, { scope, params: { product: 7, amount: 0 } });
    expect(scope.getState($cartSummary)).toEqual({ amounts: { 8: 1 }, itemCount: 1 });
  });

  it.each([[null], [{ product: 'x', amount: 1 }], [{ product: 1, amount: -3 }]])('ignores the invalid request %j', async (payload) => {
    const scope = fork();
    await allSettled(itemAdditionRequested, { scope, params: payload as { product: number; amount: number } });
    await allSettled(itemAmountRequested, { scope, params: payload as { product: number; amount: number } });
    expect(scope.getState($cartSummary)).toEqual({ amounts: {}, itemCount: 0 });
  });
});
