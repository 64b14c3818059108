import { describe, expect, it } from '@jest/globals';
import { createPressure } from './pressure.ts';

describe('a thread that answers', () => {
  /** Each step: it has worked so long of so many milliseconds. */
  function seen(steps: readonly (readonly [busyMs: number, ofMs: number])[]): readonly boolean[] {
    let busy = 50;
    let at = 1000;
    const isPressed = createPressure(
      () => busy,
      () => at,
    );
    return steps.map(([busyMs, ofMs]) => {
      busy += busyMs;
      at += ofMs;
      return isPressed();
    });
  }

  it('has hardly any time left while it works most of it, and has again when it does not', () => {
    expect(
      seen([
        [50, 100],
        [70, 100],
        [100, 100],
        [20, 100],
      ]),
    ).toEqual([false, true, true, false]);
  });

  it('is not judged by a moment', () => {
    expect(
      seen([
        [10, 10],
        [10, 40],
        [10, 50],
      ]),
    ).toEqual([false, false, false]);
  });

  it('is not judged by what was long ago', () => {
    expect(
      seen([
        [90, 100],
        [3000, 4000],
        [90, 100],
      ]),
    ).toEqual([true, false, true]);
  });
});
