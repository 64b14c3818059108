import { describe, expect, it } from '@jest/globals';
import { findCountry, gather, TYPE_TO_FIND_MS, type Typed, walk } from './use-country-list.ts';
import { FREE_BENEATH_PX, placeList } from './use-popup.ts';

const COUNTRIES = [
  { code: 'AU', callingCode: '61', name: 'Австралия' },
  { code: 'AT', callingCode: '43', name: 'Австрия' },
  { code: 'BY', callingCode: '375', name: 'Беларусь' },
  { code: 'KZ', callingCode: '7', name: 'Казахстан' },
  { code: 'KR', callingCode: '82', name: 'Республика Корея' },
  { code: 'RU', callingCode: '7', name: 'Россия' },
  { code: 'AX', callingCode: '358', name: 'Åland Islands' },
];
const find = (letters: string, active = 0) => COUNTRIES[findCountry(COUNTRIES, letters, active)]?.code;

describe('finding a country by typing', () => {
  it('[K20] gathers letters until 700 ms have passed since the last one', () => {
    const type = (letters: readonly (readonly [string, number])[]) =>
      letters.reduce<Typed>((typed, [letter, at]) => gather(typed, letter, at), { letters: '', at: Number.NEGATIVE_INFINITY });
    expect(TYPE_TO_FIND_MS).toBe(700);
    expect(type([['р', 1000], ['о', 1699]]).letters).toBe('ро'); // biome-ignore format: letters and their times
    expect(type([['р', 1000], ['о', 1700]]).letters).toBe('о'); // biome-ignore format: letters and their times
    expect(type([['а', 0], ['в', 600], ['с', 1200]]).letters).toBe('авс'); // biome-ignore format: letters and their times
  });

  it('finds by the beginning of the name, whatever its case and accents', () => {
    expect(find('рос')).toBe('RU');
    expect(find('Республика К')).toBe('KR');
    expect(find('aland')).toBe('AX');
    expect(find('ничего')).toBeUndefined();
  });

  it('finds by the calling code and by the ISO code', () => {
    expect(find('+375')).toBe('BY');
    expect(find('375')).toBe('BY');
    expect(find('kz')).toBe('KZ');
  });

  it('Typing the same letter again cycles through the countries that begin with it', () => {
    expect(find('а', 5)).toBe('AU');
    expect(find('а', 0)).toBe('AT');
    expect(find('аа', 1)).toBe('AU');
  });
});

describe('walking through the list', () => {
  it('The active option moves by one, by ten and to the ends, and stops there', () => {
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => walk(key, 20, 25))).toEqual([21, 19, 24, 10, 0, 24]);
    expect([walk('ArrowUp', 0, 25), walk('ArrowDown', 24, 25), walk('x', 3, 25)]).toEqual([0, 24, null]);
  });
});

describe('the place of the list', () => {
  const seen = { top: 0, bottom: 800 };

  it('[K21] is below the field when more than 200 px are free beneath it, otherwise above', () => {
    expect(placeList({ top: 551, bottom: 599 }, seen, 300).side).toBe('below');
    expect(placeList({ top: 552, bottom: 600 }, seen, 300).side).toBe('above');
    expect(FREE_BENEATH_PX).toBe(200);
  });

  it('The list stays within the visible area', () => {
    expect(placeList({ top: 100, bottom: 148 }, seen, 1000)).toEqual({ side: 'below', top: 154, maxHeight: 336 });
    expect(placeList({ top: 540, bottom: 588 }, seen, 1000)).toEqual({ side: 'below', top: 594, maxHeight: 198 });
    expect(placeList({ top: 700, bottom: 748 }, seen, 1000)).toEqual({ side: 'above', top: 358, maxHeight: 336 });
    expect(placeList({ top: 700, bottom: 748 }, seen, 100)).toEqual({ side: 'above', top: 594, maxHeight: 336 });
    expect(placeList({ top: 40, bottom: 88 }, { top: 0, bottom: 200 }, 1000)).toEqual({ side: 'above', top: 8, maxHeight: 144 });
  });
});
