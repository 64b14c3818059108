import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import type { PhoneFormat } from './restrictions.ts';
import { countryOfText, examplePhone, formatPhone, judgePhone, moveToCountry, phoneCountries, readPhone } from './rules.ts';

const FORMATS: readonly PhoneFormat[] = ['international', 'national', 'e164'];
const COUNTRIES = phoneCountries('en-US');
/** Territories whose mobile numbers are those of another country: a number alone does not distinguish them. */
const SAME_NUMBERS: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'GP',
  CC: 'AU',
  CX: 'AU',
  EH: 'MA',
  IM: 'GB',
  MF: 'GP',
  SJ: 'NO',
  VA: 'IT',
};
const anyCountry = fc.constantFrom(...COUNTRIES.map(({ code }) => code));
const codeOf = (text: string, country = 'RU') => {
  const reading = readPhone(text, country);
  return typeof reading === 'string' ? reading : reading.number;
};

describe('readPhone', () => {
  it('[K12] A formatted number can be read again, for the example of every country in every format', () => {
    for (const { code, callingCode } of COUNTRIES) {
      const e164 = `+${callingCode}${examples[code as keyof typeof examples]}`;
      for (const format of FORMATS) {
        const written = formatPhone(e164, format, code);
        expect([code, format, codeOf(written, code)]).toEqual([code, format, e164]);
      }
      expect(readPhone(e164, code)).toMatchObject({ country: SAME_NUMBERS[code] ?? code, countryCallingCode: callingCode });
      expect(judgePhone(e164, { country: code })).toMatchObject({ e164 });
    }
    expect(COUNTRIES.length).toBeGreaterThan(240);
  });

  it('[K12] A formatted number can be read again, for any number of any plan', () => {
    fc.assert(
      fc.property(anyCountry, fc.stringMatching(/^[1-9]\d{5,10}$/), (country, national) => {
        const reading = readPhone(national, country);
        if (typeof reading === 'string' || !reading.isValid()) return;
        for (const format of FORMATS)
          expect(codeOf(formatPhone(reading.number, format, country), reading.country ?? country)).toBe(reading.number);
      }),
      { numRuns: 500 },
    );
  });

  it('[K16] answers garbage with an error of its own kind and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 300, unit: 'binary' }), fc.stringMatching(/^[+＋\d٠-٩()\-. ;xext#доб]{0,60}$/)),
        anyCountry,
        (text, country) => {
          const reading = readPhone(text, country);
          if (typeof reading === 'string') expect(['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY']).toContain(reading);
          judgePhone(text, { country });
          moveToCountry(text, country);
          expect(COUNTRIES.some(({ code }) => code === countryOfText(text, country))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('[K15] understands fullwidth and Arabic-Indic digits, and a plus of either width before them', () => {
    for (const text of ['＋７９１６１２３４５６７', '+7 916 123-45-67', '٨٩١٦١٢٣٤٥٦٧', '８（９１６）１２３－４５－６７', '۸۹۱۶۱۲۳۴۵۶۷']) {
      expect(codeOf(text)).toBe('+79161234567');
    }
  });

  it('[K15] [K16] More than 250 characters are too long, and other invalid texts have reasons of their own', () => {
    expect(codeOf(`+7916123${' '.repeat(238)}4567`)).toBe('+79161234567');
    expect(codeOf(`+7916123${' '.repeat(239)}4567`)).toBe('TOO_LONG');
    expect(['', 'abc', '+', '()'].map((text) => codeOf(text))).toEqual(['NOT_A_NUMBER', 'NOT_A_NUMBER', 'NOT_A_NUMBER', 'NOT_A_NUMBER']);
    expect(codeOf('+999 123456')).toBe('INVALID_COUNTRY');
    expect(codeOf('9161234567', 'XX')).toBe('INVALID_COUNTRY');
  });

  it('[K17] wants two digits, takes 17 national ones, three of a calling code and 20 of an extension', () => {
    expect(codeOf('1')).toBe('TOO_SHORT');
    expect(codeOf('12')).toBe('+712');
    expect(codeOf('1'.repeat(17), 'DE')).toBe(`+49${'1'.repeat(17)}`);
    expect(codeOf('1'.repeat(18), 'DE')).toBe('TOO_LONG');
    for (const { callingCode } of COUNTRIES) expect(callingCode).toMatch(/^\d{1,3}$/);
    expect(readPhone(`+79161234567;ext=${'1'.repeat(20)}`, 'RU')).toMatchObject({ ext: '1'.repeat(20) });
    expect(codeOf(`+79161234567;ext=${'1'.repeat(21)}`)).toBe('NOT_A_NUMBER');
  });
});

describe('judgePhone', () => {
  it('[K11] A number in its country’s plan with a possible length is accepted', () => {
    expect(judgePhone('8 (916) 123-45-67', { country: 'RU' })).toEqual({ e164: '+79161234567', country: 'RU' });
    expect(judgePhone('0151 23456789', { country: 'DE' })).toEqual({ e164: '+4915123456789', country: 'DE' });
    expect(judgePhone('8 916 1', { country: 'RU' })).toEqual({ problem: 'TOO_SHORT' });
    expect(judgePhone('+1 212 555 12345678', { country: 'US' })).toEqual({ problem: 'TOO_LONG' });
    expect(judgePhone('8 (116) 123-45-67', { country: 'RU' })).toEqual({ problem: 'INVALID' });
  });

  it('[K13] refuses numbers of ignored countries and of those outside the only list', () => {
    const refused = { problem: 'COUNTRY_NOT_OFFERED' };
    expect(judgePhone('+7 701 234 56 78', { country: 'RU', ignored: ['KZ'] })).toEqual(refused);
    expect(judgePhone('+7 916 123 45 67', { country: 'RU', ignored: ['KZ'] })).toMatchObject({ country: 'RU' });
    expect(judgePhone('+375 29 123 45 67', { country: 'RU', onlyList: ['RU'] })).toEqual(refused);
    expect(judgePhone('+375 29 123 45 67', { country: 'RU', onlyList: ['RU', 'BY'] })).toMatchObject({ country: 'BY' });
    expect(judgePhone('+800 1234 5678', { country: 'RU', onlyList: ['RU'] })).toEqual(refused);
    expect(judgePhone('+800 1234 5678', { country: 'RU' })).toEqual({ e164: '+80012345678', country: null });
  });

  it('[K14] Only digits, spaces, parentheses, hyphen and plus, or a match of a pattern, are accepted when set so', () => {
    const country = 'RU';
    expect(judgePhone('tel: 8 916 123-45-67', { country })).toMatchObject({ e164: '+79161234567' });
    expect(judgePhone('tel: 8 916 123-45-67', { country, validCharactersOnly: true })).toEqual({ problem: 'CHARACTERS' });
    expect(judgePhone('+7 (916) 123-45-67', { country, validCharactersOnly: true })).toMatchObject({ e164: '+79161234567' });
    const pattern = /^\+7/g;
    expect(judgePhone('8 916 123-45-67', { country, pattern })).toEqual({ problem: 'PATTERN' });
    for (let again = 0; again < 2; again += 1) expect(judgePhone('+79161234567', { country, pattern })).toMatchObject({ country: 'RU' });
  });
});

describe('countries', () => {
  it('are those of the calling code in the text; among countries that share one, that of the number', () => {
    expect(countryOfText('+375', 'RU')).toBe('BY');
    expect(countryOfText('＋３７５', 'RU')).toBe('BY');
    expect(countryOfText('+7 9', 'KZ')).toBe('KZ');
    expect(countryOfText('+7 916 123 45 67', 'KZ')).toBe('RU');
    expect(countryOfText('+1', 'RU')).toBe('US');
    expect(countryOfText('+1 604 555 01 23', 'US')).toBe('CA');
    expect(countryOfText('8 916', 'BY')).toBe('BY');
    expect(countryOfText('', 'BY')).toBe('BY');
    expect(countryOfText('+999', 'BY')).toBe('BY');
  });

  it('give their calling code to a text that had another one', () => {
    expect(moveToCountry('+7 916 123', 'DE')).toBe('+49 916123');
    expect(moveToCountry('+', 'DE')).toBe('+49');
    expect(moveToCountry('+7', 'DE')).toBe('+49 ');
    expect(moveToCountry('8 916', 'DE')).toBe('8 916');
    expect(moveToCountry('', 'DE')).toBe('');
  });

  it('[K10] have an example in each format, international first', () => {
    expect(examplePhone('RU', 'international')).toBe('+7 912 345 67 89');
    expect(examplePhone('RU', 'national')).toBe('8 (912) 345-67-89');
    expect(examplePhone('RU', 'e164')).toBe('+79123456789');
    for (const { code } of COUNTRIES) expect(examplePhone(code, 'international').length).toBeLessThanOrEqual(20);
  });
});
