import { describe, expect, it } from '@jest/globals';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { networkError, statusError, timeoutError } from '@vitrava/shared-kit/errors';
import fc from 'fast-check';
import { place } from './placing.ts';

const ORDER = { number: '100001' } as Order;
const conflict = (code: string) => statusError(409, { detail: '', code }, null);

/** What can happen to one sending: it arrives or not, and its answer comes back or not. */
const step = fc.constantFrom('answered', 'answer lost', 'request lost', 'still at work', 'bad gateway' as const);
const requesting = fc.constantFrom('answered', 'lost');

describe('placing an order', () => {
  it('Placing never makes two orders of one request, whatever is lost, and reports only a placed order as placed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 3 }), fc.array(requesting, { maxLength: 12 }), async (sends, retries) => {
        let orders = 0;
        let isAtWork = false;
        const queue = [...retries];
        const placement = await place({
          async send() {
            const what = sends.shift();
            if (what === 'request lost') throw networkError();
            if (orders > 0) return ORDER;
            if (what === 'still at work') {
              isAtWork = true;
              throw conflict('order_in_progress');
            }
            orders += 1;
            if (what === 'answered') return ORDER;
            throw what === 'bad gateway' ? statusError(502, null, null) : timeoutError();
          },
          async look() {
            if (queue.shift() === 'lost') throw networkError();
            if (isAtWork && orders === 0) orders += 1;
            return orders > 0 ? ORDER : null;
          },
          pause: () => Promise.resolve(),
        });
        expect(orders).toBeLessThanOrEqual(1);
        if (placement.kind === 'placed') expect(orders).toBe(1);
        else expect(placement.kind).toBe('unknown');
      }),
    );
  });

  it('Placing looks up the order after a lost response before it sends again, with growing pauses', async () => {
    const steps: string[] = [];
    const placement = await place({
      async send() {
        steps.push('send');
        throw networkError();
      },
      async look() {
        steps.push('look');
        if (steps.length < 6) throw networkError();
        return ORDER;
      },
      async pause(ms) {
        steps.push(String(ms));
      },
    });
    expect(placement).toEqual({ kind: 'placed', order: ORDER });
    expect(steps).toEqual(['send', '1000', 'look', '2000', 'look', '4000', 'look']);
  });

  it.each([
    [conflict('cart_changed'), { kind: 'changed' }],
    [statusError(400, { stock: ['…'] }, null), { kind: 'refused', reason: 'stock' }],
    [statusError(400, { payment_method: ['…'] }, null), { kind: 'refused', reason: 'payment' }],
    [statusError(400, { lines: ['…'] }, null), { kind: 'refused', reason: 'amount' }],
    [statusError(401, { detail: '' }, null), { kind: 'refused', reason: 'session' }],
    [statusError(422, { detail: '' }, null), { kind: 'refused', reason: 'other' }],
    [statusError(429, null, 30), { kind: 'refused', reason: 'busy' }],
  ])('Placing accepts a clear refusal without a further request: %j', async (error, placement) => {
    const requested: string[] = [];
    expect(
      await place({
        send: () => Promise.reject(error),
        look: () => Promise.resolve(requested.push('look')).then(() => null),
        pause: () => Promise.resolve(),
      }),
    ).toEqual(placement);
    expect(requested).toEqual([]);
  });
});
