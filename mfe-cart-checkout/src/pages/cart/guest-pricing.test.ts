import { describe, expect, it } from '@jest/globals';
import type { Pricing } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';
import fc from 'fast-check';
import {
  type GuestPricing,
  hasFailed,
  isOutdated,
  mustRequest,
  NO_PRICING,
  pricingAnswered,
  pricingFailed,
  pricingRequested,
} from './guest-pricing.ts';

type Move = (state: GuestPricing) => GuestPricing;

const lines: fc.Arbitrary<readonly LineAmount[]> = fc.array(
  fc.record({ product: fc.integer({ min: 1, max: 3 }), amount: fc.integer({ min: 1, max: 12 }) }),
  {
    maxLength: 3,
  },
);
const pricing = { lines: [] } as unknown as Pricing;
const move: fc.Arbitrary<Move> = lines.chain((each) =>
  fc.constantFrom<Move>(
    (state) => pricingRequested(state, each),
    (state) => pricingAnswered(state, { key: formatCartLines(each), pricing }),
    (state) => pricingFailed(state, each),
  ),
);
const walk = (moves: readonly Move[]) => moves.reduce((state, each) => each(state), NO_PRICING);

describe('the sums of a guest’s cart', () => {
  it('are those of the lines in it exactly when they were answered for them', () => {
    fc.assert(
      fc.property(fc.array(move), lines, lines, (moves, answered, wanted) => {
        const state = pricingAnswered(walk(moves), { key: formatCartLines(answered), pricing });
        expect(isOutdated(state, formatCartLines(wanted))).toBe(formatCartLines(answered) !== formatCartLines(wanted));
        expect(hasFailed(state, formatCartLines(wanted))).toBe(false);
      }),
    );
  });

  it('The sums stay while they are requested again, also when that fails, which an empty cart never does', () => {
    fc.assert(
      fc.property(fc.array(move), lines, (moves, wanted) => {
        const before = walk(moves);
        const after = pricingFailed(pricingRequested(before, wanted), wanted);
        expect(after.answer).toBe(before.answer);
        expect(hasFailed(after, formatCartLines(wanted))).toBe(wanted.length > 0);
      }),
    );
  });

  it('The sums are requested again after a response for other lines: a line was removed and put back', () => {
    const [wanted, without] = [formatCartLines([{ product: 1, amount: 2 }]), formatCartLines([])];
    const requested = pricingRequested(NO_PRICING, [{ product: 1, amount: 2 }]);
    expect(mustRequest(requested, wanted, true)).toBe(false);
    expect(mustRequest(requested, without, true)).toBe(true);
    expect(mustRequest(requested, wanted, false)).toBe(true);
    expect(mustRequest(pricingAnswered(requested, { key: wanted, pricing }), wanted, false)).toBe(false);
  });

  it('Every product and amount has sums of its own', () => {
    fc.assert(
      fc.property(lines, lines, (some, others) =>
        expect(formatCartLines(some) === formatCartLines(others)).toBe(JSON.stringify(some) === JSON.stringify(others)),
      ),
    );
  });
});
