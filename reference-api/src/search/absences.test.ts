import { describe, expect, it } from '@jest/globals';
import { absenceAt } from './absences.ts';

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
});
