import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerCalls, contentPage, loseCalls, openPage, words } from '../../testing/content-page.tsx';
import { page as legalInformation } from './index.ts';

const page = contentPage('legal-information', [
  {
    id: 'data-policy',
    title: 'Обработка персональных данных',
    body: [{ kind: 'paragraph', text: 'Подробности [здесь](/privacy-policy).' }],
  },
  { id: 'returns', title: 'Правила возврата', body: [{ kind: 'table', header: ['Что', 'Срок'], rows: [['Всё', '7 дней']] }] },
  { id: 'sale-rules', title: 'Правила продажи', body: [{ kind: 'heading', level: 3, text: 'Оплата' }] },
]);

describe('legal information', () => {
  it('[N4] [R16] has the data policy, the return rules and the rules of sale, each listed with its anchor', async () => {
    answerCalls({ '/api/pages/legal-information/': { body: page } });
    const scope = await openPage(legalInformation);
    for (const name of ['Обработка персональных данных', 'Правила возврата', 'Правила продажи']) {
      const section = screen.getByRole('heading', { level: 2, name }).closest('section');
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${section?.id}`);
    }
    expect(screen.getByRole('cell', { name: '7 дней' })).toBeInTheDocument();
    expect(screen.getByText(/Обновлено/)).toHaveTextContent(/Обновлено 1\s*ноября\s*2026/);
    expect(scope.getState(legalInformation.$status)).toBe(200);
  });

  it('names the seller with registration numbers, address and contacts below the documents', async () => {
    answerCalls({
      '/api/pages/legal-information/': { body: page },
      '/api/company/': {
        body: {
          name: 'Витрава',
          legal_name: 'ООО «Витрава»',
          phones: [{ number: '+74950000101', display: '+7 (495) 000-01-01', label: 'Москва' }],
          email: 'hello@vitrava.example',
          address: '115000, Москва',
          schedule: 'Ежедневно',
          social: [],
          seller_details: [{ name: 'ОГРН', value: '1000000000000' }],
          creators: { name: 'Мастерская', url: 'https://example.org' },
        },
      },
    });
    await openPage(legalInformation);
    const seller = screen.getByRole('region', { name: 'Продавец' });
    for (const text of ['ООО «Витрава»', 'ОГРН', '1000000000000', '115000, Москва', 'hello@vitrava.example', '+7 (495) 000-01-01']) {
      expect(within(seller).getByText(text)).toBeInTheDocument();
    }
  });

  it('[N5] gives the documents that it has words for as files, in the language of the page and in a new tab', async () => {
    answerCalls({ '/api/pages/legal-information/': { body: page } });
    await openPage(legalInformation, {}, 'en');
    const links = within(screen.getByRole('region', { name: 'The same documents as PDF' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/web/docs/personal_data_privacy.pdf',
      '/en/web/docs/rules_of_sale.pdf',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  it('The page’s head contains the head data of the API', async () => {
    answerCalls({ '/api/pages/legal-information/': { body: page } });
    const scope = await openPage(legalInformation);
    expect(scope.getState(legalInformation.$head)).toEqual({
      title: 'Заголовок legal-information',
      description: 'О чём она',
      canonicalPath: '/legal-information',
    });
  });

  it('keeps its name and offers another try when the text could not be loaded', async () => {
    loseCalls();
    const scope = await openPage(legalInformation, {}, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Legal information' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The text could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect([scope.getState(legalInformation.$status), scope.getState(legalInformation.$head).title]).toEqual([503, 'Legal information']);
  });

  it('The page shows when the shop has no such text, and a contact link', async () => {
    answerCalls({});
    const scope = await openPage(legalInformation);
    expect(screen.getByRole('heading', { name: 'Этого текста пока нет' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
    expect(screen.queryByRole('button', { name: words('Попробовать ещё раз') })).toBeNull();
    expect(scope.getState(legalInformation.$status)).toBe(404);
  });
});
