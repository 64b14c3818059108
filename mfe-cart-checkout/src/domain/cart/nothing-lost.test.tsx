import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { type Act, closeTabs, connectTabs, giveLocks, type Outcome, Walk } from './testing/index.ts';

const outcomes = fc.array(fc.constantFrom<Outcome>('passes', 'dropped before', 'dropped after', 'held'), { maxLength: 12 });
const addition = fc.oneof(
  fc.record({ act: fc.constant('add' as const), product: fc.constantFrom(7, 8, 9), amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ act: fc.constantFrom('sign in' as const, 'reload' as const, 'retry' as const, 'order' as const, 'wait' as const) }),
);
/** The same in two tabs of one browser. */
const inTabs = <One extends object>(act: fc.Arbitrary<One>) => fc.tuple(fc.constantFrom(0, 1), act).map(([tab, one]) => ({ ...one, tab }));
const acts = fc.array(addition, { maxLength: 14 });
const actsInTabs = fc.array(inTabs(addition), { maxLength: 14 });
const choicesInTabs = fc.array(
  inTabs(
    fc.oneof(
      fc.record({ act: fc.constant('choose' as const), product: fc.constant(7), amount: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ act: fc.constantFrom('reload' as const, 'wait' as const) }),
    ),
  ),
  { maxLength: 12 },
);
const changes = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('choose' as const), product: fc.constantFrom(7, 8), amount: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ act: fc.constant('add' as const), product: fc.constantFrom(7, 8), amount: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ act: fc.constantFrom('reload' as const, 'retry' as const, 'wait' as const) }),
  ),
  { maxLength: 12 },
);
/** In every gate, and in the proof (`npm run proof -- nothing-lost`). */
const RUNS = process.env['VITRAVA_PROOF'] === '1' ? 400 : 40;
describe('additions of a shopper', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  const { fetch } = globalThis;

  function begin(): void {
    localStorage.clear();
    connectTabs();
    globalThis.fetch = fetch;
    giveLocks();
  }

  async function expectNothingLost(done: readonly Act[], treated: readonly Outcome[], tabs: number): Promise<void> {
    begin();
    const walk = new Walk(treated, { tabs });
    const wanted: Record<number, number> = {};
    for (const one of done) {
      if (one.act === 'add') wanted[one.product] = (wanted[one.product] ?? 0) + one.amount;
      await walk.do(one);
    }
    await walk.end();
    expect(walk.stored()).toEqual(wanted);
    closeTabs();
  }

  afterEach(() => {
    jest.useRealTimers();
    closeTabs();
    globalThis.fetch = fetch;
  });

  it('is ordered or in the cart in the end, once: no line disappears and none is doubled', async () => {
    await fc.assert(
      fc.asyncProperty(acts, outcomes, async (done, treated) => {
        await expectNothingLost(done, treated, 1);
      }),
      // More of a line whose transfer was dropped.
      {
        numRuns: RUNS,
        examples: [
          [
            [{ act: 'sign in' }, { act: 'wait' }, { act: 'add', product: 7, amount: 3 }, { act: 'add', product: 7, amount: 2 }],
            ['passes', 'passes', 'dropped before'],
          ],
          [
            [{ act: 'sign in' }, { act: 'wait' }, { act: 'add', product: 7, amount: 3 }, { act: 'add', product: 7, amount: 2 }],
            ['passes', 'passes', 'dropped after'],
          ],
          // Its former content was bought in another tab.
          [[{ act: 'sign in' }, { act: 'add', product: 7, amount: 1 }, { act: 'order' }, { act: 'add', product: 7, amount: 1 }], []],
        ],
      },
    );
  });

  it('is ordered or in the cart in the end, once, whatever two tabs do', async () => {
    await fc.assert(
      fc.asyncProperty(actsInTabs, outcomes, async (done, treated) => {
        await expectNothingLost(done, treated, 2);
      }),
      { numRuns: RUNS },
    );
  });

  it('The cart has the last requested amount in the end, with any reloads and network faults', async () => {
    await fc.assert(
      fc.asyncProperty(changes, outcomes, async (done, treated) => {
        begin();
        const present = [
          [7, 2],
          [8, 1],
        ] as const;
        const walk = new Walk(['passes', 'passes', ...treated], { present });
        const wanted: Record<number, number> = { 7: 2, 8: 1 };
        // What the shopper saw last; more of it comes on top of that.
        const shown: Record<number, number> = { ...wanted };
        await walk.do({ act: 'sign in' });
        await walk.do({ act: 'wait' });
        for (const one of done) {
          if (one.act === 'add' || one.act === 'choose') {
            const seen = walk.seen(one.product);
            // A shopper cannot choose the amount of an invisible line.
            if (one.act === 'choose' && seen === null) continue;
            // A shopper who was notified that a change failed does not add to an invisible line, either.
            if (seen === null && shown[one.product] !== wanted[one.product]) continue;
            wanted[one.product] = one.act === 'choose' ? one.amount : (seen ?? shown[one.product] ?? 0) + one.amount;
            shown[one.product] = wanted[one.product] ?? 0;
          }
          await walk.do(one);
          for (const product of [7, 8]) shown[product] = walk.seen(product) ?? shown[product] ?? 0;
        }
        await walk.end();
        expect(walk.stored()).toEqual(Object.fromEntries(Object.entries(wanted).filter(([, amount]) => amount > 0)));
        closeTabs();
      }),
      {
        numRuns: RUNS,
        examples: [
          // Held or lost, and the page is reloaded.
          [[{ act: 'choose', product: 7, amount: 4 }, { act: 'reload' }], ['held']],
          [[{ act: 'choose', product: 7, amount: 0 }, { act: 'reload' }], ['held']],
          [[{ act: 'choose', product: 7, amount: 4 }, { act: 'reload' }], ['dropped before']],
          [[{ act: 'choose', product: 7, amount: 3 }, { act: 'choose', product: 7, amount: 4 }, { act: 'reload' }], ['dropped after']],
          // More of it before the cart is read.
          [
            [{ act: 'choose', product: 7, amount: 4 }, { act: 'reload' }, { act: 'add', product: 7, amount: 1 }],
            ['held', 'held', 'held'],
          ],
          // The same, and the reading fails.
          [
            [
              { act: 'choose', product: 7, amount: 0 },
              { act: 'reload' },
              { act: 'add', product: 7, amount: 1 },
              { act: 'add', product: 7, amount: 1 },
            ],
            ['dropped after', 'dropped after', 'passes', 'dropped after'],
          ],
        ],
      },
    );
  });

  it('The cart has the last requested amount in the end, in whichever of two tabs it was requested', async () => {
    await fc.assert(
      fc.asyncProperty(choicesInTabs, outcomes, async (done, treated) => {
        begin();
        const walk = new Walk(treated, { present: [[7, 2]], tabs: 2, isFaulty: (method) => method !== 'GET' });
        let wanted = 2;
        await walk.do({ act: 'sign in' });
        for (const one of done) {
          await walk.switchTo(one.tab);
          if (one.act === 'choose') {
            const seen = walk.seen(one.product, one.tab);
            if (seen === null || seen === one.amount) continue;
            wanted = one.amount;
          }
          await walk.do(one);
        }
        await walk.end();
        expect(walk.stored()).toEqual(wanted > 0 ? { 7: wanted } : {});
        closeTabs();
      }),
      {
        numRuns: RUNS,
        examples: [
          // Taken back while the removal is under way in the other tab, and it reaches the server after both pages have gone.
          [
            [
              { act: 'choose', product: 7, amount: 0, tab: 1 },
              { act: 'reload', tab: 0 },
              { act: 'choose', product: 7, amount: 2, tab: 0 },
            ],
            ['held'],
          ],
        ],
      },
    );
  });
});
