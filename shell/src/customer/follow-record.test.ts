import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { followRecord, type RecalledRecord, type ShownPage } from './follow-record.ts';

const language = fc.constantFrom('russian' as const, 'english' as const);
const record: fc.Arbitrary<RecalledRecord> = fc.record({
  userId: fc.constant(7),
  isHere: fc.constantFrom(true as const, undefined),
  language: fc.option(language),
  choice: fc.option(fc.record({ user: fc.constant(7), language })),
  isSwitched: fc.boolean(),
});
const page: fc.Arbitrary<ShownPage> = fc.record({
  locale: fc.constantFrom('ru' as const, 'en' as const),
  isCheckout: fc.boolean(),
  pending: fc.option(fc.constant('/cart')),
  location: fc.constant({ pathname: '/', search: '?search=tea' }),
});
const stored = { userId: 7, isHere: true, choice: null, isSwitched: false } as const;
const shown: ShownPage = { locale: 'ru', isCheckout: false, pending: null, location: { pathname: '/', search: '?search=tea' } };

describe('the consequences of a customer record for the language', () => {
  it('A record is never overwritten and followed at once, and checkout is never left', () => {
    fc.assert(
      fc.property(record, page, (one, where) => {
        const consequences = followRecord(one, where);
        expect('save' in consequences && 'follow' in consequences).toBe(false);
        expect('drop' in consequences && 'save' in consequences).toBe(false);
        if (where.isCheckout) expect(consequences).not.toHaveProperty('follow');
      }),
    );
  });

  it('A choice that the record does not contain is saved again, and one that it contains is dropped', () => {
    fc.assert(
      fc.property(record, language, page, (one, chosen, where) => {
        const choice = { user: 7, language: chosen };
        const consequences = followRecord({ ...one, choice }, where);
        expect(consequences).toEqual(one.language === null || one.language === chosen ? { drop: undefined } : { save: choice });
      }),
    );
  });

  it('A customer who signs in here with the other language in the record gets the page in that language', () => {
    const follow = `/locale?${new URLSearchParams({ to: 'en', path: '/?search=tea', by: 'record' })}`;
    expect(followRecord({ ...stored, language: 'english' }, shown)).toEqual({ follow });
    expect(followRecord({ ...stored, language: 'russian' }, shown)).toEqual({});
    expect(followRecord({ ...stored, isHere: undefined, language: 'english' }, shown)).toEqual({});
  });

  it('A language chosen as a guest is saved into the record', () => {
    const choice = { user: 7, language: 'russian' };
    expect(followRecord({ ...stored, isSwitched: true, language: 'english' }, shown)).toEqual({ keep: choice, save: choice });
  });
});
