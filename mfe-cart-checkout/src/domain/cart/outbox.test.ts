import { describe, expect, it } from '@jest/globals';
import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import fc from 'fast-check';
import type { AddCommand, SetCommand } from './command.ts';
import { entriesOf, unsyncedOf } from './entries.ts';
import { changeOutbox, type Outbox, type OutboxChange } from './outbox.ts';
import { type Cart, EMPTY_CART, nextCommand, outboxChanged, outboxRead, readingDone } from './state.ts';
import { type CartCommand, validate } from './validate.ts';

const product = fc.integer({ min: 1, max: 12 });
const request = fc.oneof(
  fc.record({ kind: fc.constant('addition' as const), product, amount: fc.integer({ min: 1, max: 600 }) }),
  fc.record({ kind: fc.constant('amount' as const), product, amount: fc.integer({ min: 0, max: 1200 }) }),
);
const nonsense = fc.record({
  kind: fc.constantFrom('addition' as const, 'amount' as const),
  product: fc.constantFrom(0, -1, 1.5, Number.NaN, 2 ** 40, '7', null, undefined),
  amount: fc.integer({ min: 1, max: 5 }),
}) as fc.Arbitrary<CartCommand>;
const pairs = fc.uniqueArray(fc.tuple(product, fc.integer({ min: 1, max: CART_LIMITS.amount })), { selector: ([id]) => id });

const line = (id: number, amount: number, part: Partial<AddCommand> = {}): AddCommand => ({
  kind: 'add',
  product: id,
  amount,
  item: null,
  stock: null,
  key: null,
  failure: null,
  ...part,
});
const set = (id: number, amount: number, part: Partial<SetCommand> = {}): SetCommand => ({
  ...line(id, amount),
  kind: amount === 0 ? 'remove' : 'set',
  key: `set-${id}-${amount}`,
  failure: null,
  owner: 5,
  seen: [2],
  added: 0,
  at: 0,
  ...part,
});
const guestCart = (outbox: Outbox) => outboxRead(EMPTY_CART, outbox);
const guestOf = (lines: readonly (readonly [number, number])[]) => guestCart(lines.map(([id, amount]) => line(id, amount)));
/** A customer's cart that has been read. */
function customerCart(lines: readonly (readonly [number, number])[], outbox: Outbox = []): Cart {
  const cart = outboxRead({ ...EMPTY_CART, owner: 5, lastReading: 1 }, outbox);
  const priced = lines.map(([id, amount]) => ({ id: 100 + id, product: id, amount, item: null, stock: null }) as unknown as PricedLine);
  return { ...readingDone(cart, { owner: 5, revision: 0, serial: 1 }, { lines: priced, totals: null as never }, false), isCompared: true };
}
let keys = 0;
function enqueueCommand(cart: Cart, requested: CartCommand): Cart {
  const { command } = validate(cart, requested);
  keys += 1;
  return command ? change(cart, { ...command, key: `own-key-${keys}`, at: 0 }) : cart;
}
const change = (cart: Cart, one: OutboxChange): Cart => outboxChanged(cart, one, changeOutbox(cart.outbox, one));
const shown = (cart: Cart) => entriesOf(cart).map((entry) => [entry.product, entry.amount]);
const amountOf = (cart: Cart, id: number) => entriesOf(cart).find((entry) => entry.product === id)?.amount ?? 0;
const ids = (cart: Cart) => entriesOf(cart).map((entry) => entry.product);

describe.each([
  ['a guest', guestOf],
  ['a customer', customerCart],
])('the cart of %s', (_, cartOf) => {
  it('has every product once, in whole amounts within the limits, whatever is requested', () => {
    fc.assert(
      fc.property(pairs, fc.array(request), (known, requests) => {
        const after = requests.reduce(enqueueCommand, cartOf(known));
        expect(new Set(ids(after)).size).toBe(ids(after).length);
        for (const { amount } of entriesOf(after))
          expect(Number.isInteger(amount) && amount >= 1 && amount <= CART_LIMITS.amount).toBe(true);
      }),
    );
  });

  it('[B7] keeps the order of the other lines, and has a new one at the end', () => {
    fc.assert(
      fc.property(pairs, request, (known, requested) => {
        const before = cartOf(known);
        const after = enqueueCommand(before, requested);
        expect(ids(after).filter((id) => id !== requested.product)).toEqual(ids(before).filter((id) => id !== requested.product));
        if (!ids(before).includes(requested.product) && requested.amount > 0) expect(ids(after).at(-1)).toBe(requested.product);
      }),
    );
  });

  it('A change adds to the present amount or sets the requested one, and reports a limit', () => {
    fc.assert(
      fc.property(pairs, request, (known, requested) => {
        const cart = cartOf(known);
        const wanted = requested.amount + (requested.kind === 'addition' ? amountOf(cart, requested.product) : 0);
        expect(amountOf(enqueueCommand(cart, requested), requested.product)).toBe(Math.min(wanted, CART_LIMITS.amount));
        expect(validate(cart, requested).isRefused).toBe(wanted > CART_LIMITS.amount);
      }),
    );
  });

  it('takes no product more than a cart may hold', () => {
    const full = cartOf(Array.from({ length: CART_LIMITS.lines }, (__, index) => [index + 1, 1]));
    expect(validate(full, { kind: 'addition', product: 5000, amount: 1 })).toEqual({ product: 5000, command: null, isRefused: true });
  });

  it('stays as it is where a request makes no sense', () => {
    fc.assert(
      fc.property(pairs, nonsense, (known, requested) =>
        expect(shown(enqueueCommand(cartOf(known), requested))).toEqual(shown(cartOf(known))),
      ),
    );
    for (const amount of [-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(shown(enqueueCommand(cartOf([]), { kind: 'addition', product: 1, amount }))).toEqual([]);
    }
  });

  it('has a removed line back in its place', () => {
    fc.assert(
      fc.property(
        pairs.filter((known) => known.length > 0),
        fc.nat(),
        (known, seed) => {
          const cart = cartOf(known);
          const position = seed % known.length;
          const entry = entriesOf(cart)[position];
          if (!entry) throw new Error('There is no such line');
          const without = enqueueCommand(cart, { kind: 'amount', product: entry.product, amount: 0 });
          const back = enqueueCommand(without, { kind: 'restoring', line: { ...entry, stock: null }, position });
          expect(shown(back)).toEqual(shown(cart));
        },
      ),
    );
  });
});

describe('the lines of a customer', () => {
  const readAgain = (cart: Cart, ...lines: readonly (readonly [id: number, product: number])[]) => {
    const priced = lines.map(([id, own]) => ({ id, product: own, amount: 1, item: null, stock: null }) as unknown as PricedLine);
    const reading = { owner: 5, revision: cart.revision, serial: cart.lastReading };
    return readingDone(cart, reading, { lines: priced, totals: null as never }, false);
  };

  it('[B7] [B8] keep their order across refreshes, and new lines are appended, sorted by id', () => {
    const cart = readAgain(customerCart([]), [30, 9], [20, 7]);
    expect(ids(cart)).toEqual([7, 9]);
    expect(ids(readAgain(cart, [50, 4], [30, 9], [40, 8], [20, 7]))).toEqual([7, 9, 8, 4]);
  });

  it('come before those that were on their way when the cart was read first', () => {
    const cart = outboxRead({ ...EMPTY_CART, owner: 5, lastReading: 1 }, [line(7, 1, { key: 'key-one-1' })]);
    expect(ids(cart)).toEqual([7]);
    expect(ids(readAgain(cart, [20, 9]))).toEqual([9, 7]);
  });
});

describe('commands of a customer', () => {
  it('are additions as long as nothing sets the amount, and a newer amount replaces an older one', () => {
    const added = enqueueCommand(enqueueCommand(customerCart([[7, 2]]), { kind: 'addition', product: 7, amount: 1 }), {
      kind: 'addition',
      product: 7,
      amount: 1,
    });
    expect(added.outbox.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['add', 1],
      ['add', 1],
    ]);
    const changed = enqueueCommand(enqueueCommand(customerCart([[7, 2]]), { kind: 'amount', product: 7, amount: 5 }), {
      kind: 'amount',
      product: 7,
      amount: 3,
    });
    expect(changed.outbox).toMatchObject([{ kind: 'set', amount: 3, seen: [5, 2] }]);
    const more = enqueueCommand(changed, { kind: 'addition', product: 7, amount: 1 });
    expect(more.outbox).toMatchObject([{ kind: 'set', amount: 4, seen: [3, 5, 2] }]);
  });

  it('A new addition includes the refused one before, under a new key', () => {
    const cart = customerCart([], [line(7, 2, { key: 'refused-1', failure: 'limit' })]);
    expect(unsyncedOf(cart)).toMatchObject([{ product: 7, amount: 2, reason: 'limit' }]);
    const { outbox } = enqueueCommand(cart, { kind: 'addition', product: 7, amount: 1 });
    expect(outbox).toMatchObject([{ kind: 'add', amount: 3, failure: null }]);
    expect(outbox[0]?.key).not.toBe('refused-1');
  });

  it('keep their key for another try after no answer, and take a new one after a refusal', () => {
    const outbox = [line(7, 1, { key: 'lost-one-1', failure: 'network' }), line(8, 1, { key: 'refused-1', failure: 'unavailable' })];
    const retried = [7, 8].reduce<Outbox>((now, id) => changeOutbox(now, { kind: 'retried', product: id, seed: 'new-key-1' }), outbox);
    expect(retried.map(({ key, failure }) => [key, failure])).toEqual([
      ['lost-one-1', null],
      ['new-key-1', null],
    ]);
  });

  it('Changes of an earlier page end where another tab has changed the line since, and are compared once', () => {
    const compared = (amount: number, part = {}, isFirst = true) =>
      changeOutbox([set(7, 5, part)], { kind: 'compared', owner: 5, amounts: new Map([[7, amount]]), own: [], isFirst });
    expect([compared(2), compared(5)].map(({ length }) => length)).toEqual([1, 1]);
    expect(compared(9)).toEqual([]);
    expect(compared(9, {}, false)).toHaveLength(1);
    expect(compared(9, { failure: 'network' }, false)).toHaveLength(1);
    expect(compared(5, { failure: 'network' }, false)).toEqual([]);
  });

  it('stay in the outbox as an addition when the server does not let their line in', () => {
    const failed = (isNewLine: boolean) => changeOutbox([set(7, 5)], { kind: 'failed', key: 'set-7-5', reason: 'limit', isNewLine });
    expect(failed(true)).toMatchObject([{ kind: 'add', amount: 5, failure: 'limit' }]);
    expect(failed(false)).toEqual([]);
  });
});

describe('an amount that is chosen while the addition of its line has no answer', () => {
  const added = (amount: number) => {
    const cart = enqueueCommand(customerCart([]), { kind: 'addition', product: 7, amount: 1 });
    return enqueueCommand(cart, { kind: 'amount', product: 7, amount });
  };
  const next = (cart: Cart) => nextCommand(cart)?.kind ?? null;
  const lose = (cart: Cart) => change(cart, { kind: 'failed', key: cart.outbox[0]?.key ?? '', reason: 'network', isNewLine: true });

  it.each([3, 0])('is sent after the addition, and not without it: %i', (amount) => {
    const cart = added(amount);
    expect(shown(cart)).toEqual(amount > 0 ? [[7, amount]] : []);
    expect(next(cart)).toBe('add');
    const lost = lose(cart);
    expect([next(lost), lost.outbox.map(({ failure }) => failure)]).toEqual([null, ['network', 'network']]);
    const again = change(lost, { kind: 'reachable', aside: [] });
    expect([next(again), shown(again)]).toEqual(['add', shown(cart)]);
  });

  it('is not compared with a cart that the addition has not retryUnanswered', () => {
    const cart = added(3);
    const compared = change(cart, { kind: 'compared', owner: 5, amounts: new Map(), own: [], isFirst: true });
    expect(compared.outbox).toHaveLength(2);
  });
});

describe('more of a line whose amount an earlier page has left', () => {
  it('Only the addition remains where the line was changed in another tab', () => {
    const unread = outboxRead({ ...EMPTY_CART, owner: 5, lastReading: 1 }, [set(7, 5)]);
    const { outbox } = enqueueCommand(unread, { kind: 'addition', product: 7, amount: 1 });
    expect(outbox).toMatchObject([{ kind: 'set', amount: 6, added: 1 }]);
    const compared = (amount: number) =>
      changeOutbox(outbox, { kind: 'compared', owner: 5, amounts: new Map([[7, amount]]), own: [], isFirst: true });
    expect(compared(2)).toEqual(outbox);
    expect(compared(9)).toMatchObject([{ kind: 'add', amount: 1 }]);
  });
});

describe('the outbox of a cart that was cleared', () => {
  it('The outbox keeps later commands', () => {
    const now = [line(7, 5), line(8, 1), line(9, 4), set(6, 1)];
    expect(changeOutbox(now, { kind: 'cleared', commands: [line(7, 2), line(8, 1), set(6, 1)] })).toEqual([line(7, 3), line(9, 4)]);
  });

  it('keeps lines that are on their way under another key by then', () => {
    const sent = line(7, 2, { key: 'key-one-1' });
    expect(changeOutbox([sent], { kind: 'cleared', commands: [line(7, 2)] })).toEqual([sent]);
    expect(changeOutbox([sent], { kind: 'cleared', commands: [sent] })).toEqual([]);
  });
});

describe('lines of a guest beside unanswered changes of a customer', () => {
  const left = line(7, 2, { key: 'key-one-1', failure: 'network' });

  it('Both are shown as one line, and a change does not touch a command that may have been applied', () => {
    const cart = guestCart([left, line(8, 1)]);
    const more = enqueueCommand(cart, { kind: 'addition', product: 7, amount: 3 });
    expect(shown(more)).toEqual([
      [7, 5],
      [8, 1],
    ]);
    expect(more.outbox).toContainEqual(left);
    expect(enqueueCommand(more, { kind: 'amount', product: 7, amount: 0 }).outbox).toEqual([line(8, 1)]);
    expect(shown(enqueueCommand(more, { kind: 'amount', product: 7, amount: 1 }))).toContainEqual([7, 1]);
  });

  it('get a key when they are sent, once', () => {
    const keyed = changeOutbox([left, line(8, 1)], { kind: 'keyed', product: 8, key: 'key-two-2' });
    expect(keyed.map(({ key }) => key)).toEqual(['key-one-1', 'key-two-2']);
    expect(changeOutbox(keyed, { kind: 'keyed', product: 8, key: 'key-three' })).toBe(keyed);
  });

  it('A lower amount of a guest keeps the key of a sent command, so that it is not added twice', () => {
    expect(enqueueCommand(guestCart([left]), { kind: 'amount', product: 7, amount: 1 }).outbox).toEqual([{ ...left, amount: 1 }]);
  });

  it('The outbox drops amounts of another customer, and those of a day ago', () => {
    const resumed = (part: Partial<SetCommand>) => changeOutbox([set(7, 5, part)], { kind: 'resumed', owner: 5, now: 90_000_000 });
    expect([resumed({ at: 89_000_000 }), resumed({ at: 0 }), resumed({ owner: 6, at: 89_000_000 })].map(({ length }) => length)).toEqual([
      1, 0, 0,
    ]);
  });
});
