import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Animation, type AnimationEvent, FRAGMENTS, transition } from './animation.ts';

const event = fc.constantFrom<AnimationEvent>('waited', 'skipped', 'faded');

describe('the animation of the preloader, whatever happens to it in whatever order', () => {
  it('reveals one fragment at a time, fades once, and does not come back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const phases: string[] = [];
        let animation: Animation = transition({ phase: 'away', shown: 0 }, 'started');
        for (const one of events) {
          const before: Animation = animation;
          animation = transition(before, one);
          expect(animation.shown - before.shown).toBe(animation.phase === 'revealing' ? 1 : 0);
          expect(animation.shown).toBeLessThanOrEqual(FRAGMENTS);
          if (animation.phase !== before.phase) phases.push(animation.phase);
        }
        expect(['', 'fading', 'away', 'fading,away']).toContain(phases.join());
      }),
    );
  });
});
