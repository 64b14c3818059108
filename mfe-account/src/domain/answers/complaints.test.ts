import { describe, expect, it } from '@jest/globals';
import { complaintsOf, says } from './index.ts';

describe('complaintsOf', () => {
  it('reads sentences, lists and nested values by field', () => {
    expect(complaintsOf({ email: ['a', 'b'], password: 'c', address: { city: ['d'] }, empty: [] })).toEqual({
      email: ['a', 'b'],
      password: ['c'],
      address: ['d'],
    });
  });

  it('takes a bare sentence or list for what belongs to no field', () => {
    expect(complaintsOf('no')).toEqual({ detail: ['no'] });
    expect(complaintsOf(['no', 'never'])).toEqual({ detail: ['no', 'never'] });
  });

  it('says null of what nobody can read', () => {
    for (const body of [null, undefined, '', 5, {}, { email: [] }]) expect(complaintsOf(body)).toBeNull();
  });
});

describe('says', () => {
  it('finds words whatever their letters', () => {
    expect(says(['User DOES NOT exist.'], 'does not exist')).toBe(true);
    expect(says(['User exists.'], 'does not exist')).toBe(false);
  });
});
