import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moveStable } from '../channels/index.ts';
import { NO_POINTERS } from '../store/index.ts';
import { randomFrom } from '../testing/index.ts';
import type { Change } from './change.ts';
import { judgeRelease } from './judge-release.ts';
import type { ReleaseEvidence } from './release-evidence.ts';
import { watchedRelease } from './watched-release.ts';

const remote = 'mfe-content';
const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (time: number) => new Date(time).toISOString();

const count = (visitors: number, conversions = 0) => ({ visitors, conversions });
const NO_CHANGE: Change = { now: count(5000, 50), before: count(50_000, 500) };

/** A release that is judged by its errors alone; servers answer as before by default. */
function evidence(
  given: Partial<ReleaseEvidence['signals'][number]>,
  answers: Change = NO_CHANGE,
  worstAnswers = count(0),
): ReleaseEvidence {
  const signals = [{ signal: 'error', now: count(0), before: count(0), others: NO_CHANGE, ...given }];
  return { excluded: null, isPostponed: false, answers, worstAnswers, signals };
}

/** Whether a release is ever taken back while its visitors come one by one, decided after every tenth of them. */
function isEverTakenBack(seed: number, rateBefore: number, rate: number): boolean {
  const random = randomFrom(seed);
  const draw = (visitors: number, of: number) => Array.from({ length: visitors }, () => random() < of).filter(Boolean).length;
  const before = { visitors: 500, conversions: draw(500, rateBefore) };
  const now = { visitors: 0, conversions: 0 };
  for (let look = 0; look < 100; look += 1) {
    now.visitors += 10;
    now.conversions += draw(10, rate);
    if (judgeRelease(evidence({ now, before })).type === 'take-back') return true;
  }
  return false;
}

describe('A fresh release', () => {
  it.each([0.01, 0.05, 0.3])(
    'A release as good as the version before stays, with any number of looks: %p of visitors have an error',
    (rate) => {
      expect(Array.from({ length: 200 }, (_, seed) => isEverTakenBack(seed, rate, rate)).filter(Boolean).length).toBeLessThanOrEqual(10);
    },
  );

  it.each([
    [0.01, 0.3],
    [0.05, 0.5],
  ])('that is bad is rolled back: %p before, %p now', (before, now) => {
    expect(Array.from({ length: 100 }, (_, seed) => isEverTakenBack(seed, before, now)).filter(Boolean).length).toBeGreaterThanOrEqual(98);
  });

  it('is not judged by a few visitors of it, or of the version before', () => {
    const judged = (now: number, before: number) => judgeRelease(evidence({ now: count(now, now), before: count(before) }));
    expect([judged(19, 5000), judged(5000, 99)]).toEqual([{ type: 'stays' }, { type: 'stays' }]);
    expect(judged(20, 1000)).toMatchObject({ type: 'take-back', fault: { type: 'worse-than-before', signal: 'error' } });
  });

  it('is not judged before the response times of servers are known, unless servers exclude it', () => {
    const bad = { now: count(40, 40), before: count(2000, 20) };
    const answers = (moments: number): Change => ({ now: count(moments), before: count(20_000, 200) });
    expect([2, 3].map((moments) => judgeRelease(evidence(bad, answers(moments))).type)).toEqual(['stays', 'take-back']);
    expect(judgeRelease({ ...evidence(bad, answers(0)), excluded: 'crashed' }).type).toBe('take-back');
  });

  const late: Change = { now: count(30, 27), before: count(20_000, 200) };
  const before = count(2000, 20);

  it('stays while the backend is slow and unchanged remotes are affected equally, and reports that', () => {
    const others = { now: count(300, 180), before: count(9000, 90) };
    expect(judgeRelease(evidence({ now: count(200, 130), before, others }, late))).toEqual({
      type: 'waits',
      signal: 'error',
      rate: 0.65,
      before: 0.01,
      others,
    });
  });

  it('is rolled back when it is bad while the backend works, whatever the other remotes do', () => {
    const others = { now: count(300, 180), before: count(9000, 90) };
    expect(judgeRelease(evidence({ now: count(200, 130), before, others })).type).toBe('take-back');
  });

  it('is rolled back when it is clearly worse than the remotes that a slow backend affects', () => {
    const others = { now: count(300, 60), before: count(9000, 90) };
    expect(judgeRelease(evidence({ now: count(200, 180), before, others }, late)).type).toBe('take-back');
    expect(judgeRelease(evidence({ now: count(200, 70), before, others }, late)).type).toBe('waits');
  });

  it('is rolled back when it alone is bad, although servers answer late', () => {
    expect(judgeRelease(evidence({ now: count(200, 130), before }, late)).type).toBe('take-back');
  });

  it('waits for visitors of other remotes while servers answer late', () => {
    const others = { now: count(19, 19), before: count(9000, 90) };
    expect(judgeRelease(evidence({ now: count(200, 200), before, others }, late))).toMatchObject({ type: 'waits', others: null });
  });

  it('A release is compared with the others after minutes with late answers, though the hour was good, until its hour restarts', () => {
    const others = { now: count(300, 60), before: count(9000, 90) };
    const judged = (errors: number, change: Partial<ReleaseEvidence>) =>
      judgeRelease({ ...evidence({ now: count(200, errors), before, others }), ...change }).type;
    const outage = { worstAnswers: count(60, 55) };
    expect([judged(70, outage), judged(180, outage)]).toEqual(['waits', 'take-back']);
    expect([judged(70, { isPostponed: true }), judged(180, { isPostponed: true })]).toEqual(['waits', 'take-back']);
    expect(judged(70, { isPostponed: true, excluded: 'It throws.' })).toBe('take-back');
    expect(judged(70, { worstAnswers: count(20, 3) })).toBe('take-back');
  });

  it('is never judged harder because servers answer late', () => {
    const counts = (most: number) => fc.record({ visitors: fc.nat(most), share: fc.double({ min: 0, max: 1, noNaN: true }) });
    const toCount = ({ visitors, share }: { visitors: number; share: number }) => count(visitors, Math.round(visitors * share));
    fc.assert(
      fc.property(counts(500), counts(5000), counts(500), counts(5000), (now, past, othersNow, othersBefore) => {
        const given = {
          now: toCount(now),
          before: toCount(past),
          others: { now: toCount(othersNow), before: toCount(othersBefore) },
        };
        const [well, slow] = [judgeRelease(evidence(given)).type, judgeRelease(evidence(given, late)).type];
        expect(well === 'take-back' || slow === 'stays').toBe(true);
        expect(well).not.toBe('waits');
      }),
    );
  });

  it('A release is watched for an hour, not after a rollback to it, and not without a version before', () => {
    const first = moveStable(NO_POINTERS, 'a', { by: 'release', at: iso(START) });
    const second = moveStable(first, 'b', { by: 'release', at: iso(START) });
    expect(watchedRelease(remote, first, START)).toBeNull();
    expect(watchedRelease(remote, second, START + 3_599_999)).toMatchObject({ version: 'b', before: 'a' });
    expect(watchedRelease(remote, second, START + 3_600_000)).toBeNull();
    expect(watchedRelease(remote, moveStable(second, 'a', { by: 'rollback', at: iso(START) }), START)).toBeNull();
  });
});
