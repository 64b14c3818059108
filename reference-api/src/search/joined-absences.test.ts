import { describe, expect, it } from '@jest/globals';
import { asksAfterAbsence, eachWithout } from './joined-absences.ts';

describe('what is joined to what shall be absent', () => {
  it('shall be absent, too, but for what is wanted', () => {
    const spread = (text: string, wanted: string) => eachWithout(text.split(' '), (at) => text.split(' ')[at] === wanted).join(' ');
    expect(spread('протеин без сои и молока', '')).toBe('протеин без сои без молока');
    expect(spread('протеин без сахара и креатин', 'креатин')).toBe('протеин без сахара и креатин');
    expect(spread('without sugar or creatine', 'creatine')).toBe('without sugar without creatine');
  });

  it.each([
    ['high', false, false, true],
    ['креатин', false, true, true],
    ['витамины', true, false, true],
    ['витаминов', true, false, false],
    ['caffeine', false, true, false],
    ['молока', false, false, false],
  ])('takes «%s» behind «и», a group (%s) or an ingredient (%s), for wanted: %s', (word, isGroup, isIngredient, isWanted) => {
    expect(asksAfterAbsence(word, isGroup, isIngredient)).toBe(isWanted);
  });
});
