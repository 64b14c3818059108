import { expect, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { $entries, $isSettled, $lines, $unsyncedLines, cartReloadRequested, changeRetried } from '../index.ts';
import { signIn, signOut, storedLines } from './browser.ts';
import { type CartServer, serveCart } from './server.ts';
import { add, amounts, choose, offers } from './shopper.ts';
import { openTab } from './tab.ts';

/** What the network does with a call: it passes, is dropped before or after the server, or reaches it only after the page has gone. */
export type Outcome = 'passes' | 'dropped before' | 'dropped after' | 'held';
/** The shopper's actions, in the first tab by default. */
export type Act = { readonly tab?: number } & (
  | { readonly act: 'add'; readonly product: number; readonly amount: number }
  | { readonly act: 'choose'; readonly product: number; readonly amount: number }
  | { readonly act: 'sign in' | 'reload' | 'retry' | 'order' | 'wait' }
);

/** Until all commands are on their way; no response takes longer here. The clock is Jest's. */
const aWhile = () => jest.advanceTimersByTimeAsync(4);

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

/** A shopper whose pages are reloaded again and again, over an unreliable network. */
export class Walk {
  readonly server: CartServer;
  readonly ordered = new Map<number, number>();
  private readonly tabs: Tab[];
  private isSignedIn = false;
  private pages = 0;
  private readonly outcomes: Outcome[];
  private readonly isFaulty: (method: string) => boolean;

  constructor(outcomes: readonly Outcome[], { present = [], tabs = 1, isFaulty = () => true }: WalkOptions = {}) {
    this.server = serveCart(offers, present);
    this.outcomes = [...outcomes];
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
    notifyTabs();
    await aWhile();
  }

  /** The network is whole again, and the shopper comes back to the cart and insists on every line and every change. */
  async end(): Promise<void> {
    this.outcomes.splice(0);
    for (const index of this.tabs.keys()) await this.reload(index);
    this.signIn();
    await waitFor(() => {
      notifyTabs();
      for (const [index, { scope }] of this.tabs.entries()) {
        const isOpen = scope.getState($unsyncedLines).length > 0 || scope.getState($entries).some(({ failure }) => failure !== null);
        if (isOpen) this.retry(index);
        expect([isOpen, scope.getState($isSettled), localStorage.getItem('vitrava.cart.v1')]).toEqual([false, true, null]);
      }
    });
  }

  /** After a switch, another tab shows the server's cart. */
  async switchTo(tab: number): Promise<void> {
    void allSettled(cartReloadRequested, { scope: this.tabOf(tab).scope });
    await aWhile();
  }

  /** Pieces by product, ordered or in the cart. */
  stored(): Readonly<Record<number, number>> {
    const stored = new Map(this.ordered);
    for (const { product, amount } of this.server.lines) stored.set(product, amount + (stored.get(product) ?? 0));
    return Object.fromEntries(stored);
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
    for (const { product } of [...scope.getState($unsyncedLines), ...failed]) void allSettled(changeRetried, { scope, params: product });
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
    const outcome = this.isFaulty(method) ? (this.outcomes.shift() ?? 'passes') : 'passes';
    if (outcome === 'held') return new Promise<never>((_, end) => this.tabOf(Number(index)).held.push({ reach, end }));
    const answer = outcome === 'dropped before' ? null : await reach();
    if (isGone() || outcome !== 'passes' || !answer) throw new TypeError('fetch failed');
    return answer;
  }
}

/** Tabs receive the stored changes of another one. */
function notifyTabs(): void {
  dispatchEvent(new StorageEvent('storage', { key: 'vitrava.cart.v1', storageArea: localStorage }));
}
