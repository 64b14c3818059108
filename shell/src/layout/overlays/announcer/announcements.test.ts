import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { announced, dismissed, NO_ANNOUNCEMENTS } from './announcements.ts';

const announcement = fc.record({ text: fc.constantFrom('a', 'b', 'c', 'd', 'e'), tone: fc.constantFrom('quiet', 'notice', 'error') });
const step = fc.oneof(announcement, fc.nat({ max: 20 }));

describe('announcements', () => {
  it('Every sequence shows at most three toasts with different texts, in the order of their ids, and no quiet one', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { toasts } = steps.reduce(
          (state, one) => (typeof one === 'number' ? dismissed(state, one) : announced(state, one)),
          NO_ANNOUNCEMENTS,
        );
        expect(toasts.length).toBeLessThanOrEqual(3);
        expect(new Set(toasts.map(({ text }) => text)).size).toBe(toasts.length);
        expect(toasts.map(({ id }) => id)).toEqual(toasts.map(({ id }) => id).sort((a, b) => a - b));
        expect(toasts.every(({ tone }) => tone !== 'quiet')).toBe(true);
      }),
    );
  });

  it('Two equal announcements have different ids', () => {
    const once = announced(NO_ANNOUNCEMENTS, { text: 'a', tone: 'quiet' });
    const twice = announced(once, { text: 'a', tone: 'quiet' });
    expect(twice.latest).toEqual({ ...once.latest, id: once.latest.id + 1 });
  });
});
