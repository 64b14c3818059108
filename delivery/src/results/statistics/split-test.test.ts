import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../../testing/index.ts';
import { splitTest } from './split-test.ts';

const ALPHA = 0.05;

/** Each of them looked at after each visitor. */
const EXPERIMENTS = 200;
const VISITORS = 1_000;

/**
 * Lets visitors come to two arms one by one, looks after each of them, and returns whether the split was ever called
 * broken.
 */
function isEverBroken(share: number, weights: readonly [number, number], seed: number): boolean {
  const random = randomFrom(seed);
  const counts: [number, number] = [0, 0];
  for (let count = 0; count < VISITORS; count += 1) {
    counts[random() < share ? 0 : 1] += 1;
    if (splitTest(counts, weights) <= ALPHA) return true;
  }
  return false;
}

const shareBroken = (share: number, weights: readonly [number, number]) =>
  Array.from({ length: EXPERIMENTS }, (_, seed) => isEverBroken(share, weights, seed)).filter(Boolean).length / EXPERIMENTS;

describe('The test of a split', () => {
  it.each<[string, readonly [number, number]]>([
    ['even', [50, 50]],
    ['a tenth in one arm', [10, 90]],
    ['a hundredth in one arm', [1, 99]],
  ])('A test after every visitor calls a correct split broken in at most one of twenty experiments: %s', (_what, weights) => {
    // Two standard errors of a share of 5 % in 200 experiments are 3.1 points.
    expect(shareBroken(weights[0] / 100, weights)).toBeLessThanOrEqual(ALPHA + 0.031);
  });

  it('finds nearly every split of which each third visitor of an arm is lost', () => {
    expect(shareBroken(0.4, [50, 50])).toBeGreaterThan(0.95);
  });

  it('The test is the published one, calculated for 3 : 1 visitors of an even split', () => {
    // Uniform mixture: 3! · 1! / 5! = 1/20; the expected split: 1/16. One over the Bayes factor is 20/16, so 1.
    expect(splitTest([3, 1], [50, 50])).toBe(1);
    // 8! · 0! / 9! = 1/9 against 1/256; three arms: 2! · 6! / 8! = 1/28 against 1/729.
    expect(splitTest([8, 0], [50, 50])).toBeCloseTo(9 / 256, 10);
    expect(splitTest([6, 0, 0], [1, 1, 1])).toBeCloseTo(28 / 729, 10);
  });

  it('The test accepts the first visitor of a small arm, and finds an arm that should be empty', () => {
    expect(splitTest([0, 0], [50, 50])).toBe(1);
    expect(splitTest([1, 0], [1, 99])).toBeCloseTo(0.02, 10);
    expect(splitTest([100, 100, 1], [50, 50, 0])).toBe(0);
  });

  it('is quick and exact for a million visitors', () => {
    expect(splitTest([500_000, 500_000], [1, 1])).toBe(1);
    expect(splitTest([503_000, 497_000], [1, 1])).toBeLessThan(1e-4);
  });
});
