import { expect, it } from '@jest/globals';
import { atIntervals } from './at-intervals.ts';

it('tells the first sentence of an interval, and later how many it left out', () => {
  let now = 0;
  const told: string[] = [];
  const tell = atIntervals(
    (sentence) => told.push(sentence),
    1000,
    () => now,
  );
  tell('one.');
  tell('two.');
  now = 999;
  tell('three.');
  now = 1000;
  tell('four.');
  now = 2000;
  tell('five.');
  expect(told).toEqual(['one.', 'four. (2 more before.)', 'five.']);
});
