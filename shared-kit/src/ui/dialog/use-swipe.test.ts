import { describe, expect, it } from '@jest/globals';
import { closesBySwipe } from './use-swipe.ts';

describe('closesBySwipe', () => {
  it('[K26] closes when the swipe exceeds a tenth of the size, however slow', () => {
    expect(closesBySwipe({ distance: 61, size: 600, durationMs: 5000 })).toBe(true);
    expect(closesBySwipe({ distance: 60, size: 600, durationMs: 5000 })).toBe(false);
  });

  it('[K26] closes when the swipe takes place within 300 ms, however short', () => {
    expect(closesBySwipe({ distance: 20, size: 600, durationMs: 300 })).toBe(true);
    expect(closesBySwipe({ distance: 20, size: 600, durationMs: 301 })).toBe(false);
  });

  it('does not take a trembling finger or the other direction for a swipe', () => {
    expect(closesBySwipe({ distance: 3, size: 20, durationMs: 50 })).toBe(false);
    expect(closesBySwipe({ distance: -300, size: 600, durationMs: 50 })).toBe(false);
  });
});
