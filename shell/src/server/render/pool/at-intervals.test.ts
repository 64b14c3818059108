import { expect, it } from '@jest/globals';
import { atIntervals } from './at-intervals.ts';

it('The first sentence of an interval is logged, and later how many were left out', () => {
  let now = 0;
  const notified: string[] = [];
  const report = atIntervals(
    (sentence) => notified.push(sentence),
    1000,
    () => now,
  );
  report('one.');
  report('two.');
  now = 999;
  report('three.');
  now = 1000;
  report('four.');
  now = 2000;
  report('five.');
  expect(notified).toEqual(['one.', 'four. (2 more before.)', 'five.']);
});
