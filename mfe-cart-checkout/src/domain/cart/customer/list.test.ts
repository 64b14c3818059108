import { describe, expect, it } from '@jest/globals';
import { isSettled } from '@vitrava/shared-kit/models/optimistic-list';
import fc from 'fast-check';
import { entriesOf } from './entries.ts';
import { cartList, lineCommanded } from './list.ts';
import type { LineCall } from './state.ts';
import { addition, amountOf, lineOf, Shop } from './testing/index.ts';

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
