import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { containedVatKopecks, discountedKopecks, parseDecimal, toDecimal } from './money.ts';

const kopecks = fc.integer({ min: 0, max: 100_000_000 });

describe('money', () => {
  it.each([
    [129_000, '1290.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-12_345, '-123.45'],
  ])('writes %d kopecks as %s', (amount, text) => {
    expect(toDecimal(amount)).toBe(text);
  });

  it('reads back what it writes', () => {
    fc.assert(fc.property(kopecks, (amount) => parseDecimal(toDecimal(amount)) === amount));
  });

  it.each(['', 'a', '-1', '1.234', '1,5', 'Infinity', '1e3', '99999999999'])('does not read %j as money', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('leaves a price without a discount as it is', () => {
    expect(discountedKopecks(99_950, 0)).toBe(99_950);
  });

  it('rounds a discounted price down to a whole rouble, but never to nothing', () => {
    expect(discountedKopecks(89_000, 15)).toBe(75_600);
    expect(discountedKopecks(99, 50)).toBe(50);
  });

  it('never makes a discounted price higher or the discount larger by a rouble or more', () => {
    fc.assert(
      fc.property(kopecks, fc.integer({ min: 1, max: 99 }), (base, percent) => {
        const price = discountedKopecks(base, percent);
        expect(price).toBeLessThanOrEqual(base);
        expect(price).toBeGreaterThan((base * (100 - percent)) / 100 - 100);
      }),
    );
  });

  it('[D18] finds the VAT contained in a sum, rounded half up', () => {
    expect(containedVatKopecks(120_000, 20)).toBe(20_000);
    expect(containedVatKopecks(59_000, 10)).toBe(5_364);
    fc.assert(
      fc.property(kopecks, fc.constantFrom(0, 10, 20), (sum, rate) => {
        expect(Math.abs(containedVatKopecks(sum, rate) - (sum * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
