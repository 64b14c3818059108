import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../../testing/index.ts';
import { type ArmCount, differenceOf } from './confidence-sequence.ts';

const ALPHA = 0.05;
/** The verdict waits for so many, too. */
const FIRST_LOOK = 200;

interface Trial {
  readonly rates: readonly [number, number];
  readonly visitors: number;
  readonly share?: number;
}

/**
 * Lets visitors come one by one, looks after each fifty, and returns the looks at which the interval misses the truth
 * (or, with the usual interval, would).
 */
function run({ rates, visitors, share = 0.5 }: Trial, seed: number) {
  const random = randomFrom(seed);
  const counts = [
    { visitors: 0, conversions: 0 },
    { visitors: 0, conversions: 0 },
  ];
  const truth = rates[1] - rates[0];
  const misses = { sequence: false, usual: false, zero: false };
  for (let count = 1; count <= visitors; count += 1) {
    const index = random() < share ? 1 : 0;
    const arm = counts[index] as { visitors: number; conversions: number };
    arm.visitors += 1;
    if (random() < (rates[index] ?? 0)) arm.conversions += 1;
    if (count < FIRST_LOOK || count % 50 !== 0) continue;
    const [control, tried] = counts as [ArmCount, ArmCount];
    const { low, high, difference } = differenceOf(control, tried, ALPHA);
    misses.sequence ||= truth < low || truth > high;
    misses.zero ||= low > 0 || high < 0;
    const variance = counts.reduce((sum, one) => {
      const rate = one.conversions / one.visitors;
      return sum + (rate * (1 - rate)) / one.visitors;
    }, 0);
    misses.usual ||= Math.abs(difference - truth) > 1.96 * Math.sqrt(variance);
  }
  return misses;
}

function shareOf(trial: Trial, runs: number, what: 'sequence' | 'usual' | 'zero'): number {
  return Array.from({ length: runs }, (_, seed) => run(trial, seed)[what]).filter(Boolean).length / runs;
}

describe('The interval of a difference', () => {
  it.each<[string, Trial]>([
    ['no difference', { rates: [0.1, 0.1], visitors: 5_000 }],
    ['a difference', { rates: [0.05, 0.07], visitors: 5_000 }],
    ['a rare goal', { rates: [0.01, 0.01], visitors: 5_000 }],
    ['an uneven split', { rates: [0.1, 0.1], visitors: 5_000, share: 0.1 }],
  ])('looked at after every fifty visitors misses the truth in at most one of twenty experiments: %s', (_what, trial) => {
    // Two standard errors of a share of 5 % in 250 runs are 2.8 points.
    expect(shareOf(trial, 250, 'sequence')).toBeLessThanOrEqual(ALPHA + 0.028);
  });

  it('is wider than the usual one, which looked at so often misses the truth in a third of experiments', () => {
    expect(shareOf({ rates: [0.1, 0.1], visitors: 5_000 }, 150, 'usual')).toBeGreaterThan(0.25);
  });

  it('finds a difference of five points in ten in nearly every experiment of ten thousand', () => {
    expect(shareOf({ rates: [0.1, 0.15], visitors: 10_000 }, 40, 'zero')).toBeGreaterThan(0.95);
  });

  it('The interval is the published one, calculated for 10,000 visitors at alpha 0.05', () => {
    // rho² = (5.991 + log 6.991) / 10000 = 7.936e-4; width = sqrt(2 · 8.936 / (10000² · 7.936e-4) · log(sqrt(8.936) / 0.05)) = 0.030355
    const { low, high } = differenceOf({ visitors: 5000, conversions: 2500 }, { visitors: 5000, conversions: 2500 }, ALPHA);
    // A variance of 1/4 in each arm and half of the visitors there: the scores have the variance 1.
    expect(high).toBeCloseTo(0.03035, 4);
    expect(low).toBeCloseTo(-0.03035, 4);
  });

  it('The interval is unbounded before there is a visitor in each arm', () => {
    expect(differenceOf({ visitors: 0, conversions: 0 }, { visitors: 5, conversions: 5 }, ALPHA)).toMatchObject({ low: -1, high: 1 });
  });
});
