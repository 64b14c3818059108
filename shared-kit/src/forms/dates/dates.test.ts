import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDate, showDate } from './index.ts';

describe('readDate', () => {
  it('reads a date as it is written in each language', () => {
    for (const text of ['31.12.1990', '31/12/1990', ' 31 12 1990 ', '31121990', '1990-12-31'])
      expect(readDate(text, 'ru')).toBe('1990-12-31');
    for (const text of ['12/31/1990', '12-31-1990', '12311990', '1990-12-31']) expect(readDate(text, 'en')).toBe('1990-12-31');
    expect(readDate('1.2.2000', 'ru')).toBe('2000-02-01');
    expect(readDate('1/2/2000', 'en')).toBe('2000-01-02');
  });

  it('takes no day that is not in the calendar, and nothing half written', () => {
    for (const text of ['31.02.2000', '29.02.2001', '32.01.2000', '1.13.2000', '31.12.90', '31.12', 'вчера', '']) {
      expect(readDate(text, 'ru')).toBeNull();
    }
    expect(readDate('29.02.2000', 'ru')).toBe('2000-02-29');
  });

  it('Every formatted date can be read again', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        for (const locale of ['ru', 'en'] as const) expect(readDate(showDate(iso, locale), locale)).toBe(iso);
      }),
    );
  });

  it('never throws and leaves other text as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readDate(text, 'ru');
        expect(/^\d{4}-\d{2}-\d{2}$/.test(text) || showDate(text, 'en') === text).toBe(true);
      }),
    );
  });
});
