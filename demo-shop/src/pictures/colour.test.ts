import { describe, expect, it } from '@jest/globals';
import { contrast, luminance, mix, readableOn } from './colour.ts';

describe('colours', () => {
  it('are mixed channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  });

  it('have the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(luminance('#ffffff')).toBeCloseTo(1, 5);
  });

  it('give way to a readable one', () => {
    expect(readableOn('#ffffff', ['#eeeeee', '#223344'])).toBe('#223344');
    expect(contrast('#f2b134', readableOn('#f2b134', ['#ffffff']))).toBeGreaterThanOrEqual(4.5);
  });
});
