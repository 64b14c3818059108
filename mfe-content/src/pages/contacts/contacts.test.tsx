import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, loseCalls, openPage } from '../../testing/content-page.tsx';
import { page as contacts } from './index.ts';

const company = {
  name: 'Витрава',
  legal_name: 'ООО «Витрава»',
  phones: [{ number: '+74950000101', display: '+7 (495) 000-01-01', label: 'Москва' }],
  email: 'hello@vitrava.example',
  address: '115000, Москва',
  schedule: 'Ежедневно',
  social: [{ network: 'telegram', name: 'Telegram', url: 'https://t.me/vitrava_example' }],
  seller_details: [{ name: 'ОГРН', value: '1000000000000' }],
  creators: { name: 'Мастерская', url: 'https://example.org' },
};

describe('the contacts', () => {
  it('can be called, written to and followed', async () => {
    answerCalls({ '/api/company/': { body: company } });
    const scope = await openPage(contacts);
    expect(screen.getByRole('link', { name: '+7 (495) 000-01-01' })).toHaveAttribute('href', 'tel:+74950000101');
    expect(screen.getByRole('link', { name: 'hello@vitrava.example' })).toHaveAttribute('href', 'mailto:hello@vitrava.example');
    expect(screen.getByRole('link', { name: /Telegram/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('heading', { level: 2, name: 'Продавец' })).toBeInTheDocument();
    expect(screen.getByText('ОГРН').nextElementSibling).toHaveTextContent('1000000000000');
    expect(scope.getState(contacts.$head).structuredData).toMatchObject([{ '@type': 'Organization', legalName: 'ООО «Витрава»' }]);
  });

  it('keep the way to write to us when the company could not be loaded', async () => {
    loseCalls();
    const scope = await openPage(contacts);
    expect(scope.getState(contacts.$status)).toBe(503);
    expect(screen.getByRole('alert')).toHaveTextContent(/Не\sудалось загрузить контакты/);
    expect(screen.getByRole('link', { name: 'Написать нам' })).toBeInTheDocument();
  });
});
