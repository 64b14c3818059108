import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import fc from 'fast-check';
import { $isSettled, $strandedLines, cartReloadRequested, changeRetried } from '../index.ts';
import {
  add,
  type CartServer,
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
  | { readonly act: 'sign in' | 'reload' | 'retry' | 'order' | 'wait' };

const fates = fc.array(fc.constantFrom<Fate>('passes', 'dropped before', 'dropped after', 'held'), { maxLength: 12 });
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('add' as const), product: fc.constantFrom(7, 8, 9), amount: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ act: fc.constantFrom('sign in' as const, 'reload' as const, 'retry' as const, 'order' as const, 'wait' as const) }),
  ),
  { maxLength: 14 },
);
/** Until what has been asked for is on its way; no answer takes longer here. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 4));

/** A shopper whose page is loaded anew again and again, over a network that treats each call as it likes. */
class Walk {
  readonly server: CartServer = serveCart(offers);
  readonly ordered = new Map<number, number>();
  private scope: Scope;
  private isSignedIn = false;
  private page = 0;
  private late: (() => Promise<unknown>)[] = [];
  private readonly fates: Fate[];

  constructor(fates: readonly Fate[]) {
    this.fates = [...fates];
    const reach = globalThis.fetch;
    globalThis.fetch = (address, init) => this.send(() => reach(address, init));
    this.scope = openTab();
  }

  async do(one: Act): Promise<void> {
    if (one.act === 'add') add(this.scope, one.product, one.amount);
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
        numRuns: 40,
        examples: [
          [
            [{ act: 'sign in' }, { act: 'wait' }, { act: 'add', product: 7, amount: 3 }, { act: 'add', product: 7, amount: 2 }],
            ['passes', 'passes', 'dropped before'],
          ],
          [
            [{ act: 'sign in' }, { act: 'wait' }, { act: 'add', product: 7, amount: 3 }, { act: 'add', product: 7, amount: 2 }],
            ['passes', 'passes', 'dropped after'],
          ],
        ],
      },
    );
  });
});
