import { describe, expect, it } from '@jest/globals';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import fc from 'fast-check';
import { orderResultPath } from '../../paths.ts';
import { endPlacement, type PlacementEnd } from './placement-end.ts';

const order = { number: '123456' } as Order;
const end: fc.Arbitrary<PlacementEnd> = fc.constantFrom<PlacementEnd>(
  { kind: 'placed', order },
  { kind: 'changed' },
  { kind: 'refused', reason: 'payment' },
  { kind: 'unknown' },
  { kind: 'none' },
);
const context = fc.record({ isPageOpen: fc.boolean(), hasCart: fc.boolean(), left: fc.array(fc.nat()) });

describe('the end of a try to place an order', () => {
  it('Only a placed order empties the cart and ends the checkout, and its page replaces the open review', () => {
    fc.assert(
      fc.property(end, context, (one, known) => {
        const consequences = endPlacement(one, known);
        expect('finished' in consequences).toBe(one.kind === 'placed');
        expect('madeWithout' in consequences).toBe(one.kind === 'placed');
        const navigation = { to: orderResultPath({ number: order.number }), replace: true };
        expect(consequences.navigation).toEqual(one.kind === 'placed' && known.isPageOpen ? navigation : undefined);
      }),
    );
  });

  it('An order keeps its key while it may have been placed', () => {
    fc.assert(
      fc.property(end, context, (one, known) => {
        const isOver = one.kind === 'changed' || one.kind === 'refused' || (one.kind === 'none' && !known.hasCart);
        expect(endPlacement(one, known).change).toEqual(isOver ? { kind: 'intent', intent: null } : undefined);
      }),
    );
  });

  it('The cart is read again where it has changed', () => {
    fc.assert(fc.property(end, context, (one, known) => expect('reload' in endPlacement(one, known)).toBe(one.kind === 'changed')));
  });
});
