import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LOCALE, isLocaleCode, LOCALES, localizePath, splitLocale } from './locale.ts';

describe('the languages of the shop', () => {
  it('[R2] [R3] are Russian, the default, and English, each with a code, a language and an iso', () => {
    expect(DEFAULT_LOCALE).toBe('ru');
    expect(LOCALES).toEqual({
      ru: { code: 'ru', iso: 'ru-RU', language: 'russian', name: 'Русский' },
      en: { code: 'en', iso: 'en-US', language: 'english', name: 'English' },
    });
    for (const [code, { iso }] of Object.entries(LOCALES)) expect(new Intl.Locale(iso).language).toBe(code);
  });

  it('are no others', () => {
    expect(['ru', 'en', 'RU', 'de', '', undefined, null, 'constructor'].filter(isLocaleCode)).toEqual(['ru', 'en']);
  });

  it.each([
    ['/', '/en'],
    ['/?category=omega', '/en?category=omega'],
    ['/news/winter?a=1', '/en/news/winter?a=1'],
    ['/english', '/en/english'],
  ])('[R1] have the same page at %s and %s', (russian, english) => {
    expect([localizePath(russian, 'ru'), localizePath(russian, 'en')]).toEqual([russian, english]);
    const [pathname = '', query] = english.split('?', 2);
    const [path] = russian.split('?', 1);
    expect([splitLocale(pathname), query]).toEqual([{ prefix: 'en', path }, russian.split('?', 2)[1]]);
    expect(splitLocale(path ?? '')).toEqual({ prefix: null, path });
  });

  it('Percent-encoded unreserved characters make no other address, in the prefix or in the path; other encoded characters stay', () => {
    expect(splitLocale('/%65n/news/vitamin%2Dd%5F%7e%2E%31')).toEqual({ prefix: 'en', path: '/news/vitamin-d_~.1' });
    expect(splitLocale('/a%20%2F%252D%D0%B0%5B%60%7B%40')).toEqual({ prefix: null, path: '/a%20%2F%252D%D0%B0%5B%60%7B%40' });
  });
});
