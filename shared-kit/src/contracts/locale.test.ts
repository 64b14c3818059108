import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_LOCALE, isLocaleCode, LOCALES, localizePath, splitLocale } from './locale.ts';

describe('the languages of the shop', () => {
  it('[R2] [R3] are Russian, the default, and English, each with a language and an iso', () => {
    expect(DEFAULT_LOCALE).toBe('ru');
    expect(LOCALES).toMatchObject({
      ru: { prefix: '', iso: 'ru-RU', language: 'russian', name: 'Русский' },
      en: { prefix: '/en', iso: 'en-US', language: 'english', name: 'English' },
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

describe('the languages of another shop', () => {
  afterEach(() => {
    delete process.env['SHOP'];
  });

  const whole = (languages: Readonly<Record<string, { readonly prefix: string }>>) =>
    Object.fromEntries(Object.entries(languages).map(([code, own]) => [code, { ...LOCALES.en, iso: code, ...own }]));

  const localesOf = (languages: Readonly<Record<string, { readonly prefix: string }>>, more: object = {}) => {
    process.env['SHOP'] = JSON.stringify({ languages: whole(languages), ...more });
    const found: { locale?: typeof import('./locale.ts') } = {};
    jest.isolateModules(() => {
      found.locale = jest.requireActual<typeof import('./locale.ts')>('./locale.ts');
    });
    return found.locale as typeof import('./locale.ts');
  };

  it('are those of its declaration, whichever is the default', () => {
    const locale = localesOf({ de: { prefix: '/de' }, en: { prefix: '' }, fr: { prefix: '/fr-ch' } });
    const inFrench = 'fr' as typeof DEFAULT_LOCALE;
    expect([locale.LOCALE_CODES, locale.DEFAULT_LOCALE]).toEqual([['de', 'en', 'fr'], 'en']);
    expect([locale.isLocaleCode('ru'), locale.isLocaleCode('de')]).toEqual([false, true]);
    expect([locale.localizePath('/news', 'en'), locale.localizePath('/?a=1', inFrench)]).toEqual(['/news', '/fr-ch?a=1']);
    expect([locale.splitLocale('/fr-ch/news'), locale.splitLocale('/fr')]).toEqual([
      { prefix: 'fr', path: '/news' },
      { prefix: null, path: '/fr' },
    ]);
  });

  it('A language of a region has its own addresses, numbers and texts, and takes those of the language where it has none', () => {
    const locale = localesOf({ en: { prefix: '' }, 'pt-BR': { prefix: '/pt-br' }, pt: { prefix: '/pt' } });
    const brazil = 'pt-BR' as typeof DEFAULT_LOCALE;
    expect(locale.localizePath('/news', brazil)).toBe('/pt-br/news');
    expect(locale.splitLocale('/pt-br/news')).toEqual({ prefix: 'pt-BR', path: '/news' });
    expect(locale.splitLocale('/pt/news')).toEqual({ prefix: 'pt', path: '/news' });
    expect(new Intl.NumberFormat(locale.LOCALES[brazil].iso).format(1.5)).toBe('1,5');
    const written = (files: Readonly<Record<string, string>>) => locale.writtenFor(files, brazil);
    expect([written({ en: 'en', 'pt-BR': 'br', pt: 'pt' }), written({ en: 'en', pt: 'pt' }), written({ ru: 'ru', en: 'en' })]).toEqual([
      'br',
      'pt',
      'en',
    ]);
  });

  it.each([
    ['no such key is known', { langauges: {} }, '"langauges"'],
    ['a part is missing', { currency: { code: 'EUR' } }, 'nothing at "currency.sign"'],
    ['a currency does not exist', { currency: { code: 'EURO', sign: '€' } }, '"EURO" at "currency.code"'],
    ['a time zone does not exist', { timeZone: 'Europe/Wien' }, '"Europe/Wien" at "timeZone"'],
    ['a value has another type', { country: 43 }, '43 at "country"'],
  ])('A declaration is refused with its key where %s', (_, more, message) => {
    expect(() => localesOf({ en: { prefix: '' } }, more)).toThrow(message);
  });

  it.each([
    ['en_US', { prefix: '' }, '"en_US" at "languages"'],
    ['de', { prefix: 'de' }, '"de" at "languages.de.prefix"'],
    ['de', { prefix: '/de', alphabets: 'latin' }, '"latin" at "languages.de.alphabets"'],
  ])('The declaration of the language %s as %j is refused with its key', (code, own, message) => {
    expect(() => localesOf({ [code]: own })).toThrow(message);
  });

  it('A declaration without a default language, or with two, is refused with a sentence', () => {
    expect(() => localesOf({ de: { prefix: '/de' } })).toThrow('SHOP declares 0 languages without a prefix');
    expect(() => localesOf({ de: { prefix: '' }, en: { prefix: '' } })).toThrow('SHOP declares 2 languages without a prefix');
  });
});
