import { describe, expect, it } from '@jest/globals';
import { titleWithShop } from './index.ts';

describe('the title of a page', () => {
  it('ends with the shop, in the language of the page', () => {
    expect(titleWithShop('Новости', 'Витрава')).toBe('Новости — Витрава');
    expect(titleWithShop('News', 'Vitrava')).toBe('News — Vitrava');
  });

  it.each(['Витрава — витамины и товары для здоровья', 'Новости — Витрава', ''])(
    'The title stays as it is when it names the shop or is empty: %p',
    (title) => {
      expect(titleWithShop(title, 'Витрава')).toBe(title);
    },
  );

  it('names the shop beside goods that carry its name', () => {
    expect(titleWithShop('Витрава Омега-3', 'Витрава')).toBe('Витрава Омега-3 — Витрава');
  });
});
