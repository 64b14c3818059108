import { describe, expect, it } from '@jest/globals';
import { type KeptChanges, keptAfter } from './kept-change.ts';

const news = { userId: 5, asked: [], ended: [], at: 1_000 };
const kept: KeptChanges = { userId: 5, changes: [{ product: 7, amount: 4, from: [2], at: 500 }] };

describe('changes of a cart that the device keeps', () => {
  it('remember every amount that was tried, and when the last one was asked for', () => {
    const later = keptAfter(kept, { ...news, asked: [{ product: 7, amount: 6, from: [2, 4] }] });
    expect(later?.changes).toEqual([{ product: 7, amount: 6, from: [2, 4], at: 1_000 }]);
    const sent = keptAfter(kept, { ...news, asked: [{ product: 7, amount: 4, from: [3] }] });
    expect(sent?.changes).toEqual([{ product: 7, amount: 4, from: [2, 3], at: 500 }]);
  });

  it('end one by one, but not where another tab asks for something else', () => {
    expect(keptAfter(kept, { ...news, ended: [{ product: 7, amount: 4, from: [2] }] })).toBeNull();
    expect(keptAfter(kept, { ...news, ended: [{ product: 7, amount: 3, from: [2] }] })).toEqual(kept);
  });

  it('are one customer’s: another’s take their place', () => {
    const other = keptAfter(kept, { ...news, userId: 6, asked: [{ product: 8, amount: 1, from: [2] }] });
    expect(other).toEqual({ userId: 6, changes: [{ product: 8, amount: 1, from: [2], at: 1_000 }] });
  });
});
