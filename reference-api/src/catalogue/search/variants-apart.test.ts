import { describe, expect, it } from '@jest/globals';
import { keepVariantsApart } from './variants-apart.ts';

const card = (name: string, state: 'in_stock' | 'none' = 'in_stock') => ({ name, availability: { state, left: 5 } });
const namesOf = (names: readonly string[]) => keepVariantsApart(names.map((name) => card(name))).map(({ name }) => name);

describe('a list of products', () => {
  it('does not show two packs of one product side by side', () => {
    expect(namesOf(['Расторопша 150 мг, 90 капсул', 'Расторопша 150 мг, 60 капсул', 'Глицин, 100 таблеток'])).toEqual([
      'Расторопша 150 мг, 90 капсул',
      'Глицин, 100 таблеток',
      'Расторопша 150 мг, 60 капсул',
    ]);
  });

  it('keeps its order where all neighbours differ', () => {
    expect(namesOf(['Глицин', 'Цинк 15 мг', 'Глицин, 50 таблеток'])).toEqual(['Глицин', 'Цинк 15 мг', 'Глицин, 50 таблеток']);
  });

  it('keeps its order where it has one product only', () => {
    expect(namesOf(['Zinc 15 mg', 'Zinc 25 mg', 'Zinc, 60 tablets'])).toEqual(['Zinc 15 mg', 'Zinc 25 mg', 'Zinc, 60 tablets']);
  });

  it('keeps what is left to sell before what is sold out', () => {
    const cards = [card('Zinc 15 mg'), card('Zinc 25 mg'), card('Iron', 'none')];
    expect(keepVariantsApart(cards)).toEqual(cards);
  });
});
