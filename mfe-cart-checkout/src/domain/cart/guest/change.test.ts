import { describe, expect, it } from '@jest/globals';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import fc from 'fast-check';
import { type GuestLine, unpricedLine } from '../line.ts';
import { amountOf, changeLines, type GuestChange } from './change.ts';
import { mergeLines } from './merge.ts';

const product = fc.integer({ min: 1, max: 12 });
const request = fc.oneof(
  fc.record({ kind: fc.constant('addition' as const), product, amount: fc.integer({ min: 1, max: 600 }) }),
  fc.record({ kind: fc.constant('amount' as const), product, amount: fc.integer({ min: 0, max: 1200 }) }),
);
const nonsense = fc.record({
  kind: fc.constantFrom('addition' as const, 'amount' as const),
  product: fc.constantFrom(0, -1, 1.5, Number.NaN, 2 ** 40, '7', null, undefined),
  amount: fc.integer({ min: 1, max: 5 }),
}) as fc.Arbitrary<GuestChange>;
const lines = fc
  .uniqueArray(fc.tuple(product, fc.integer({ min: 1, max: CART_LIMITS.amount })), { selector: ([id]) => id })
  .map((pairs) => pairs.map(([id, amount]) => unpricedLine(id, amount, null)));

const make = (known: readonly GuestLine[], changes: readonly GuestChange[]) =>
  changes.reduce<readonly GuestLine[]>((now, change) => changeLines(now, change).lines, known);
const ids = (known: readonly GuestLine[]) => known.map(({ product: id }) => id);

describe('changes of the lines', () => {
  it('keep every line unique, whole and within its limits, whatever is requested', () => {
    fc.assert(
      fc.property(lines, fc.array(request), (known, changes) => {
        const after = make(known, changes);
        expect(new Set(ids(after)).size).toBe(after.length);
        for (const { id, product: own, amount } of after) {
          expect(id).toBe(own);
          expect(Number.isInteger(amount) && amount >= 1 && amount <= CART_LIMITS.amount).toBe(true);
        }
      }),
    );
  });

  it('[B7] keep the order of the other lines, and append a new one', () => {
    fc.assert(
      fc.property(lines, request, (known, change) => {
        const after = ids(changeLines(known, change).lines);
        const others = ids(known).filter((id) => id !== change.product);
        expect(after.filter((id) => id !== change.product)).toEqual(others);
        if (!ids(known).includes(change.product) && change.amount > 0) expect(after.at(-1)).toBe(change.product);
      }),
    );
  });

  it('add to what is there, and set what is asked', () => {
    fc.assert(
      fc.property(lines, request, (known, change) => {
        const before = change.kind === 'addition' ? amountOf(known, change.product) : 0;
        expect(amountOf(changeLines(known, change).lines, change.product)).toBe(Math.min(before + change.amount, CART_LIMITS.amount));
      }),
    );
  });

  it('say that a limit stood in the way, and only then', () => {
    fc.assert(
      fc.property(lines, request, (known, change) => {
        const wanted = change.amount + (change.kind === 'addition' ? amountOf(known, change.product) : 0);
        expect(changeLines(known, change).isRefused).toBe(wanted > CART_LIMITS.amount);
      }),
    );
    const full = Array.from({ length: CART_LIMITS.lines }, (_, index) => unpricedLine(index + 1, 1, null));
    expect(changeLines(full, { kind: 'addition', product: 5000, amount: 1 })).toEqual({ lines: full, isRefused: true });
  });

  it('that make no sense change nothing', () => {
    fc.assert(fc.property(lines, nonsense, (known, change) => expect(changeLines(known, change).lines).toEqual(known)));
    for (const amount of [-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(changeLines([], { kind: 'addition', product: 1, amount }).lines).toEqual([]);
    }
  });

  it('bring a removed line back to its place', () => {
    fc.assert(
      fc.property(
        lines.filter((known) => known.length > 0),
        fc.nat(),
        (known, seed) => {
          const position = seed % known.length;
          const line = known[position] as GuestLine;
          const without = changeLines(known, { kind: 'amount', product: line.product, amount: 0 }).lines;
          expect(changeLines(without, { kind: 'restoring', line, position }).lines).toEqual(known);
        },
      ),
    );
  });

  it('take prices from the server and leave the amount to the shopper', () => {
    const priced = { ...unpricedLine(3, 9, null), total_inc_vat: '90.00', amount: 9 };
    const [line] = changeLines([unpricedLine(3, 2, null)], { kind: 'pricing', lines: [priced] }).lines;
    expect(line).toMatchObject({ amount: 2, total_inc_vat: '90.00' });
  });
});

describe('lines of a cart that was cleared', () => {
  const cleared = [unpricedLine(7, 2, null), unpricedLine(8, 1, null)];

  it('go, and what has come since stays', () => {
    const now = [unpricedLine(7, 5, null), unpricedLine(8, 1, null), unpricedLine(9, 4, null)];
    const { lines: left } = changeLines(now, { kind: 'clearing', lines: cleared });
    expect(left).toEqual([unpricedLine(7, 3, null), unpricedLine(9, 4, null)]);
  });

  it('stay when they are on their way under another key by then', () => {
    const sent = { ...unpricedLine(7, 2, null), sending: { key: 'key-one-1', amount: 2 } };
    expect(changeLines([sent], { kind: 'clearing', lines: cleared }).lines).toEqual([sent]);
    expect(changeLines([sent], { kind: 'clearing', lines: [sent] }).lines).toEqual([]);
  });
});

describe('lines that move to the customer’s cart', () => {
  it('are noted once, and leave with what was sent of them', () => {
    const [first] = changeLines([unpricedLine(7, 2, null)], { kind: 'sending', product: 7, key: 'key-one-1' }).lines;
    const more = changeLines([first as GuestLine], { kind: 'addition', product: 7, amount: 3 }).lines;
    const again = changeLines(more, { kind: 'sending', product: 7, key: 'key-two-2' }).lines;
    expect(again).toMatchObject([{ amount: 5, sending: { key: 'key-one-1', amount: 2 } }]);
    const rest = changeLines(again, { kind: 'moved', product: 7, key: 'key-one-1' }).lines;
    expect(rest).toEqual([unpricedLine(7, 3, null)]);
  });

  it('stay with the reason for which they were refused, until they are tried again or changed', () => {
    const [noted] = changeLines([unpricedLine(7, 2, null)], { kind: 'sending', product: 7, key: 'key-one-1' }).lines;
    const { lines: refused } = changeLines([noted as GuestLine], { kind: 'refused', product: 7, key: 'key-one-1', reason: 'limit' });
    expect(refused).toMatchObject([{ amount: 2, sending: { refused: 'limit' } }]);
    expect(changeLines(refused, { kind: 'retrial', product: 7 }).lines).toEqual([unpricedLine(7, 2, null)]);
    expect(changeLines(refused, { kind: 'amount', product: 7, amount: 1 }).lines).toEqual([unpricedLine(7, 1, null)]);
    expect(changeLines([noted as GuestLine], { kind: 'retrial', product: 7 }).lines).toEqual([noted]);
  });

  it('stay when something else was moved', () => {
    const [noted] = changeLines([unpricedLine(7, 2, null)], { kind: 'sending', product: 7, key: 'key-one-1' }).lines;
    expect(changeLines([noted as GuestLine], { kind: 'moved', product: 7, key: 'key-two-2' }).lines).toEqual([noted]);
    expect(changeLines([noted as GuestLine], { kind: 'moved', product: 8, key: 'key-one-1' }).lines).toEqual([noted]);
  });
});

describe('lines read anew', () => {
  it('[B7] keep the order of lines across refreshes', () => {
    fc.assert(
      fc.property(lines, lines, (known, read) => {
        const merged = ids(mergeLines(known, read));
        expect(merged.filter((id) => ids(known).includes(id))).toEqual(ids(known).filter((id) => ids(read).includes(id)));
      }),
    );
  });

  it('[B8] append new lines sorted by id', () => {
    fc.assert(
      fc.property(lines, lines, (known, read) => {
        const merged = ids(mergeLines(known, read));
        const fresh = ids(read).filter((id) => !ids(known).includes(id));
        expect(merged.slice(merged.length - fresh.length)).toEqual(fresh.sort((one, other) => one - other));
      }),
    );
  });

  it('take the amounts that were read, and lose none that could not be stored', () => {
    fc.assert(
      fc.property(lines, lines, (known, read) => {
        for (const { product: id, amount } of read) expect(amountOf(mergeLines(known, read), id)).toBe(amount);
        const kept = mergeLines(known, read, true);
        for (const { product: id, amount } of known) expect(amountOf(kept, id)).toBe(amount);
      }),
    );
  });
});
