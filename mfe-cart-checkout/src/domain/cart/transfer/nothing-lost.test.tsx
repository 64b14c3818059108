import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import fc from 'fast-check';
import { $isSettled, $lines, $strandedLines, cartReloadRequested, changeRetried } from '../index.ts';
import {
  add,
  amounts,
  type CartServer,
  choose,
  closeTabs,
  connectTabs,
  offers,
  openTab,
  serveCart,
  signIn,
  signOut,
  storedLines,
} from '../testing/index.ts';

/** What the network does with a call: it passes, is dropped before or after the server, or reaches it only after the page has gone. */
type Fate = 'passes' | 'dropped before' | 'dropped after' | 'held';
type Act =
  | { readonly act: 'add'; readonly product: number; readonly amount: number }
  | { readonly act: 'choose'; readonly product: number; readonly amount: number }
  | { readonly act: 'sign in' | 'reload' | 'retry' | 'order' | 'wait' };

const fates = fc.array(fc.constantFrom<Fate>('passes', 'dropped before', 'dropped after', 'held'), { maxLength: 12 });
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('add' as const), product: fc.constantFrom(7, 8, 9), amount: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ act: fc.constantFrom('sign in' as const, 'reload' as const, 'retry' as const, 'order' as const, 'wait' as const) }),
  ),
  { maxLength: 14 },
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
/** Until what has been asked for is on its way; no answer takes longer here. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 4));

/** A shopper whose page is loaded anew again and again, over a network that treats each call as it likes. */
class Walk {
  readonly server: CartServer;
  readonly ordered = new Map<number, number>();
  private scope: Scope;
  private isSignedIn = false;
  private page = 0;
  private late: (() => Promise<unknown>)[] = [];
  private readonly fates: Fate[];

  constructor(fates: readonly Fate[], present: readonly (readonly [number, number])[] = []) {
    this.server = serveCart(offers, present);
    this.fates = [...fates];
    const reach = globalThis.fetch;
    globalThis.fetch = (address, init) => this.send(() => reach(address, init));
    this.scope = openTab();
  }

  async do(one: Act): Promise<void> {
    if (one.act === 'add') add(this.scope, one.product, one.amount);
    if (one.act === 'choose') choose(this.scope, one.product, one.amount);
    if (one.act === 'sign in') this.signIn();
    if (one.act === 'reload') await this.reload();
    if (one.act === 'retry') this.retry();
    if (one.act === 'order') this.order();
    await aWhile();
  }

  /** The network is whole again, and the shopper comes back to the cart and insists on every line. */
  async end(): Promise<void> {
    this.fates.splice(0);
    await this.reload();
    this.signIn();
    await waitFor(() => {
      if (this.scope.getState($strandedLines).length > 0) this.retry();
      expect(this.scope.getState($isSettled) && storedLines().length === 0).toBe(true);
    });
  }

  /** Pieces by product, ordered or in the cart. */
  kept(): Readonly<Record<number, number>> {
    const kept = new Map(this.ordered);
    for (const { product, amount } of this.server.lines) kept.set(product, amount + (kept.get(product) ?? 0));
    return Object.fromEntries(kept);
  }

  /** The amount that the shopper sees of a line that the server has; null of one that is on its way, or not read yet. */
  seen(product: number): number | null {
    const isThere = this.scope.getState($lines).some((line) => line.product === product);
    return isThere && storedLines().every((line) => line.product !== product) ? (amounts(this.scope)[product] ?? 0) : null;
  }

  private signIn(): void {
    this.isSignedIn = true;
    signIn(this.scope);
  }

  private retry(): void {
    for (const { product } of this.scope.getState($strandedLines)) void allSettled(changeRetried, { scope: this.scope, params: product });
    void allSettled(cartReloadRequested, { scope: this.scope });
  }

  /** The server makes an order of what its cart holds. */
  private order(): void {
    for (const { product, amount } of this.server.lines.splice(0)) this.ordered.set(product, amount + (this.ordered.get(product) ?? 0));
  }

  /** Nothing that was under way is answered any more; what was held reaches the server all the same. */
  private async reload(): Promise<void> {
    this.page += 1;
    signOut(this.scope);
    for (const reach of this.late.splice(0)) await reach();
    this.scope = openTab();
    if (this.isSignedIn) signIn(this.scope);
  }

  private async send(reach: () => Promise<Response>): Promise<Response> {
    const { page } = this;
    const fate = this.fates.shift() ?? 'passes';
    if (fate === 'held') this.late.push(reach);
    const answer = fate === 'passes' || fate === 'dropped after' ? await reach() : null;
    if (fate === 'held' || page !== this.page) return new Promise<never>(() => undefined);
    if (fate !== 'passes' || !answer) throw new TypeError('fetch failed');
    return answer;
  }
}

describe('what a shopper puts into the cart', () => {
  beforeEach(() => {
    connectTabs();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  const { fetch } = globalThis;
  afterEach(() => {
    closeTabs();
    globalThis.fetch = fetch;
  });

  it('is ordered or in the cart in the end, once: no line disappears and none is doubled', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fates, async (done, treated) => {
        localStorage.clear();
        globalThis.fetch = fetch;
        const walk = new Walk(treated);
        const wanted: Record<number, number> = {};
        for (const one of done) {
          if (one.act === 'add') wanted[one.product] = (wanted[one.product] ?? 0) + one.amount;
          await walk.do(one);
        }
        await walk.end();
        expect(walk.kept()).toEqual(wanted);
        closeTabs();
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

  it('has the amount that was asked for last in the end, whatever page and network that met', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fates, async (done, treated) => {
        localStorage.clear();
        globalThis.fetch = fetch;
        const walk = new Walk(
          ['passes', 'passes', ...treated],
          [
            [7, 2],
            [8, 1],
          ],
        );
        const wanted: Record<number, number> = { 7: 2, 8: 1 };
        await walk.do({ act: 'sign in' });
        await walk.do({ act: 'wait' });
        for (const one of done) {
          if (one.act === 'add' || one.act === 'choose') {
            const seen = walk.seen(one.product);
            // Who cannot see a line does not choose its amount.
            if (one.act === 'choose' && seen === null) continue;
            wanted[one.product] = one.act === 'choose' ? one.amount : (seen ?? wanted[one.product] ?? 0) + one.amount;
          }
          await walk.do(one);
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
});
