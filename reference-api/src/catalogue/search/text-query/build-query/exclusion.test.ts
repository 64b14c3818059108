import { describe, expect, it } from '@jest/globals';
import { exclusionAt } from './exclusion.ts';

const BODY_PARTS = ['волосы', 'ногти', 'лицо'];

describe('an exclusion', () => {
  const excludedIn = (text: string) => {
    const words = text.split(' ');
    return words.flatMap(
      (_, at) =>
        exclusionAt(
          words,
          at,
          () => 1,
          (word = '') => BODY_PARTS.includes(word),
        )?.words.join(' ') ?? [],
    );
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
  ])('«%s» excludes %j', (text, excluded) => {
    expect(excludedIn(text)).toEqual(excluded);
  });
});
