import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { discountedKopecks } from '../../money.ts';
import { sumLine, toTotals } from './pricing.ts';

const kopecksOf = (decimal: string) => Math.round(Number(decimal) * 100);
const line = fc.record({
  base: fc.integer({ min: 1, max: 10_000_000 }),
  percent: fc.integer({ min: 0, max: 90 }),
  vatPercent: fc.constantFrom(0, 10, 20),
  weightGrams: fc.integer({ min: 1, max: 5_000 }),
  amount: fc.integer({ min: 1, max: 999 }),
});

describe('pricing of lines', () => {
  it('adds lines up to totals to the kopeck', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const sums = lines.map(({ base, percent, vatPercent, weightGrams, amount }) =>
          sumLine({ basePriceKopecks: base, priceKopecks: discountedKopecks(base, percent), vatPercent, weightGrams }, amount),
        );
        const totals = toTotals(sums, 'ru');
        const total = (pick: (sum: (typeof sums)[number]) => number) => sums.reduce((whole, sum) => whole + pick(sum), 0);
        expect(kopecksOf(totals.total_inc_vat)).toBe(total((sum) => sum.toPay));
        expect(kopecksOf(totals.vat_amount)).toBe(total((sum) => sum.vat));
        expect(kopecksOf(totals.total_discount_inc_vat)).toBe(total((sum) => sum.withoutDiscount - sum.toPay));
        expect(kopecksOf(totals.total) + kopecksOf(totals.vat_amount)).toBe(kopecksOf(totals.total_inc_vat));
        expect(kopecksOf(totals.total_without_discount_inc_vat) - kopecksOf(totals.total_discount_inc_vat)).toBe(
          kopecksOf(totals.total_inc_vat),
        );
        expect(totals.weight).toBe(total((sum) => sum.weightGrams));
      }),
    );
  });

  it('The VAT in a sum never exceeds the sum, and is zero where the rate is zero', () => {
    fc.assert(
      fc.property(line, ({ base, percent, vatPercent, weightGrams, amount }) => {
        const product = { basePriceKopecks: base, priceKopecks: discountedKopecks(base, percent), vatPercent, weightGrams };
        const { toPay, vat, withoutDiscount } = sumLine(product, amount);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(vat).toBeLessThanOrEqual(toPay);
        expect(vatPercent > 0 || vat === 0).toBe(true);
        expect(toPay).toBeLessThanOrEqual(withoutDiscount);
      }),
    );
  });

  it('makes delivery free from its threshold on, and offers none for nothing', () => {
    const sum = (toPay: number) => ({ withoutDiscount: toPay, toPay, vat: 0, weightGrams: 1, count: 1 });
    expect(toTotals([sum(249_999)], 'ru').delivery[0]?.price).toBe('199.00');
    expect(toTotals([sum(250_000)], 'ru').delivery[0]?.price).toBe('0.00');
    expect(toTotals([], 'ru').delivery).toEqual([]);
  });
});
