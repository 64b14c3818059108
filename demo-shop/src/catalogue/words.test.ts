import { describe, expect, it } from '@jest/globals';
import { numberText, pluralRu, slugOf, strength, typograph, withUnits } from './words.ts';

describe('the words of the seed', () => {
  it('chooses the Russian plural by the last digits', () => {
    const forms = ['таблетка', 'таблетки', 'таблеток'] as const;
    expect([1, 2, 5, 11, 14, 21, 60, 101, 112].map((count) => pluralRu(count, forms))).toEqual([
      'таблетка',
      'таблетки',
      'таблеток',
      'таблеток',
      'таблеток',
      'таблетка',
      'таблеток',
      'таблетка',
      'таблеток',
    ]);
  });

  it('writes an amount with its unit in both languages', () => {
    expect(strength('2000 iu')).toEqual({ ru: '2000 МЕ', en: '2000 IU' });
    expect(strength('2.5 g')).toEqual({ ru: '2,5 г', en: '2.5 g' });
    expect(strength('10 bln')).toEqual({ ru: '10 млрд КОЕ', en: '10 billion CFU' });
  });

  it('refuses an amount it cannot read', () => {
    expect(() => strength('many mg')).toThrow('many mg');
    expect(() => strength('5 spoons')).toThrow('5 spoons');
  });

  it('groups thousands from five digits up', () => {
    expect(numberText(5000)).toEqual({ ru: '5000', en: '5000' });
    expect(numberText(10000)).toEqual({ ru: '10\u00a0000', en: '10,000' });
  });

  it('keeps a short word, a dash and a unit from being torn off', () => {
    expect(typograph('Чай — в шкаф на 20 дней')).toBe('Чай\u00a0— в\u00a0шкаф на\u00a020\u00a0дней');
  });

  it('keeps a number with its unit, and leaves the number of a name alone', () => {
    expect(withUnits('Витамин B6 с магнием 2,5 г, 10\u00a0000 МЕ, 60 капсул')).toBe(
      'Витамин B6 с магнием 2,5\u00a0г, 10\u00a0000\u00a0МЕ, 60\u00a0капсул',
    );
    expect(withUnits('Omega-3 oil, serum 5 %')).toBe('Omega-3 oil, serum 5\u00a0%');
  });

  it('makes an ASCII slug', () => {
    expect(slugOf('Children’s 5–60 kg')).toBe('children-s-5-60-kg');
  });
});
