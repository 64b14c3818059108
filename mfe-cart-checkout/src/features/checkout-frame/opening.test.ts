import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CheckoutState, type CheckoutStep, isStepOpen, STEPS } from '../../domain/checkout/index.ts';
import type { OrderCart } from './cart.ts';
import { openStep } from './opening.ts';

const step = fc.option(fc.constantFrom<CheckoutStep>(...STEPS));
const checkout: fc.Arbitrary<CheckoutState> = fc.record({
  stock: fc.option(fc.constant(31)),
  method: fc.option(fc.constant('card' as const)),
  intent: fc.option(fc.constant({ key: 'key-12345', fingerprint: 'f' })),
  seen: fc.option(fc.constant({ lines: [], total: '1.00' })),
});
const cart: fc.Arbitrary<OrderCart | null> = fc.option(
  fc.constant({ lines: [], totals: { total_inc_vat: '1.00' } } as unknown as OrderCart),
);

describe('a step of the checkout that is shown', () => {
  it('A redirect leads to a step that is open, or to the review of a requested order, and never to the same step', () => {
    fc.assert(
      fc.property(step, checkout, cart, (shown, state, goods) => {
        const { redirect } = openStep(shown, state, goods);
        if (redirect === undefined) return;
        expect(redirect).not.toBe(shown);
        expect(isStepOpen(redirect, state) || (redirect === 'review' && state.intent !== null)).toBe(true);
      }),
    );
  });

  it('The step after a redirect stays, while the cart and the checkout stay as they are', () => {
    fc.assert(
      fc.property(step, checkout, cart, (shown, state, goods) => {
        const { redirect } = openStep(shown, state, goods);
        if (redirect !== undefined) expect(openStep(redirect, state, goods)).not.toHaveProperty('redirect');
      }),
    );
  });

  it('The shown cart is stored once, and dropped on the way in', () => {
    fc.assert(
      fc.property(step, checkout, cart, (shown, state, goods) => {
        const { change } = openStep(shown, state, goods);
        if (shown === null) expect(change).toEqual({ kind: 'choice', choice: { seen: null } });
        else expect(change !== undefined).toBe(state.seen === null && goods !== null);
      }),
    );
  });
});
