import { expect, it } from '@jest/globals';
import { idsProvenBy, readItems } from './items.ts';

it('Ids in brackets are read from the beginning of a title', () => {
  const source =
    "it('[B7] keeps order', () => {}); test(`[K27] [K28] formats`, () => {}); it.each([1])('[R1, R2] %s', () => {}); const a = list[B1];";
  expect(idsProvenBy('a.test.ts', source)).toEqual(['B7', 'K27', 'K28', 'R1', 'R2']);
});

it.each([
  ['reference-api/src/a.test.ts', 0],
  ['mfe-account/src/a.test.ts', 0],
  ['e2e/journey/a.spec.ts', 1],
  ['shared-kit/src/api-client/a.test.ts', 1],
])('A call of the shop is proven only where it is received whole: %s', (file, count) => {
  expect(idsProvenBy(file, "it('[W1] sends it', () => {});")).toHaveLength(count);
});

it('The table is read with bars inside a text', () => {
  const row = '| B1 | Lines have | an amount. | mfe-cart-checkout | proven | 003 |';
  expect(readItems(`| id | text |\n|---|---|\n${row}\n| B2 | Totals. | shell | open | |\n`)).toEqual([
    { id: 'B1', text: 'Lines have | an amount.', isProven: true },
    { id: 'B2', text: 'Totals.', isProven: false },
  ]);
});
