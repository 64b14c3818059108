import { describe, expect, it } from '@jest/globals';
import { errorOf, meaningOfPop, needsDocument, redirectionOf, requiresSignInFirst, scrollAfter, travelByLink } from './decisions.ts';

const CART = { locale: 'ru' as const, pathname: '/cart', search: '', hash: '' };
const toCart = { kind: 'redirect', to: '/cart' } as const;

describe('the meaning of Back and Forward', () => {
  it.each([
    ['another page', CART, '/news', { key: 'a' }, 'travel'],
    ['another language of the page', { ...CART, locale: 'en' as const }, '/cart', { key: 'a' }, 'load-document'],
    ['an anchor that was just followed', { ...CART, hash: '#total' }, '/cart', null, 'new-anchor'],
    ['an anchor that was left', CART, '/cart', { key: 'a' }, 'known-entry'],
  ] as const)('is clear for %s', (_, address, shown, state, meaning) => {
    expect(meaningOfPop(address, shown, 'ru', state)).toBe(meaning);
  });
});

describe('A link', () => {
  it('makes an entry of its own, but for the very address one is at', () => {
    expect(travelByLink(CART, { url: '/news', hash: '' }, 'push')).toBe('push');
    expect(travelByLink(CART, { url: '/cart', hash: '' }, 'push')).toBe('replace');
    expect(travelByLink({ ...CART, hash: '#total' }, { url: '/cart', hash: '' }, 'push')).toBe('push');
  });

  it('A link requests the sign-in before the navigation; Back has navigated already', () => {
    const signIn = { kind: 'sign-in' } as const;
    expect(['push', 'replace', 'pop', 'reload'].map((travel) => requiresSignInFirst(signIn, travel as 'push'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a page that redirects the visit', () => {
  it('is left out of the history', () => {
    expect(redirectionOf(toCart, 'push', '/news', 0)).toEqual({ kind: 'to', path: '/cart', travel: 'push' });
    expect(redirectionOf(toCart, 'push', '/cart', 0)).toEqual({ kind: 'to', path: '/cart', travel: 'replace' });
    expect(redirectionOf(toCart, 'pop', '/cart', 0)).toEqual({ kind: 'pass-over' });
    expect(redirectionOf({ kind: 'pass' }, 'push', '/news', 0)).toBeNull();
  });

  it('is an error after five times', () => {
    expect(redirectionOf(toCart, 'push', '/news', 5)).toBeNull();
    expect(errorOf(true, toCart, '/cart')).toEqual({ status: 500, path: '/cart', reason: 'loop' });
  });
});

describe('A page that cannot be shown', () => {
  it('is an error of the shell, with its reason', () => {
    expect(errorOf(false, { kind: 'pass' }, '/no-such')).toEqual({ status: 404, path: '/no-such' });
    expect(errorOf(true, { kind: 'error', reason: 'middleware' }, '/cart')).toMatchObject({ status: 500, reason: 'middleware' });
    expect(errorOf(true, { kind: 'pass' }, '/cart')).toBeNull();
  });

  it('is loaded as a document when the server has other versions, unless the page keeps its own', () => {
    expect(needsDocument({ kind: 'reload' }, false)).toBe(true);
    expect(needsDocument({ kind: 'reload' }, true)).toBe(false);
    expect(needsDocument({ kind: 'failed' }, false)).toBe(false);
  });
});

it('A page opens at its top, at the position before Back, or at the current one', () => {
  expect(scrollAfter('push', 'top')).toBe('top');
  expect(scrollAfter('push', 'keep')).toBe('stay');
  expect(scrollAfter('pop', 'keep')).toBe('remembered');
  expect(scrollAfter('reload', 'keep')).toBe('stay');
});
