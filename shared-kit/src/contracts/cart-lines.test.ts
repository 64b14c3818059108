import { expect, test } from '@jest/globals';
import { assert, constantFrom, integer, property, record, string, uniqueArray } from 'fast-check';
import { formatCartLines, parseCartLines } from './cart-lines.ts';

const line = record({ product: integer({ min: 1, max: 2_147_483_647 }), amount: integer({ min: 1, max: 999 }) });

test('the lines of a cart come back from the cookie in their order', () => {
  assert(
    property(uniqueArray(line, { maxLength: 200, selector: ({ product }) => product }), (lines) => {
      expect(parseCartLines(formatCartLines(lines))).toEqual(lines);
    }),
  );
});

test('the longest cart fits into the 4,096 bytes that browsers keep of a cookie', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({ product: 2_147_483_647 - index, amount: 999 }));
  expect(encodeURIComponent(formatCartLines(lines)).length).toBeLessThan(4000);
});

test.each([
  undefined,
  '',
  '.',
  '1',
  '1:',
  ':1',
  '0:1',
  '1:0',
  '-1:1',
  '1:1e3',
  '1:1000',
  '2147483648:1',
  '1:1:1',
  '1001:2;x',
  '<b>:1',
  '١:١',
])('a cookie that holds no line is an empty cart: %s', (value) => {
  expect(parseCartLines(value)).toEqual([]);
});

test('of two lines of a product the first counts, and no cart has more lines than the limit', () => {
  expect(parseCartLines('7:1.7:2.8:3')).toEqual([
    { product: 7, amount: 1 },
    { product: 8, amount: 3 },
  ]);
  expect(parseCartLines(Array.from({ length: 500 }, (_, index) => `${index + 1}:1`).join('.'))).toHaveLength(200);
});

test('any text is read without an error', () => {
  assert(
    property(string({ unit: constantFrom('1', '9', ':', '.', '-', 'x', '%') }), (text) => void expect(parseCartLines(text)).toBeDefined()),
  );
});
