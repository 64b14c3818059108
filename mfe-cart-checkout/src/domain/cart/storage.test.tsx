import { afterEach, describe, expect, it } from '@jest/globals';
import { CartLineSchema } from '@vitrava/shared-kit/contracts/api';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import fc from 'fast-check';
import type { AddCommand, SetCommand } from './command.ts';
import type { LineItem } from './line.ts';
import type { Outbox } from './outbox.ts';
import { outboxItem } from './storage.ts';

const KEY = 'a1b2c3d4e5';
const photo = { url: '/m/1.webp', url_template: '/m/1-{width}.webp', width: 800, height: 800, widths: [200, 800] };
/** The commands of a stored text. */
function readText(text: string) {
  localStorage.setItem(outboxItem.key, text);
  return outboxItem.read();
}
const writtenAndRead = (outbox: Outbox) => outboxItem.write(outbox) && outboxItem.read();
const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });
const storedChange = (change: unknown) => JSON.stringify({ version: 1, lines: [], changes: [change] });
const line = (product: number, amount: number, item: LineItem | null = null): AddCommand => ({
  kind: 'add',
  product,
  amount,
  item,
  stock: null,
  key: null,
  failure: null,
});
const set: SetCommand = { ...line(7, 3), kind: 'set', key: KEY, failure: null, owner: 5, seen: [2], added: 0, at: 1_000 };

describe('the stored outbox', () => {
  afterEach(() => localStorage.clear());

  it('[B2] has lines with the fields of a server cart line', () => {
    outboxItem.write([line(7, 2)]);
    const [written] = JSON.parse(localStorage.getItem(outboxItem.key) ?? '').lines;
    expect(Object.keys(written).sort()).toEqual(Object.keys(CartLineSchema.properties).sort());
  });

  it('comes back as it was put, in its order', () => {
    const outbox = [
      line(9, 2, { name: 'Магний B6', photo }),
      line(4, 999),
      set,
      { ...set, product: 8, kind: 'remove' as const, amount: 0, key: `${KEY}-2` },
    ];
    expect(writtenAndRead(outbox)).toEqual(outbox);
  });

  it('leaves nothing behind when it is empty', () => {
    outboxItem.write([line(7, 2)]);
    outboxItem.write([]);
    expect(localStorage).toHaveLength(0);
  });

  it('An invalid cart is read as an empty one', () => {
    for (const text of ['', '{', 'null', '[]', '7', '"x"', '{"version":2,"lines":[]}', '{"version":1}', '{"version":1,"lines":{}}']) {
      expect(readText(text)).toEqual([]);
    }
  });

  it('The outbox leaves out invalid lines and keeps the rest', () => {
    const text = stored(
      null,
      5,
      [],
      {},
      { product: '3', amount: 1 },
      { product: 3, amount: 0 },
      { product: 3, amount: 1.5 },
      { product: 4, amount: 2 },
    );
    expect(readText(text)).toEqual([line(4, 2)]);
  });

  it('holds a guest’s product once and no more lines than a cart may', () => {
    const many = Array.from({ length: CART_LIMITS.lines + 50 }, (_, index) => ({ product: index + 1, amount: 1 }));
    expect(readText(stored({ product: 1, amount: 3 }, ...many))).toHaveLength(CART_LIMITS.lines);
    expect(readText(stored({ product: 1, amount: 3 }, { product: 1, amount: 8 }))).toEqual([line(1, 3)]);
  });

  it('The outbox drops sums, because money comes from the server', () => {
    expect(readText(stored({ product: 1, amount: 1, total_inc_vat: '0.01' }))).toEqual([line(1, 1)]);
  });

  it('The outbox stores a name and a photo, and no other field', () => {
    const [read] =
      readText(stored({ product: 1, amount: 1, item: { name: 'Цинк', photo: { ...photo, onload: 'x' }, price: '1.00' } })) ?? [];
    expect(read?.item).toEqual({ name: 'Цинк', photo });
    expect(readText(stored({ product: 1, amount: 1, item: { name: 'Цинк', photo: 'x' } }))?.[0]?.item).toBeNull();
  });

  it('keeps keys and failures, and takes no key that could not be one', () => {
    const sent = { ...line(1, 3), key: KEY };
    const refused = { ...line(2, 3), key: `${KEY}-2`, failure: 'limit' as const };
    const unanswered = { ...line(3, 3), key: `${KEY}-3`, failure: 'network' as const };
    expect(writtenAndRead([sent, refused, unanswered])).toEqual([sent, refused, unanswered]);
    for (const key of [null, 7, {}, 'short', 'x\r\nhost: y']) {
      expect(readText(stored({ product: 1, amount: 3, sending: { key, amount: 3, refused: 'limit' } }))).toEqual([line(1, 3)]);
    }
    expect(readText(stored({ product: 1, amount: 3, sending: { key: KEY, amount: 0 } }))).toEqual([line(1, 3)]);
  });

  it('An addition to a line that an earlier version was sending is read as a line of its own', () => {
    const text = stored({ product: 7, amount: 5, sending: { key: KEY, amount: 2, refused: 'limit' } });
    expect(readText(text)).toEqual([{ ...line(7, 2), key: KEY, failure: 'limit' }, line(7, 3)]);
  });

  it.each([
    null,
    { ...set, amount: -1 },
    { ...set, product: 0 },
    { ...set, key: null },
    { ...set, owner: '5' },
    { ...set, seen: 2 },
    { ...set, at: undefined },
  ])('has no change of a line where %j is stored', (change) => {
    expect(readText(storedChange(change))).toEqual([]);
  });

  it('never throws, whatever is in the storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.jsonValue()).map((lines) => stored(...lines)),
        ),
        (text) => {
          for (const read of readText(text) ?? []) expect(read).toEqual(line(read.product, read.amount, read.item));
        },
      ),
    );
  });
});
