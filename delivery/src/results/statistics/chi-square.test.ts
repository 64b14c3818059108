import { describe, expect, it } from '@jest/globals';
import { chiSquareTail, chiSquareTest } from './chi-square.ts';

describe('the tail of chi-square', () => {
  // Upper critical values, NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.4.
  it.each([
    [1, 0.1, 2.706],
    [1, 0.05, 3.841],
    [1, 0.001, 10.828],
    [2, 0.05, 5.991],
    [2, 0.001, 13.816],
    [3, 0.05, 7.815],
    [5, 0.01, 15.086],
    [10, 0.05, 18.307],
    [30, 0.01, 50.892],
    [100, 0.05, 124.342],
  ])('with %i degrees of freedom is %d at the published value %d', (degrees, p, value) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(p, p < 0.01 ? 6 : 4);
  });

  it('is exact where it has a short form: exp(-x/2) for two degrees', () => {
    for (const x of [0.01, 0.5, 1, 2, 3.9, 4.1, 10, 50, 200]) expect(chiSquareTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12);
    expect(chiSquareTail(0, 3)).toBe(1);
  });
});

describe('the test of a split', () => {
  it('is Pearson’s: Mendel’s peas of 1866, 315 : 108 : 101 : 32 against 9 : 3 : 3 : 1', () => {
    const { statistic, p } = chiSquareTest([315, 108, 101, 32], [9, 3, 3, 1]);
    expect(statistic).toBeCloseTo(0.47, 2);
    expect(p).toBeCloseTo(0.925, 3);
  });

  it('finds a split that is not as asked, and an arm that should be empty', () => {
    expect(chiSquareTest([5000, 5000], [50, 50]).p).toBe(1);
    expect(chiSquareTest([5300, 4700], [50, 50]).p).toBeLessThan(1e-6);
    expect(chiSquareTest([100, 100, 1], [50, 50, 0]).p).toBe(0);
  });
});
