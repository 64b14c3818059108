import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDate, formatDateTime, formatDiscount, formatMoney, formatNumber, formatPhone } from './index.ts';

/** No-break space, seen. */
const seen = (text: string) => text.replaceAll('\u00a0', '_');

describe('formatNumber', () => {
  it('[K27] groups as Russian does, with up to two decimals, none for whole numbers, and a period in place of the comma', () => {
    expect(seen(formatNumber(1290))).toBe('1_290');
    expect(seen(formatNumber(1234567.891))).toBe('1_234_567.89');
    expect(formatNumber(12.5)).toBe('12.5');
    expect(formatNumber('86.00')).toBe('86');
    expect(seen(formatNumber(-1290.5))).toBe('-1_290.5');
  });

  it('[K27] never has a comma, a breaking space or more than two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        expect(formatNumber(value)).toMatch(/^-?\d{1,3}(?:\u00a0\d{3})*(?:\.\d{1,2})?$/);
        expect(Number(formatNumber(value).replace(/\u00a0/g, ''))).toBeCloseTo(value, 1);
      }),
    );
  });

  it('[K27] writes whole hundredths as the language data of the platform would', () => {
    const platform = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (hundredths) => {
        const expected = platform
          .format(hundredths / 100)
          .replace(/\s/g, '\u00a0')
          .replace(',', '.');
        expect(formatNumber(hundredths / 100)).toBe(expected === '-0' ? '0' : expected);
      }),
    );
  });

  it('[K28] Null and invalid numbers are formatted as 0', () => {
    expect(formatNumber(null)).toBe('0');
    expect([undefined, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY, -0.001].map(formatNumber)).toEqual(['0', '0', '0', '0', '0', '0']);
  });
});

describe('money', () => {
  it('shows kopecks only when there are some, and keeps the sign with its number', () => {
    expect(seen(formatMoney('1290.00'))).toBe('1_290_₽');
    expect(seen(formatMoney('1290.50'))).toBe('1_290.50_₽');
    expect(seen(formatMoney(0.05))).toBe('0.05_₽');
    expect(seen(formatMoney(null))).toBe('0_₽');
    expect(seen(formatDiscount(15))).toBe('−15_%');
  });

  it('An amount with a language is written as that language does', () => {
    expect(
      [formatMoney('1290.5', 'ru'), formatMoney('1290.00', 'ru'), formatMoney(0.05, 'en')].map((text) => text.replace(/\s/g, '_')),
    ).toEqual(['1_290,50_₽', '1_290_₽', 'RUB_0.05']);
  });

  it('Every amount of kopecks is formatted exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (kopecks) => {
        const digits = formatMoney(kopecks / 100).replace(/[\u00a0₽]/g, '');
        expect(Math.round(Number(digits) * 100)).toBe(kopecks);
      }),
    );
  });
});

describe('dates', () => {
  it('writes a date by the rules of the language', () => {
    expect(seen(formatDate('2025-03-12', 'ru'))).toBe('12_марта_2025');
    expect(seen(formatDate('2025-03-12', 'en'))).toBe('March_12,_2025');
    expect(formatDate('2025-03-12', 'ru', 'numeric')).toBe('12.03.2025');
  });

  it('is in Moscow time wherever it runs', () => {
    expect(seen(formatDateTime('2025-03-12T21:45:00Z', 'ru'))).toBe('13_марта_2025, 00:45_по_Москве');
    expect(seen(formatDateTime('2025-03-12T12:45:00Z', 'en'))).toBe('March_12,_2025, 3:45_PM_Moscow_time');
  });

  it('An invalid date is formatted as an empty text', () => {
    expect(formatDate('soon', 'ru')).toBe('');
    expect(formatDateTime('soon', 'en')).toBe('');
  });
});

describe('formatPhone', () => {
  it.each(['+79000000000', '+7 (900) 000-00-00', '+7 900 000-00-00'])('writes %s like every other Russian number', (phone) => {
    expect(seen(formatPhone(phone))).toBe('+7_900_000-00-00');
  });

  it('leaves a foreign number as it came', () => {
    expect(formatPhone('+4930123456')).toBe('+4930123456');
  });
});
