import { describe, expect, it } from '@jest/globals';
import { compare } from './compare.ts';
import { markProven, readTable } from './table.ts';
import { claimsOf } from './titles.ts';

const page = `## B: basket

| id | what must be true | owner | status | deviation |
|---|---|---|---|---|
| B1 | Lines have | an amount. | mfe-cart-checkout | proven | |
| B2 | Totals come from the server. | mfe-cart-checkout | open | 003 |
`;

function idsOf(source: string): string[] {
  return claimsOf('a.test.tsx', source).map(({ id }) => id);
}

describe('the titles of tests', () => {
  it('give the ids in brackets', () => {
    expect(idsOf("it('[B7] keeps order', () => {}); test(`[K27] [K28] formats`, () => {}); it('[W1, W2] asks', () => {});")).toEqual([
      'B7',
      'K27',
      'K28',
      'W1',
      'W2',
    ]);
  });

  it('are found on tables, groups and tests in JSX files', () => {
    expect(idsOf("test.describe('[R1] both', () => { it.each([1])('[R2] %s', () => <a />); }); it.each`a`('[R3]', () => {});")).toEqual([
      'R1',
      'R2',
      'R3',
    ]);
  });

  it('are not looked for elsewhere', () => {
    expect(idsOf("const a = '[B1]'; render('[B2]'); it('shows [b3] and list[0]', () => {});")).toEqual([]);
  });
});

describe('the table', () => {
  it('is read with bars inside a text', () => {
    expect(readTable(page)).toEqual([
      { id: 'B1', text: 'Lines have | an amount.', owner: 'mfe-cart-checkout', status: 'proven', deviation: '' },
      { id: 'B2', text: 'Totals come from the server.', owner: 'mfe-cart-checkout', status: 'open', deviation: '003' },
    ]);
  });

  it('keeps everything else when an item becomes proven', () => {
    expect(markProven(page, new Set(['B2']))).toBe(page.replace('| open | 003 |', '| proven | 003 |'));
    expect(markProven(page, new Set(['B1']))).toBe(page);
  });

  it('refuses an unknown status and an id that stands twice', () => {
    expect(() => readTable(page.replace('| open |', '| done |'))).toThrow('may be open or proven');
    expect(() => readTable(page.replace('| B2 |', '| B1 |'))).toThrow('stands twice');
  });
});

describe('the comparison', () => {
  it('reports unknown ids and items that lost their test', () => {
    const { lost, unknown, withTest, withoutTest } = compare(readTable(page), [
      { id: 'B2', file: 'a.test.ts', title: '[B2] adds up' },
      { id: 'B9', file: 'a.test.ts', title: '[B9] flies' },
    ]);
    expect([withTest, withoutTest, unknown, lost].map((list) => list.map(({ id }) => id))).toEqual([['B2'], ['B1'], ['B9'], ['B1']]);
  });

  it('takes only a test that sees the whole call for a proof of what the shop sends', () => {
    const [item] = readTable(page.replaceAll('B1', 'W1'));
    const claim = { id: 'W1', title: '[W1] sends it' };
    const withTest = (file: string) => compare(item ? [item] : [], [{ ...claim, file }]).withTest.length;
    expect(withTest('reference-api/src/a.test.ts')).toBe(0);
    expect(withTest('e2e/journey/a.spec.ts')).toBe(1);
    expect(withTest('shared-kit/src/api-client/a.test.ts')).toBe(1);
    expect(withTest('mfe-account/src/a.test.ts')).toBe(0);
  });
});
