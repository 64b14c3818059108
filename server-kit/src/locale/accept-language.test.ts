import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { preferredLocale } from './accept-language.ts';

describe('preferredLocale', () => {
  it.each([
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
    ['ru;q=0.3, en;q=0.7', 'en'],
    ['de, en;q=0', null],
    ['ruby', null],
    ['*', null],
    [undefined, null],
  ])('reads %j as %j', (header, language) => {
    expect(preferredLocale(header)).toBe(language);
  });

  it('never throws, whatever the header holds', () => {
    fc.assert(fc.property(fc.string(), (header) => [null, 'ru', 'en'].includes(preferredLocale(header))));
  });
});
