import { describe, expect, it } from '@jest/globals';
import { fromOrdersFilter, isSound, judgePeriod, toOrdersFilter, WHOLE_TIME } from './period.ts';

describe('a period of orders', () => {
  it.each([
    ['', ''],
    ['2026-01-01', ''],
    ['', '2024-02-29'],
    ['2026-01-01', '2026-01-01'],
  ])('may be from «%s» to «%s»', (from, to) => {
    expect(judgePeriod({ from, to })).toEqual({});
  });

  it.each([
    ['2026-02-30', '', { from: 'date' }],
    ['', 'soon', { to: 'date' }],
    ['1', '2', { from: 'date', to: 'date' }],
    ['2026-01-02', '2026-01-01', { to: 'order' }],
    ['x', '2026-01-01', { from: 'date' }],
  ])('may not be from «%s» to «%s»', (from, to, problems) => {
    expect(judgePeriod({ from, to })).toEqual(problems);
    expect(isSound({ from, to })).toBe(false);
  });

  it('A period is the same after writing it to the record and reading it; an invalid one becomes none', () => {
    const filter = { date__gte: '2026-01-01', date__lte: null };
    expect(toOrdersFilter(fromOrdersFilter(filter))).toEqual(filter);
    expect(fromOrdersFilter({ date__gte: '2026-02-01', date__lte: '2026-01-01' })).toEqual(WHOLE_TIME);
  });
});
