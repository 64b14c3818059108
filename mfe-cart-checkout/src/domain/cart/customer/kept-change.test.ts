import { describe, expect, it } from '@jest/globals';
import { type KeptChanges, keptAfter } from './kept-change.ts';

const news = { userId: 5, page: 'one', asked: [], ended: [], at: 1_000 };
const change = { product: 7, amount: 4, from: [2], at: 500, page: 'one', hasFailed: false };
const kept: KeptChanges = { userId: 5, changes: [change] };
const asked = (amount: number, from: readonly number[], hasFailed = false) => [{ product: 7, amount, from, hasFailed }];

describe('changes of a cart that the device keeps', () => {
  it('remember every amount that was tried, and when the last one was asked for', () => {
    const later = keptAfter(kept, { ...news, asked: asked(6, [2, 4]) });
    expect(later?.changes).toEqual([{ ...change, amount: 6, from: [2, 4], at: 1_000 }]);
    const sent = keptAfter(kept, { ...news, asked: asked(4, [3]) });
    expect(sent?.changes).toEqual([{ ...change, from: [2, 3] }]);
  });

  it('end one by one, but not where another tab has the line in hand', () => {
    expect(keptAfter(kept, { ...news, ended: [{ product: 7, page: 'one' }] })).toBeNull();
    expect(keptAfter(kept, { ...news, page: 'two', ended: [{ product: 7, page: 'two' }] })).toEqual(kept);
  });

  it('keep that they have failed, and what was tried, whatever the line holds by then', () => {
    const failed = keptAfter(kept, { ...news, asked: asked(4, [9], true) });
    expect(failed?.changes).toEqual([{ ...change, hasFailed: true }]);
    // The next page has it in hand from there.
    expect(keptAfter(failed, { ...news, page: 'two', asked: asked(4, [2], true) })?.changes).toEqual([
      { ...change, page: 'two', hasFailed: true },
    ]);
  });

  it('do not come back when they fail after another tab has asked for something newer, or has come to its end', () => {
    const newer = keptAfter(kept, { ...news, page: 'two', asked: asked(3, [2]) });
    expect(keptAfter(newer, { ...news, asked: asked(4, [2], true) })).toEqual(newer);
    expect(keptAfter(null, { ...news, asked: asked(4, [2], true) })).toBeNull();
  });

  it('are one customer’s: another’s take their place', () => {
    const other = keptAfter(kept, { ...news, userId: 6, asked: [{ product: 8, amount: 1, from: [2], hasFailed: false }] });
    expect(other).toEqual({ userId: 6, changes: [{ product: 8, amount: 1, from: [2], at: 1_000, page: 'one', hasFailed: false }] });
  });
});
