import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RunCounts } from '../results/index.ts';
import { randomFrom } from '../testing/index.ts';
import { CANARY, CONTROL } from './canary-run.ts';
import { type CanaryDecision, type CanaryEvidence, decideCanary, FALSE_ALARMS } from './decide.ts';

const SIGNALS = ['error', 'LCP', 'cart/itemAdded'];
const plan = { steps: [5, 50, 100], stage: 0, holdMs: 600_000, minVisitors: 500, startedAt: '2026-01-01T00:00:00.000Z' };

type Rates = Readonly<Record<string, number>>;
const USUAL: Rates = { error: 0.02, LCP: 0.2, 'cart/itemAdded': 0.1 };

function evidence(changes: Partial<CanaryEvidence> = {}): CanaryEvidence {
  const counts = { visitors: {}, reached: {}, mixed: 0 };
  return { plan, share: 5, since: 0, now: 3_600_000, counts, settled: null, signals: SIGNALS, excluded: null, ...changes };
}

interface Journey {
  readonly end: CanaryDecision;
  /** Of both arms, over all steps. */
  readonly visitors: number;
}

/**
 * Lets visitors come one by one and decides after each hundred of them, until the canary is taken back or is stable.
 * `lost`: share of the canary's visitors whose page is not alive.
 */
function travel(seed: number, canary: Rates, { lost = 0, most = 60_000 } = {}): Journey {
  const random = randomFrom(seed);
  let visitors = 0;
  let settled: RunCounts | null = null;
  let end: CanaryDecision = { type: 'wait', for: 'someone' };
  for (let stage = 0; stage < plan.steps.length - 1; ) {
    const share = plan.steps[stage] ?? 0;
    const counts = {
      visitors: { [CANARY]: 0, [CONTROL]: 0 },
      reached: Object.fromEntries(SIGNALS.map((signal) => [signal, { [CANARY]: 0, [CONTROL]: 0 }])),
    };
    do {
      visitors += 1;
      const arm = random() * 100 < share ? CANARY : CONTROL;
      if (arm === CANARY && random() < lost) continue;
      counts.visitors[arm] = (counts.visitors[arm] ?? 0) + 1;
      for (const [signal, row] of Object.entries(counts.reached))
        if (random() < ((arm === CANARY ? canary : USUAL)[signal] ?? 0)) row[arm] = (row[arm] ?? 0) + 1;
      if (visitors % 100 !== 0) continue;
      end = decideCanary(evidence({ plan: { ...plan, stage }, share, counts: { ...counts, mixed: 0 }, settled }));
      settled = { visitors: { ...counts.visitors }, reached: structuredClone(counts.reached), mixed: 0 };
    } while (end.type === 'wait' && visitors < most);
    if (end.type !== 'climb') return { end, visitors };
    stage = end.stage;
    settled = null;
    end = { type: 'wait', for: 'time', until: 0 };
  }
  return { end, visitors };
}

describe('A canary with a plan', () => {
  it('An equal canary climbs to all visitors, with at most one false alarm in twenty although it is looked at all the time', () => {
    const journeys = Array.from({ length: 100 }, (_, seed) => travel(seed, USUAL));
    const alarms = journeys.filter(({ end }) => end.type === 'take-back').length;
    // Two standard errors of a share of 5 % in 100 journeys are 4.4 points.
    expect(alarms / journeys.length).toBeLessThanOrEqual(FALSE_ALARMS + 0.044);
    expect(journeys.filter(({ end }) => end.type === 'promote').length / journeys.length).toBeGreaterThan(0.9);
  });

  it.each<[string, Rates, number]>([
    ['every second visitor meets an error', { ...USUAL, error: 0.5 }, 1_000],
    ['errors are five times as many', { ...USUAL, error: 0.1 }, 10_000],
    ['its pages are slow for twice as many', { ...USUAL, LCP: 0.4 }, 10_000],
    ['half as many add to the cart', { ...USUAL, 'cart/itemAdded': 0.05 }, 60_000],
  ])('is rolled back when it is bad: %s', (_what, rates, most) => {
    const journeys = Array.from({ length: 30 }, (_, seed) => travel(seed, rates));
    const taken = journeys.filter(({ end, visitors }) => end.type === 'take-back' && visitors <= most);
    expect(taken.length).toBeGreaterThanOrEqual(28);
  });

  it('is rolled back when its pages fail before they report, because its visitors are missing', () => {
    const journeys = Array.from({ length: 20 }, (_, seed) => travel(seed, USUAL, { lost: 0.9, most: 20_000 }));
    expect(journeys.filter(({ end }) => end.type === 'take-back' && end.fault.type === 'visitors-missing').length).toBeGreaterThanOrEqual(
      19,
    );
  });

  it('is not rolled back when its pages report late, and does not climb meanwhile', () => {
    const visitors = (canary: number, control: number): RunCounts => ({
      visitors: { [CANARY]: canary, [CONTROL]: control },
      reached: {},
      mixed: 0,
    });
    const late = { share: 50, plan: { ...plan, stage: 1 }, counts: visitors(900, 1_400) };
    expect(decideCanary(evidence({ ...late, settled: visitors(400, 920) }))).toEqual({
      type: 'wait',
      for: 'late-pages',
      canary: 900,
      control: 1_400,
    });
    expect(decideCanary(evidence({ ...late, settled: null })).type).toBe('wait');
    expect(decideCanary(evidence({ ...late, settled: visitors(880, 1_350) }))).toMatchObject({
      type: 'take-back',
      fault: { type: 'visitors-missing', canary: 900, control: 1_350 },
    });
  });

  it('is not rolled back for fixing an error, although pages that throw report more often than pages that work', () => {
    const visitors = { [CANARY]: 7_000, [CONTROL]: 7_600 };
    const counts = { visitors, reached: { 'page-error': { [CANARY]: 0, [CONTROL]: 2_000 } }, mixed: 0 };
    expect(decideCanary(evidence({ share: 50, plan: { ...plan, stage: 1 }, counts })).type).toBe('promote');
  });

  it('waits while visitors are few, whatever time has passed', () => {
    const few = fc.record({
      canary: fc.integer({ min: 0, max: 499 }),
      control: fc.integer({ min: 0, max: 5_000 }),
      days: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(few, ({ canary, control, days }) => {
        const counts = { visitors: { [CANARY]: canary, [CONTROL]: control }, reached: {}, mixed: 0 };
        const { type } = decideCanary(evidence({ counts, now: days * 86_400_000 }));
        expect(['wait', 'take-back']).toContain(type);
      }),
    );
  });

  it('waits for its time on a step with enough visitors, then climbs', () => {
    const counts = { visitors: { [CANARY]: 500, [CONTROL]: 9_500 }, reached: {}, mixed: 0 };
    expect(decideCanary(evidence({ counts, now: 599_999 }))).toEqual({ type: 'wait', for: 'time', until: 600_000 });
    expect(decideCanary(evidence({ counts, now: 600_000 }))).toEqual({ type: 'climb', share: 50, stage: 1 });
  });

  it('neither climbs nor is rolled back by the errors of the control', () => {
    const rates = fc.record({ error: fc.integer({ min: 0, max: 2_000 }), slow: fc.integer({ min: 0, max: 2_000 }) });
    fc.assert(
      fc.property(rates, ({ error, slow }) => {
        const reached = { error: { [CANARY]: 0, [CONTROL]: error }, LCP: { [CANARY]: 0, [CONTROL]: slow } };
        const counts = { visitors: { [CANARY]: 2_000, [CONTROL]: 2_000 }, reached, mixed: 0 };
        expect(decideCanary(evidence({ share: 50, plan: { ...plan, stage: 1 }, counts })).type).toBe('promote');
      }),
    );
  });

  it('is rolled back at once when servers have excluded it, and stays on a last step below 100 %', () => {
    expect(decideCanary(evidence({ excluded: 'timed-out' }))).toMatchObject({ type: 'take-back', fault: { type: 'excluded' } });
    const counts = { visitors: { [CANARY]: 900, [CONTROL]: 8_100 }, reached: {}, mixed: 0 };
    const ending = evidence({ share: 10, plan: { ...plan, steps: [1, 10], stage: 1 }, counts });
    expect(decideCanary(ending)).toEqual({ type: 'wait', for: 'someone' });
  });

  it('does not climb while a signal looks worse, even when it may be chance', () => {
    const reached = { error: { [CANARY]: 14, [CONTROL]: 5 } };
    const counts = { visitors: { [CANARY]: 500, [CONTROL]: 500 }, reached, mixed: 0 };
    const doubtful = decideCanary(evidence({ share: 50, plan: { ...plan, stage: 1 }, counts }));
    expect(doubtful.type).toBe('wait');
    expect(doubtful).toMatchObject({ for: 'doubt', signal: 'error' });
  });
});
