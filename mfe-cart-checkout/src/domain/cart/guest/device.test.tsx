import { afterEach, describe, expect, it } from '@jest/globals';
import { CartLineSchema } from '@vitrava/shared-kit/contracts/api';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import fc from 'fast-check';
import { type GuestLine, unpricedLine } from '../line.ts';
import { cartItem } from './device.ts';

const photo = { url: '/m/1.webp', url_template: '/m/1-{width}.webp', width: 800, height: 800, widths: [200, 800] };
/** The lines of a stored text. */
function readText(text: string) {
  localStorage.setItem(cartItem.key, text);
  return cartItem.read();
}
const writtenAndRead = (lines: readonly GuestLine[]) => cartItem.write(lines) && cartItem.read();
const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

describe('stored lines', () => {
  afterEach(() => localStorage.clear());

  it('[B2] have the fields of a server cart line', () => {
    cartItem.write([unpricedLine(7, 2, null)]);
    const [line] = JSON.parse(localStorage.getItem(cartItem.key) ?? '').lines;
    expect(Object.keys(line).sort()).toEqual(Object.keys(CartLineSchema.properties).sort());
  });

  it('come back as they were put, in their order', () => {
    const lines = [unpricedLine(9, 2, { name: 'Магний B6', photo }), unpricedLine(4, 999, null)];
    expect(writtenAndRead(lines)).toEqual(lines);
  });

  it('are none for what is no cart', () => {
    for (const text of ['', '{', 'null', '[]', '7', '"x"', '{"version":2,"lines":[]}', '{"version":1}', '{"version":1,"lines":{}}']) {
      expect(readText(text)).toEqual([]);
    }
  });

  it('leave out what is no line and keep the rest', () => {
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
    expect(readText(text)).toEqual([unpricedLine(4, 2, null)]);
  });

  it('hold a product once and no more lines than a cart may', () => {
    const many = Array.from({ length: CART_LIMITS.lines + 50 }, (_, index) => ({ product: index + 1, amount: 1 }));
    expect(readText(stored({ product: 1, amount: 3 }, ...many))).toHaveLength(CART_LIMITS.lines);
    expect(readText(stored({ product: 1, amount: 3 }, { product: 1, amount: 8 }))).toEqual([unpricedLine(1, 3, null)]);
  });

  it('forget sums, for money comes from the server', () => {
    expect(readText(stored({ ...unpricedLine(1, 1, null), total_inc_vat: '0.01' }))).toEqual([unpricedLine(1, 1, null)]);
  });

  it('remember a name and a photo, and nothing that lies beside them', () => {
    const line = readText(stored({ product: 1, amount: 1, item: { name: 'Цинк', photo: { ...photo, onload: 'x' }, price: '1.00' } }))?.[0];
    expect(line?.item).toEqual({ name: 'Цинк', photo });
    expect(readText(stored({ product: 1, amount: 1, item: { name: 'Цинк', photo: 'x' } }))?.[0]?.item).toBeNull();
  });

  it('keep what a line was noted with when it was sent, and nothing that is no such note', () => {
    const noted = { ...unpricedLine(1, 3, null), sending: { key: 'a1b2c3d4e5', amount: 2 } };
    const refused = { ...unpricedLine(2, 3, null), sending: { key: 'a1b2c3d4e5', amount: 2, refused: 'limit' as const } };
    expect(writtenAndRead([noted, refused])).toEqual([noted, refused]);
    for (const sending of [
      null,
      7,
      {},
      { key: 'short', amount: 2 },
      { key: 'x\r\nhost: y', amount: 2 },
      { key: 'a1b2c3d4e5', amount: 0 },
    ]) {
      expect(readText(stored({ product: 1, amount: 3, sending }))).toEqual([unpricedLine(1, 3, null)]);
    }
  });

  it('never throw, whatever is in the storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.jsonValue()).map((lines) => stored(...lines)),
        ),
        (text) => {
          for (const line of readText(text) ?? []) expect(line).toEqual(unpricedLine(line.product, line.amount, line.item));
        },
      ),
    );
  });
});
