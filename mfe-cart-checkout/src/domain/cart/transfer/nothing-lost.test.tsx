import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import fc from 'fast-check';
import { $entries, $isSettled, $lines, $strandedLines, cartReloadRequested, changeRetried } from '../index.ts';
import {
  add,
  amounts,
  type CartServer,
  choose,
  closeTabs,
  connectTabs,
  giveLocks,
  offers,
  openTab,
  serveCart,
  signIn,
  signOut,
  storedLines,
} from '../testing/index.ts';

/** What the network does with a call: it passes, is dropped before or after the server, or reaches it only after the page has gone. */
type Fate = 'passes' | 'dropped before' | 'dropped after' | 'held';
/** What the shopper does, in the first tab when none is said. */
type Act = { readonly tab?: number } & (
  | { readonly act: 'add'; readonly product: number; readonly amount: number }
  | { readonly act: 'choose'; readonly product: number; readonly amount: number }
  | { readonly act: 'sign in' | 'reload' | 'retry' | 'order' | 'wait' }
);

const fates = fc.array(fc.constantFrom<Fate>('passes', 'dropped before', 'dropped after', 'held'), { maxLength: 12 });
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
const RUNS = process.env['VITRAVA_PROOF'] === '1' ? 400 : 25;
/** Until what has been asked for is on its way; no answer takes longer here. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 4));

/** A call that neither has come to the server nor will be answered while its page is there. */
interface HeldCall {
  readonly reach: () => Promise<unknown>;
  readonly end: (error: Error) => void;
}

interface Tab {
  readonly scope: Scope;
  readonly page: number;
  readonly held: HeldCall[];
}

interface WalkOptions {
  readonly present?: readonly (readonly [number, number])[];
  readonly tabs?: number;
  /** Which calls the network treats as it likes; all when absent. */
  readonly isFaulty?: (method: string) => boolean;
}

/** A shopper whose pages are loaded anew again and again, over a network that treats each call as it likes. */
class Walk {
  readonly server: CartServer;
  readonly ordered = new Map<number, number>();
  private readonly tabs: Tab[];
  private isSignedIn = false;
  private pages = 0;
  private readonly fates: Fate[];
  private readonly isFaulty: (method: string) => boolean;

  constructor(fates: readonly Fate[], { present = [], tabs = 1, isFaulty = () => true }: WalkOptions = {}) {
    this.server = serveCart(offers, present);
    this.fates = [...fates];
    this.isFaulty = isFaulty;
    const reach = globalThis.fetch;
    globalThis.fetch = (address, init) => this.send(address as string, init?.method ?? 'GET', () => reach(address, init));
    this.tabs = Array.from({ length: tabs }, (_, index) => this.open(index));
  }

  async do({ tab = 0, ...one }: Act): Promise<void> {
    const { scope } = this.tabOf(tab);
    if (one.act === 'add') add(scope, one.product, one.amount);
    if (one.act === 'choose') choose(scope, one.product, one.amount);
    if (one.act === 'sign in') this.signIn();
    if (one.act === 'reload') await this.reload(tab);
    if (one.act === 'retry') this.retry(tab);
    if (one.act === 'order') this.order();
    tellTabs();
    await aWhile();
  }

  /** The network is whole again, and the shopper comes back to the cart and insists on every line and every change. */
  async end(): Promise<void> {
    this.fates.splice(0);
    for (const index of this.tabs.keys()) await this.reload(index);
    this.signIn();
    await waitFor(() => {
      tellTabs();
      for (const [index, { scope }] of this.tabs.entries()) {
        const isOpen = scope.getState($strandedLines).length > 0 || scope.getState($entries).some(({ failure }) => failure !== null);
        if (isOpen) this.retry(index);
        expect([isOpen, scope.getState($isSettled), storedLines().length]).toEqual([false, true, 0]);
      }
    });
  }

  /** Who turns to another tab finds it as the server has it. */
  async turnTo(tab: number): Promise<void> {
    void allSettled(cartReloadRequested, { scope: this.tabOf(tab).scope });
    await aWhile();
  }

  /** Pieces by product, ordered or in the cart. */
  kept(): Readonly<Record<number, number>> {
    const kept = new Map(this.ordered);
    for (const { product, amount } of this.server.lines) kept.set(product, amount + (kept.get(product) ?? 0));
    return Object.fromEntries(kept);
  }

  /** The amount that the shopper sees of a line that the server has; null of one that is on its way, or not read yet. */
  seen(product: number, tab = 0): number | null {
    const { scope } = this.tabOf(tab);
    const isThere = scope.getState($lines).some((line) => line.product === product);
    return isThere && storedLines().every((line) => line.product !== product) ? (amounts(scope)[product] ?? 0) : null;
  }

  private tabOf(index: number): Tab {
    return this.tabs[index] as Tab;
  }

  private open(index: number): Tab {
    this.pages += 1;
    return { scope: openTab(`https://tab-${index}-${this.pages}.example`), page: this.pages, held: [] };
  }

  private signIn(): void {
    this.isSignedIn = true;
    for (const { scope } of this.tabs) signIn(scope);
  }

  private retry(tab: number): void {
    const { scope } = this.tabOf(tab);
    const failed = scope.getState($entries).filter(({ failure }) => failure !== null);
    for (const { product } of [...scope.getState($strandedLines), ...failed]) void allSettled(changeRetried, { scope, params: product });
    void allSettled(cartReloadRequested, { scope });
  }

  /** The server makes an order of what its cart holds. */
  private order(): void {
    for (const { product, amount } of this.server.lines.splice(0)) this.ordered.set(product, amount + (this.ordered.get(product) ?? 0));
  }

  /** Nothing that was under way is answered any more; what was held reaches the server all the same. */
  private async reload(index: number): Promise<void> {
    const { scope, held } = this.tabOf(index);
    signOut(scope);
    this.tabs[index] = this.open(index);
    for (const { reach, end } of held) {
      await reach();
      end(new TypeError('the page has gone'));
    }
    if (this.isSignedIn) signIn(this.tabOf(index).scope);
  }

  private async send(address: string, method: string, reach: () => Promise<Response>): Promise<Response> {
    const [, index, page] = /tab-(\d)-(\d+)\./.exec(address) ?? [];
    const isGone = () => this.tabs[Number(index)] !== undefined && this.tabOf(Number(index)).page !== Number(page);
    if (isGone()) throw new TypeError('the page has gone');
    const fate = this.isFaulty(method) ? (this.fates.shift() ?? 'passes') : 'passes';
    if (fate === 'held') return new Promise<never>((_, end) => this.tabOf(Number(index)).held.push({ reach, end }));
    const answer = fate === 'dropped before' ? null : await reach();
    if (isGone() || fate !== 'passes' || !answer) throw new TypeError('fetch failed');
    return answer;
  }
}

/** Tabs hear what another one has stored. */
function tellTabs(): void {
  for (const key of ['vitrava.cart.v1', 'vitrava.cart-changes.v1']) {
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }
}

describe('what a shopper puts into the cart', () => {
  beforeEach(() => {
    connectTabs();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  const { fetch } = globalThis;

  function begin(): void {
    localStorage.clear();
    globalThis.fetch = fetch;
    giveLocks();
  }

  async function expectNothingLost(done: readonly Act[], treated: readonly Fate[], tabs: number): Promise<void> {
    begin();
    const walk = new Walk(treated, { tabs });
    const wanted: Record<number, number> = {};
    for (const one of done) {
      if (one.act === 'add') wanted[one.product] = (wanted[one.product] ?? 0) + one.amount;
      await walk.do(one);
    }
    await walk.end();
    expect(walk.kept()).toEqual(wanted);
    closeTabs();
  }

  afterEach(() => {
    closeTabs();
    globalThis.fetch = fetch;
  });

  it('is ordered or in the cart in the end, once: no line disappears and none is doubled', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fates, async (done, treated) => {
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
          // What lay there was bought elsewhere.
          [[{ act: 'sign in' }, { act: 'add', product: 7, amount: 1 }, { act: 'order' }, { act: 'add', product: 7, amount: 1 }], []],
        ],
      },
    );
  });

  it('is ordered or in the cart in the end, once, whatever two tabs do', async () => {
    await fc.assert(
      fc.asyncProperty(actsInTabs, fates, async (done, treated) => {
        await expectNothingLost(done, treated, 2);
      }),
      { numRuns: RUNS },
    );
  });

  it('has the amount that was asked for last in the end, whatever page and network that met', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fates, async (done, treated) => {
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
            // Who cannot see a line does not choose its amount.
            if (one.act === 'choose' && seen === null) continue;
            // Nor does who was told that a change was not made add to what they cannot see.
            if (seen === null && shown[one.product] !== wanted[one.product]) continue;
            wanted[one.product] = one.act === 'choose' ? one.amount : (seen ?? shown[one.product] ?? 0) + one.amount;
            shown[one.product] = wanted[one.product] ?? 0;
          }
          await walk.do(one);
          for (const product of [7, 8]) shown[product] = walk.seen(product) ?? shown[product] ?? 0;
        }
        await walk.end();
        expect(walk.kept()).toEqual(Object.fromEntries(Object.entries(wanted).filter(([, amount]) => amount > 0)));
        expect(localStorage.getItem('vitrava.cart-changes.v1')).toBeNull();
        closeTabs();
      }),
      {
        numRuns: RUNS,
        examples: [
          // Held or lost, and the page is loaded anew.
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

  it('has the amount that was asked for last in the end, whichever of two tabs it was asked in', async () => {
    await fc.assert(
      fc.asyncProperty(choicesInTabs, fates, async (done, treated) => {
        begin();
        const walk = new Walk(treated, { present: [[7, 2]], tabs: 2, isFaulty: (method) => method !== 'GET' });
        let wanted = 2;
        await walk.do({ act: 'sign in' });
        for (const one of done) {
          await walk.turnTo(one.tab);
          if (one.act === 'choose') {
            const seen = walk.seen(one.product, one.tab);
            if (seen === null || seen === one.amount) continue;
            wanted = one.amount;
          }
          await walk.do(one);
        }
        await walk.end();
        expect(walk.kept()).toEqual(wanted > 0 ? { 7: wanted } : {});
        expect(localStorage.getItem('vitrava.cart-changes.v1')).toBeNull();
        closeTabs();
      }),
      { numRuns: RUNS },
    );
  });
});
