import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findProblems, isCardNumber, requestDecision, TEST_CARDS } from './card.ts';

const NOW = new Date('2026-11-30T23:59:59Z');
const GOOD = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123', holder: 'ANNA SEVEROVA' };

describe('a card', () => {
  it('has a number whose last digit is right; one changed digit is noticed', () => {
    for (const { number } of TEST_CARDS) expect(isCardNumber(number.replaceAll(' ', ''))).toBe(true);
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, difference) => {
        const digits = Array.from('4242424242424242');
        digits[place] = String((Number(digits[place]) + difference) % 10);
        expect(isCardNumber(digits.join(''))).toBe(false);
      }),
    );
    expect(isCardNumber('0'.repeat(11))).toBe(false);
    expect(isCardNumber('4242x24242424242')).toBe(false);
  });

  it('A card is accepted, declined or slow as the page describes; any other is declined', () => {
    expect(TEST_CARDS.map((card) => requestDecision(card.number))).toEqual(['accepted', 'declined', 'slow']);
    expect(requestDecision('5555 5555 5555 4444')).toBe('declined');
  });

  it('is good through the last day of its month', () => {
    const stateOf = (expiry: string) => findProblems({ ...GOOD, expiry }, NOW).expiry;
    expect(stateOf('11/26')).toBeUndefined();
    expect(stateOf('1126')).toBeUndefined();
    expect(stateOf('12/2026')).toBeUndefined();
    expect(stateOf('10/26')).toBe('expired');
    for (const text of ['13/26', '00/30', '1/30', 'soon']) expect(stateOf(text)).toBe('wrong');
  });

  it('names what is wrong in the order of the form', () => {
    expect(findProblems(GOOD, NOW)).toEqual({});
    const problems = findProblems({ number: '4242', expiry: '', code: '12', holder: 'R2-D2' }, NOW);
    expect(Object.entries(problems)).toEqual([
      ['number', 'wrong'],
      ['expiry', 'missing'],
      ['code', 'wrong'],
      ['holder', 'wrong'],
    ]);
    expect(findProblems({ ...GOOD, holder: 'Анна-Мария О’Коннор' }, NOW)).toEqual({});
  });
});
