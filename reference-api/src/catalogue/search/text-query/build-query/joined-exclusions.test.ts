import { describe, expect, it } from '@jest/globals';
import { isWantedAfterExclusion, repeatExclusion } from './exclusion.ts';

describe('a word joined to an exclusion', () => {
  it('is excluded too, unless it is wanted', () => {
    const repeat = (text: string, wanted: string) => repeatExclusion(text.split(' '), (at) => text.split(' ')[at] === wanted).join(' ');
    expect(repeat('протеин без сои и молока', '')).toBe('протеин без сои без молока');
    expect(repeat('протеин без сахара и креатин', 'креатин')).toBe('протеин без сахара и креатин');
    expect(repeat('without sugar or creatine', 'creatine')).toBe('without sugar without creatine');
  });

  it.each([
    ['high', false, false, false, true],
    ['креатин', false, true, false, true],
    ['витамины', true, false, false, true],
    ['витаминов', true, false, false, false],
    ['caffeine', false, true, true, false],
    ['молока', false, false, false, false],
  ])(
    '«%s» as a group (%s), an ingredient (%s) or often excluded (%s) is wanted: %s',
    (word, isGroup, isIngredient, isOftenExcluded, isWanted) => {
      expect(isWantedAfterExclusion(word, { isGroup, isIngredient, isOftenExcluded })).toBe(isWanted);
    },
  );
});
