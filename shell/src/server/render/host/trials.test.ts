import { describe, expect, it } from '@jest/globals';
import { NO_TRIALS, nextTrials, type Trials } from './trials.ts';

const MINUTE = 60_000;
const onTrial = (trials: Trials, now: number) => [...trials.until].filter(([, end]) => end > now).map(([file]) => file);
const shared = (now: number, running: readonly string[], lastUsed: Readonly<Record<string, number>> = {}) =>
  ({ type: 'shared-lost', now, running: new Set(running), lastUsed: new Map(Object.entries(lastUsed)) }) as const;

describe('when the process of all versions is lost', () => {
  it('those that rendered in it render alone for a minute, and the others stay together', () => {
    const trials = nextTrials(NO_TRIALS, shared(0, ['a', 'b'], { a: 0, b: 0, c: 0 }));
    expect(onTrial(trials, MINUTE - 1)).toEqual(['a', 'b']);
    expect(onTrial(trials, MINUTE)).toEqual([]);
  });

  it('and nothing rendered, those are suspected that rendered just before', () => {
    expect(onTrial(nextTrials(NO_TRIALS, shared(9000, [], { a: 8000, b: 1000 })), 9000)).toEqual(['a']);
  });

  it('again, before anyone was found guilty, all that were used of late are suspected: at most eight, the latest first', () => {
    const once = nextTrials(NO_TRIALS, shared(0, ['a']));
    const lastUsed = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`used-${index}`, 100_000 + index]));
    const again = onTrial(nextTrials(once, shared(130_000, ['b'], lastUsed)), 130_000);
    expect([again.length, again[0], again[1]]).toEqual([8, 'b', 'used-19']);
  });

  it('the one whose own process is lost is guilty, and the others are free', () => {
    const suspected = nextTrials(NO_TRIALS, shared(0, ['a', 'b']));
    const settled = nextTrials(suspected, { type: 'own-lost', now: 1000, file: 'b' });
    expect([onTrial(settled, 1000), settled.unsettledSince]).toEqual([['b'], null]);
  });

  it('each trial of a version lasts twice as long as the one before, up to a day', () => {
    let trials = NO_TRIALS;
    const lengths = Array.from({ length: 14 }, () => {
      trials = nextTrials(trials, shared(0, ['a']));
      return (trials.until.get('a') ?? 0) / MINUTE;
    });
    expect(lengths.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(lengths.at(-1)).toBe(24 * 60);
  });

  it('a trial that is over is forgotten', () => {
    const trials = nextTrials(nextTrials(NO_TRIALS, shared(0, ['a'])), { type: 'time-passed', now: MINUTE });
    expect([...trials.until]).toEqual([]);
  });
});
