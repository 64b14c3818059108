import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pageSteps } from './pages.ts';

describe('pageSteps', () => {
  it('shows the ends, the current page and its neighbours, with gaps between', () => {
    expect(pageSteps(1, 1)).toEqual([1]);
    expect(pageSteps(1, 3)).toEqual([1, 2, 3]);
    expect(pageSteps(1, 20)).toEqual([1, 2, 'gap-after', 20]);
    expect(pageSteps(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20]);
    expect(pageSteps(20, 20)).toEqual([1, 'gap-before', 19, 20]);
  });

  it('never leaves out a single page, never repeats one, and always holds the current page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const steps = pageSteps(page, pages);
        const numbers = steps.filter((step) => typeof step === 'number');
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(steps.length).toBeLessThanOrEqual(7);
        steps.forEach((step, index) => {
          if (typeof step === 'number') return;
          expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
