import { describe, expect, it } from '@jest/globals';
import type { PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import { isSettled, type Reading } from '@vitrava/shared-kit/models/optimistic-list';
import fc from 'fast-check';
import type { LineCommand } from './command.ts';
import { entriesOf } from './entries.ts';
import { isHandedOver } from './hand-over.ts';
import { cartList, lineCommanded, lineHandedOver } from './list.ts';
import { type CustomerCart, emptyCart, type LineCall } from './state.ts';

const OWNER = 5;
const totals = { count: 0, weight: 0, delivery: [], total_inc_vat: '0.00' } as unknown as Totals;

function lineOf(id: number, product: number, amount: number): PricedLine {
  return { id, product, amount, item: null } as PricedLine;
}

const amountOf = (amount: number): LineCommand => ({ kind: 'amount', amount, item: null });
const addition = (amount: number): LineCommand => ({ kind: 'addition', amount, item: null });

/** A line that was handed to the device: `sent` of it are on their way, and may have arrived although no answer came. */
interface Handed {
  readonly product: number;
  amount: number;
  sent: number;
  isMade: boolean;
}

/** A server that keeps a cart as ours does, and a page that talks to it over a network where anything may come late or get lost. */
class Shop {
  cart: CustomerCart = emptyCart(OWNER);
  server: PricedLine[];
  readonly inFlight: LineCall[] = [];
  device: Handed[] = [];
  readonly readings: { readonly reading: Reading; readonly lines: readonly PricedLine[] }[] = [];
  private lastLine = 1000;

  constructor(lines: readonly PricedLine[]) {
    this.server = [...lines];
    this.beginReading();
    this.endReading(0);
  }

  get coming() {
    return this.device.map(({ product, amount }) => ({ product, amount, item: null }));
  }

  command(product: number, command: LineCommand): void {
    if (isHandedOver(this.cart, product, command)) this.handOver(product, command.amount);
    else this.cart = lineCommanded(this.cart, { product, command });
    this.send();
  }

  answer(index: number): void {
    const place = index % Math.max(1, this.inFlight.length + this.device.length);
    const [call] = this.inFlight.splice(place, 1);
    if (!call) this.arrive(this.device[place - this.inFlight.length]);
    else if (this.server.some(({ id }) => id === call.id)) this.cart = cartList.callDone(this.cart, call, this.make(call));
    else this.cart = call.kind === 'remove' ? cartList.callDone(this.cart, call, null) : cartList.entryMissed(this.cart, call);
    this.send();
  }

  lose(index: number, isMade: boolean): void {
    const place = index % Math.max(1, this.inFlight.length + this.device.length);
    const [call] = this.inFlight.splice(place, 1);
    const line = this.device[place - this.inFlight.length];
    if (!call && line && isMade) this.add(line);
    if (!call) return;
    if (isMade) this.make(call);
    this.cart = cartList.callFailed(this.cart, call, 'network');
    this.cart = cartList.changeRetried(this.cart, call.product);
    this.send();
  }

  beginReading(): void {
    const reading = { owner: OWNER, edition: this.cart.edition, serial: this.cart.lastReading + 1 };
    this.cart = cartList.readingBegun(this.cart, reading);
    this.readings.push({ reading, lines: this.server.map((line) => ({ ...line })) });
  }

  endReading(index: number): void {
    const [read] = this.readings.splice(index % Math.max(1, this.readings.length), 1);
    if (read) this.cart = cartList.readingDone(this.cart, read.reading, read.lines, { totals });
    this.send();
  }

  finish(): void {
    while (this.inFlight.length + this.device.length > 0) this.answer(0);
    this.beginReading();
    while (this.readings.length > 0) this.endReading(0);
  }

  shown(): readonly (readonly [number, number])[] {
    return entriesOf(this.cart, this.coming).map(({ product, amount }) => [product, amount]);
  }

  private send(): void {
    for (let step = cartList.nextStep(this.cart, this.coming); step; step = cartList.nextStep(this.cart, this.coming)) {
      if (step.kind === 'met') this.cart = cartList.changeForgotten(this.cart, step.product);
      else if (step.call.kind === 'create')
        this.handOver(step.call.product, step.call.amount - (step.call.isAddition ? step.call.before : 0));
      else {
        this.cart = cartList.callSent(this.cart, step.call);
        this.inFlight.push(step.call);
      }
    }
  }

  private handOver(product: number, amount: number): void {
    const line = this.device.find((one) => one.product === product);
    if (line) line.amount += amount;
    else this.device.push({ product, amount, sent: amount, isMade: false });
    this.cart = cartList.overtaken(lineHandedOver(this.cart, product));
  }

  /** The answer to what was sent of a line: the rest is sent next. */
  private arrive(line: Handed | undefined): void {
    if (!line) return;
    this.add(line);
    line.amount -= line.sent;
    Object.assign(line, { sent: line.amount, isMade: false });
    this.device = this.device.filter(({ amount }) => amount > 0);
    const made = this.server.find(({ product }) => product === line.product);
    this.cart = made ? cartList.entryPut(this.cart, made) : cartList.overtaken(this.cart);
  }

  private add(line: Handed): void {
    if (!line.isMade) this.put(line.product, line.sent + (this.server.find(({ product }) => product === line.product)?.amount ?? 0));
    line.isMade = true;
  }

  private put(product: number, amount: number): PricedLine {
    const present = this.server.find((line) => line.product === product);
    if (!present) this.lastLine += 1;
    const line = lineOf(present?.id ?? this.lastLine, product, amount);
    this.server = present ? this.server.map((one) => (one === present ? line : one)) : [...this.server, line];
    return line;
  }

  private make(call: LineCall): PricedLine | null {
    if (call.kind === 'update') return this.server.some(({ id }) => id === call.id) ? this.put(call.product, call.amount) : null;
    this.server = this.server.filter(({ id }) => id !== call.id);
    return null;
  }
}

const product = fc.integer({ min: 1, max: 4 });
const commanding = fc.record({
  action: fc.constant('command' as const),
  product,
  command: fc.oneof(fc.integer({ min: 0, max: 9 }).map(amountOf), fc.integer({ min: 1, max: 3 }).map(addition)),
});
const index = fc.nat({ max: 5 });
const action = fc.oneof(
  commanding,
  fc.record({ action: fc.constant('answer' as const), index }),
  fc.record({ action: fc.constant('beginReading' as const) }),
  fc.record({ action: fc.constant('endReading' as const), index }),
);
const losing = fc.record({ action: fc.constant('lose' as const), index, isMade: fc.boolean() });
const present = fc
  .uniqueArray(product, { maxLength: 4 })
  .map((products) => products.map((id, place) => lineOf(100 + place, id, 1 + (id % 3))));

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;
type Loss = typeof losing extends fc.Arbitrary<infer One> ? One : never;

/** Lets everything happen; gives the amounts that the commands come to. */
function play(shop: Shop, actions: readonly (Action | Loss)[], look: (wanted: ReadonlyMap<number, number>) => void = () => undefined) {
  const wanted = new Map(shop.shown());
  for (const one of actions) {
    if (one.action === 'command') {
      const amount = one.command.kind === 'amount' ? one.command.amount : (wanted.get(one.product) ?? 0) + one.command.amount;
      if (amount === 0) wanted.delete(one.product);
      else wanted.set(one.product, amount);
      shop.command(one.product, one.command);
    } else if (one.action === 'answer') shop.answer(one.index);
    else if (one.action === 'endReading') shop.endReading(one.index);
    else if (one.action === 'lose') shop.lose(one.index, one.isMade);
    else shop.beginReading();
    look(wanted);
  }
  return wanted;
}

const sorted = (pairs: Iterable<readonly [number, number]>) => [...pairs].sort(([one], [other]) => one - other);
const serverPairs = ({ server }: Shop) => sorted(server.map((line) => [line.product, line.amount] as const));

describe('pending changes of a customer’s cart', () => {
  it('show every command at once, whatever answers and readings come in between', () => {
    fc.assert(
      fc.property(present, fc.array(action, { maxLength: 40 }), (lines, actions) => {
        const shop = new Shop(lines);
        play(shop, actions, (wanted) => expect(sorted(shop.shown())).toEqual(sorted(wanted)));
      }),
    );
  });

  it('end in the last command of every line, on the page and on the server', () => {
    fc.assert(
      fc.property(present, fc.array(action, { maxLength: 40 }), (lines, actions) => {
        const shop = new Shop(lines);
        const wanted = play(shop, actions);
        shop.finish();
        expect(serverPairs(shop)).toEqual(sorted(wanted));
        expect(sorted(shop.shown())).toEqual(sorted(wanted));
        expect(isSettled(shop.cart)).toBe(true);
      }),
    );
  });

  it('make nothing twice and lose nothing when answers are lost and calls are tried again', () => {
    fc.assert(
      fc.property(present, fc.array(fc.oneof(action, losing), { maxLength: 40 }), (lines, actions) => {
        const shop = new Shop(lines);
        const wanted = play(shop, actions);
        shop.finish();
        expect(serverPairs(shop)).toEqual(sorted(wanted));
      }),
      { numRuns: 1000 },
    );
  });

  it('are sent even when they ask for what the line was before a call whose answer was lost', () => {
    const shop = new Shop([lineOf(7, 1, 3)]);
    shop.command(1, amountOf(2));
    const [call] = shop.inFlight.splice(0);
    shop.server = [lineOf(7, 1, 2)];
    shop.cart = cartList.callFailed(shop.cart, call as LineCall, 'network');
    shop.command(1, amountOf(3));
    shop.finish();
    expect(serverPairs(shop)).toEqual([[1, 3]]);
  });

  it('have at most one call per line under way', () => {
    fc.assert(
      fc.property(present, fc.array(fc.oneof(action, losing), { maxLength: 40 }), (lines, actions) => {
        const shop = new Shop(lines);
        play(shop, actions, () => {
          const products = shop.inFlight.map((call) => call.product);
          expect(new Set(products).size).toBe(products.length);
        });
      }),
    );
  });

  it('[B7] keep the order of lines across refreshes', () => {
    fc.assert(
      fc.property(present, fc.array(action, { maxLength: 40 }), (lines, actions) => {
        const shop = new Shop(lines);
        let before = shop.shown().map(([id]) => id);
        play(shop, actions, () => {
          const now = shop.shown().map(([id]) => id);
          expect(now.filter((id) => before.includes(id))).toEqual(before.filter((id) => now.includes(id)));
          before = now;
        });
      }),
    );
  });

  it('[B8] append lines that a refresh brings, sorted by id', () => {
    const shop = new Shop([lineOf(7, 1, 1)]);
    shop.server = [lineOf(9, 3, 1), lineOf(7, 1, 1), lineOf(8, 2, 1)];
    shop.beginReading();
    shop.endReading(0);
    expect(shop.shown().map(([id]) => id)).toEqual([1, 2, 3]);
  });

  it('return to the server’s state when a call fails, and keep what was asked for a retry', () => {
    const shop = new Shop([lineOf(7, 1, 2)]);
    shop.command(1, amountOf(5));
    const [call] = shop.inFlight.splice(0);
    shop.cart = cartList.callFailed(shop.cart, call as LineCall, 'network');
    expect(entriesOf(shop.cart, [])).toMatchObject([{ amount: 2, failure: 'network', isBusy: false }]);
    shop.cart = cartList.changeRetried(shop.cart, 1);
    expect(shop.shown()).toEqual([[1, 5]]);
  });

  it('offer no retry of what was refused', () => {
    const shop = new Shop([lineOf(7, 1, 2)]);
    shop.command(1, amountOf(5));
    const [call] = shop.inFlight.splice(0);
    shop.cart = cartList.callFailed(shop.cart, call as LineCall, 'limit');
    expect(entriesOf(shop.cart, [])).toMatchObject([{ amount: 2, failure: 'limit' }]);
    expect(cartList.changeRetried(shop.cart, 1)).toBe(shop.cart);
    shop.command(1, amountOf(3));
    expect(entriesOf(shop.cart, [])).toMatchObject([{ amount: 3, failure: null }]);
  });

  it('bring a line back to its place', () => {
    const shop = new Shop([lineOf(7, 1, 1), lineOf(8, 2, 3), lineOf(9, 3, 1)]);
    shop.command(2, amountOf(0));
    shop.answer(0);
    shop.command(2, { ...amountOf(3), position: 1 });
    expect(shop.shown()).toEqual([
      [1, 1],
      [2, 3],
      [3, 1],
    ]);
    shop.finish();
    expect(shop.shown().map(([id]) => id)).toEqual([1, 2, 3]);
  });

  it('count lines that come from the device before they are there, and once', () => {
    const shop = new Shop([lineOf(7, 1, 2)]);
    const coming = [{ product: 1, amount: 3, item: null }];
    expect(entriesOf(shop.cart, coming)).toMatchObject([{ product: 1, amount: 5, isBusy: true }]);
    shop.cart = lineCommanded(shop.cart, { product: 1, command: addition(1) });
    expect(entriesOf(shop.cart, coming)).toMatchObject([{ product: 1, amount: 6 }]);
    expect(cartList.nextStep(shop.cart, coming)).toBeNull();
  });
});
