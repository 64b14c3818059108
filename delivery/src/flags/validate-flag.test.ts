import { describe, expect, it } from '@jest/globals';
import { readFlagFile } from './flag-file.ts';

const variants = { a: '0.1.0-aaaaaaaaaa', b: '0.1.0-bbbbbbbbbb' };
const split = {
  fractional: [
    ['a', 50],
    ['b', 50],
  ],
};
const half = {
  fractional: [
    ['on', 1],
    ['off', 1],
  ],
};
const fileWith = (flag: object, key = 'release.mfe-content') =>
  readFlagFile(JSON.stringify({ flags: { [key]: { state: 'ENABLED', variants, defaultVariant: 'a', ...flag } } }));

describe('A flag file', () => {
  it.each([
    ['without targeting', {}],
    ['with a split', { targeting: split }],
    ['for some, by what is known of visitors', { targeting: { if: [{ '==': [{ var: 'locale' }, 'ru'] }, split, null] } }],
    [
      'for some, with no version for the others',
      { defaultVariant: null, targeting: { if: [{ '==': [{ var: 'device' }, 'mobile'] }, 'b'] } },
    ],
    ['for a path', { targeting: { if: [{ starts_with: [{ var: 'path' }, '/product/'] }, split, 'a'] } }],
    ['for a part of a path', { targeting: { if: [{ in: ['product', { var: 'path' }] }, split, null] } }],
    ['for some paths', { targeting: { if: [{ in: [{ var: 'path' }, ['/', '/news']] }, split, null] } }],
    [
      'for some languages and who is signed in',
      { targeting: { if: [{ and: [{ in: [{ var: 'locale' }, ['ru']] }, { '==': [{ var: 'signedIn' }, true] }] }, split, null] } },
    ],
    ['off, whatever it holds', { state: 'DISABLED', variants: { a: 5 }, targeting: { fractional: [['zzz', 1]] } }],
  ])('is accepted %s', (_what, flag) => {
    expect(fileWith(flag)).toHaveProperty('flags');
  });

  it.each([
    ['a number in the place of a version', { variants: { ...variants, b: 5 } }, 'the variant "b" of release.mfe-content is 5'],
    ['no version', { variants: { ...variants, b: '../../etc' } }, 'the variant "b"'],
    ['no variants', { variants: {}, defaultVariant: null }, 'has no variants'],
    [
      'one variant alone',
      { variants: { a: variants.a } },
      'release.mfe-content has one variant alone (a), but an experiment compares two or more',
    ],
    [
      'an unknown variant in a split',
      {
        targeting: {
          fractional: [
            ['a', 50],
            ['zzz', 50],
          ],
        },
      },
      'names the variant "zzz"',
    ],
    ['an unknown variant in a branch', { targeting: { if: [{ '==': [{ var: 'locale' }, 'ru'] }, 'zzz', 'a'] } }, 'names the variant "zzz"'],
    ['an attribute that no one knows', { targeting: { if: [{ '==': [{ var: 'country' }, 'RU'] }, 'b', 'a'] } }, 'asks for "country"'],
    ['an outcome that cannot be foreseen', { targeting: { var: 'locale' } }, 'ends in "var"'],
    ['an operator that there is not', { targeting: { if: [{ resembles: ['a', 'b'] }, 'b', 'a'] } }, 'release.mfe-content'],
    [
      'weights that are no numbers',
      {
        defaultVariant: null,
        targeting: {
          fractional: [
            ['a', 'half'],
            ['b', 'half'],
          ],
        },
      },
      'a weight in the split of release.mfe-content is "half", but must be a whole number from 0',
    ],
    [
      'a split of nothing',
      {
        targeting: {
          fractional: [
            ['a', 0],
            ['b', 0],
          ],
        },
      },
      'the weights in the split of release.mfe-content are all zero',
    ],
    [
      'a language that there is not',
      { targeting: { if: [{ in: [{ var: 'locale' }, ['ru', 'de']] }, split, null] } },
      'compares "locale" with "de", but it is one of "ru", "en"',
    ],
    [
      'a device that there is not',
      { targeting: { if: [{ '==': ['phone', { var: 'device' }] }, split, null] } },
      'compares "device" with "phone"',
    ],
    [
      'a word for signed in',
      { targeting: { if: [{ '==': [{ var: 'signedIn' }, 'yes'] }, split, null] } },
      'compares "signedIn" with "yes"',
    ],
    ...['news', '/en/news', '/en', '/news/', '/news?page=2', '/news/*/1'].map(
      (path) =>
        [
          `the path ${path}, which no document has`,
          { targeting: { if: [{ or: [{ '==': [{ var: 'path' }, path] }] }, split, null] } },
          `compares "path" with "${path}"`,
        ] as const,
    ),
    [
      'a beginning of a path that no document has',
      { targeting: { if: [{ starts_with: [{ var: 'path' }, '/en/product/'] }, split, null] } },
      'compares "path" with "/en/product/"',
    ],
    ['a start that is no time', { metadata: { startedAt: 'yesterday' } }, 'startedAt of release.mfe-content is "yesterday"'],
  ])('is refused with %s, by its name', (_what, flag, reason) => {
    expect(fileWith(flag)).toMatchObject({ type: 'flags-broken', explanation: expect.stringContaining(reason) });
  });

  it.each([
    [
      'an unknown variant',
      {
        targeting: {
          fractional: [
            ['on', 1],
            ['of', 1],
          ],
        },
      },
      'names the variant "of"',
    ],
    ['an unknown attribute', { targeting: { if: [{ '==': [{ var: 'country' }, 'RU'] }, half, null] } }, 'asks for "country"'],
    [
      'weights of zero',
      {
        targeting: {
          fractional: [
            ['on', 0],
            ['off', 0],
          ],
        },
      },
      'are all zero',
    ],
    ['variants of two types', { variants: { on: true, off: 'no' } }, 'the variants of new-sort must all be of one type'],
    ['lists as variants', { variants: { on: [], off: [] } }, 'must all be of one type: boolean, string, number'],
    [
      'a variant that reports cannot name',
      { variants: { on: true, off: false, 'not yet': false } },
      'the variant "not yet" of new-sort must have a name',
    ],
    ['a start that is no time', { metadata: { startedAt: 'yesterday' } }, 'startedAt of new-sort is "yesterday"'],
  ])('A plain flag that splits visitors is refused with %s', (_what, flag, reason) => {
    const sound = { variants: { on: true, off: false }, defaultVariant: 'off', targeting: half };
    expect(fileWith(sound, 'new-sort')).toHaveProperty('flags');
    expect(fileWith({ ...sound, ...flag }, 'new-sort')).toMatchObject({ explanation: expect.stringContaining(reason) });
  });

  it('may hold flags of others, of any form', () => {
    expect(fileWith({ variants: { on: 1, off: 5 }, defaultVariant: 'on' }, 'banner')).toHaveProperty('flags');
  });
});
