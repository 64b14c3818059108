import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/content-page.tsx';
import { legalInformation } from './index.ts';
import { document as en } from './prose/en.ts';
import { document as ru } from './prose/ru.ts';

describe('legal information', () => {
  it.each([
    ['ru', ['Обработка персональных данных', 'Правила возврата', 'Правила продажи']],
    ['en', ['Personal data', 'Returns', 'Terms of sale']],
  ] as const)('[N4] has the data policy, the return rules and the rules of sale in %s', async (locale, names) => {
    await openPage(legalInformation, {}, locale);
    for (const name of names) {
      const section = screen.getByRole('heading', { level: 2, name }).closest('section');
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${section?.id}`);
    }
  });

  it('has the same sections of the same blocks in both languages', () => {
    const outline = ({ sections }: typeof ru) => sections.map(({ id, blocks }) => [id, blocks.map(({ kind }) => kind)]);
    expect(outline(en)).toEqual(outline(ru));
  });

  it('links to pages of the shop only', () => {
    const addresses = JSON.stringify([ru, en]).match(/\]\([^)]+\)/g) ?? [];
    expect([...new Set(addresses)].sort()).toEqual(['](/contacts)', '](/privacy-policy)']);
  });
});
