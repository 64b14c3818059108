import { describe, expect, it } from '@jest/globals';
import { chooseLocale, type RequestedPlace } from './index.ts';

function choose(place: Partial<RequestedPlace>) {
  return chooseLocale({ pathname: '/news', search: '', cookie: undefined, acceptLanguage: undefined, userAgent: 'Mozilla/5.0', ...place });
}

describe('the language of a page', () => {
  it('[R1] is Russian without a prefix and English under /en', () => {
    expect(choose({})).toEqual({ type: 'page', locale: 'ru', path: '/news' });
    expect(choose({ pathname: '/en/news' })).toEqual({ type: 'page', locale: 'en', path: '/news' });
    expect(choose({ pathname: '/en' })).toEqual({ type: 'page', locale: 'en', path: '/' });
    expect(choose({ pathname: '/english' })).toEqual({ type: 'page', locale: 'ru', path: '/english' });
  });

  it('[R4] comes from the prefix, otherwise the cookie, otherwise the browser', () => {
    expect(choose({ pathname: '/en/news', cookie: 'ru', acceptLanguage: 'ru' })).toMatchObject({ locale: 'en' });
    expect(choose({ cookie: 'en', search: '?page=2' })).toEqual({ type: 'redirect', to: '/en/news?page=2' });
    expect(choose({ pathname: '/', search: '?a=1', cookie: 'en' })).toEqual({ type: 'redirect', to: '/en?a=1' });
    expect(choose({ pathname: '/', acceptLanguage: 'en-GB,en;q=0.9' })).toEqual({ type: 'redirect', to: '/en' });
    expect(choose({ pathname: '/', cookie: 'ru', acceptLanguage: 'en' })).toMatchObject({ locale: 'ru' });
  });

  it('The browser’s language decides only at the start page, and a robot sees the requested page', () => {
    expect(choose({ acceptLanguage: 'en' })).toMatchObject({ type: 'page', locale: 'ru' });
    expect(choose({ pathname: '/', acceptLanguage: 'en', userAgent: 'Mozilla/5.0 (compatible; YandexBot/3.0)' })).toMatchObject({
      locale: 'ru',
    });
    expect(choose({ cookie: 'en', userAgent: 'Googlebot/2.1' })).toEqual({ type: 'page', locale: 'ru', path: '/news' });
    expect(choose({ pathname: '/', acceptLanguage: 'en', userAgent: undefined })).toMatchObject({ locale: 'ru' });
  });

  it.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['de,fr;q=0.9', 'ru'],
    ['ru;q=0,en;q=0.1', 'en'],
    ['en;q=nonsense,ru;q=0.2', 'ru'],
    ['*', 'ru'],
    ['', 'ru'],
    ['en,'.repeat(1000), 'ru'],
  ])('reads Accept-Language %p as %s', (acceptLanguage, locale) => {
    const choice = choose({ pathname: '/', acceptLanguage });
    expect(choice.type === 'redirect' ? 'en' : choice.locale).toBe(locale);
  });

  it('ignores garbage in the cookie', () => {
    expect(choose({ cookie: '../en' })).toMatchObject({ type: 'page', locale: 'ru' });
  });
});
