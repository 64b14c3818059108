import { describe, expect, it } from '@jest/globals';
import { absenceAt, asksAfterAbsence, eachWithout } from './absences.ts';

describe('what shall be absent', () => {
  const absentIn = (text: string) => {
    const words = text.split(' ');
    return words.flatMap((_, at) => absenceAt(words, at, () => 1)?.thing.join(' ') ?? []);
  };

  it.each([
    ['не морской коллаген', ['морской']],
    ['коллаген не морской', ['морской']],
    ['омегу не рыбную', ['рыбную']],
    ['крем на лицо не жирный', ['жирный']],
    ['волосы не густые', []],
    ['у меня ногти не крепкие', []],
    ['ничего не чувствую', []],
    ['сплю не более часа', []],
  ])('is in «%s» %j', (text, absent) => {
    expect(absentIn(text)).toEqual(absent);
  });

  it('is each thing that is joined, but for what is wanted', () => {
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
