import { describe, expect, it } from '@jest/globals';
import type { OrderRequest } from '@vitrava/shared-kit/contracts/api';
import fc from 'fast-check';
import type { Placement } from '../../domain/orders/index.ts';
import {
  failureSeen,
  isPlacing,
  lookingFailed,
  NO_PLACEMENT,
  orderAccepted,
  orderAnswered,
  orderLooked,
  orderSent,
  type PlacementState,
  recoveryBegun,
} from './placement-state.ts';

const body = { stock: 7 } as OrderRequest;
const step = fc.oneof(
  fc.option(fc.constant('other-key')).map((otherKey) => (state: PlacementState) => orderAccepted(state, { body, otherKey })),
  fc.constantFrom(recoveryBegun, failureSeen, lookingFailed),
  fc.boolean().map((isFound) => (state: PlacementState) => orderLooked(state, isFound)),
  fc
    .constantFrom<Placement>({ kind: 'changed' }, { kind: 'unknown' })
    .map((placement) => (state: PlacementState) => (state.stage === 'sending' ? orderAnswered(state, placement) : state)),
  fc.constant((state: PlacementState) => (state.stage === 'keying' ? orderSent(state) : state)),
);

describe('the placing of an order', () => {
  it('An order is in progress exactly while one is being placed, without a failure meanwhile', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let state = NO_PLACEMENT;
        for (const happen of steps) {
          state = happen(state);
          expect(state.body !== null).toBe(isPlacing(state));
          if (state.stage !== 'idle') expect(state.failure).toBeNull();
        }
      }),
    );
  });

  it('No second order is placed until the result of the first is known', () => {
    fc.assert(
      fc.property(fc.array(step), fc.option(fc.constant('other-key')), (steps, otherKey) => {
        const state = steps.reduce((now, happen) => happen(now), NO_PLACEMENT);
        const next = orderAccepted(state, { body: { stock: 8 } as OrderRequest, otherKey });
        if (state.stage !== 'idle') expect(next).toBe(state);
      }),
    );
  });

  it('keys an order only once the one before it was looked for in vain', () => {
    const searching = orderAccepted(NO_PLACEMENT, { body, otherKey: 'other-key' });
    expect(searching.stage).toBe('searching');
    expect(orderLooked(searching, false)).toMatchObject({ stage: 'keying', body });
    expect(orderLooked(searching, true)).toEqual(NO_PLACEMENT);
    expect(lookingFailed(searching)).toEqual({ ...NO_PLACEMENT, failure: { kind: 'unknown' } });
  });

  it('The reason of a failed order is shown until it is seen', () => {
    const failed = orderAnswered(orderSent(orderAccepted(NO_PLACEMENT, { body, otherKey: null })), { kind: 'changed' });
    expect(failed).toEqual({ ...NO_PLACEMENT, failure: { kind: 'changed' } });
    expect(failureSeen(failed)).toEqual(NO_PLACEMENT);
  });
});
