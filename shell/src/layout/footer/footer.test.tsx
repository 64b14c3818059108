import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $accessToken, $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $settings, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch, fork } from 'effector';
import { $company } from '../company/index.ts';
import { renderInShop } from '../testing/index.ts';
import { ShellFooter } from './view.tsx';

const company = {
  phones: [
    { number: '+78005550199', display: '8 800 555-01-99', label: 'бесплатно по России' },
    { number: '+74955550142', display: '+7 495 555-01-42', label: 'Москва' },
  ],
  email: 'hello@vitrava.example',
  address: 'Москва, Тверская, 7',
  schedule: 'Ежедневно с 9 до 21',
  social: [{ network: 'telegram', name: 'Telegram', url: 'https://t.example/vitrava' }],
  creators: { name: 'Лист', url: 'https://list.example' },
};
const settings = { pageSize: 24, showDiscounts: true, telegramBot: true, logo: null };
const known = () => fork({ values: [[$company, company]] });
const column = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

describe('the footer', () => {
  it('[H8] has about, contacts, contact-us and the address in the company column', () => {
    renderInShop(<ShellFooter />, { scope: known() });
    const links = column('Компания').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['О нас', '/about-us'],
      ['Контакты', '/contacts'],
      ['Написать нам', '/contacts'],
    ]);
    expect(column('Компания').getByText(company.address)).toBeVisible();
  });

  it('[H9] names the contact popup in its link to the contacts, for the opener of popups', () => {
    renderInShop(<ShellFooter />);
    const link = screen.getByRole('link', { name: 'Написать нам' });
    expect(link).toHaveAttribute('data-popup', 'mfe-content/contact-us');
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('[H10] has questions and legal information in the customers column', () => {
    renderInShop(<ShellFooter />);
    expect(
      column('Покупателям')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/faq', '/legal-information']);
  });

  it('[H11] links to the privacy policy, the social networks and its creators', () => {
    renderInShop(<ShellFooter />, { scope: known() });
    expect(screen.getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getByRole('link', { name: /^Telegram/ })).toHaveAttribute('href', 'https://t.example/vitrava');
    const credit = screen.getByRole('link', { name: /^Лист/ });
    expect(credit).toHaveAttribute('href', 'https://list.example');
    expect(credit).toHaveAttribute('target', '_blank');
    expect(credit).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('[H12] names the current year', () => {
    renderInShop(<ShellFooter />);
    expect(screen.getByText(`© ${new Date().getFullYear()} Витрава`)).toBeVisible();
  });

  it('[H13] offers the Telegram bot to customers only, and only while the CMS has it on', async () => {
    const button = () => screen.queryByRole('button', { name: /^Бот в\sTelegram$/ });
    const { unmount } = renderInShop(<ShellFooter />, { scope: fork({ values: [[$settings, settings]] }) });
    expect(button()).not.toBeInTheDocument();
    unmount();

    const customer = { [$sessionStatus.sid as string]: 'authenticated', [$accessToken.sid as string]: 'token' };
    const off = renderInShop(<ShellFooter />, { scope: fork({ values: customer }) });
    expect(button()).not.toBeInTheDocument();
    off.unmount();

    renderInShop(<ShellFooter />, { scope: fork({ values: { ...customer, [$settings.sid as string]: settings } }) });
    expect(await screen.findByRole('button', { name: /^Бот в\sTelegram$/ })).toBeEnabled();
  });

  it('[H14] The footer disables the Telegram bot while the customer has no valid token, shows why, and leaves the focus on it', async () => {
    const scope = fork({
      values: [
        [$sessionStatus, 'authenticated'],
        [$accessToken, 'token'],
        [$settings, settings],
      ],
    });
    const requested = jest.fn();
    createWatch({ unit: popupRequested, scope, fn: requested });
    renderInShop(<ShellFooter />, { scope });
    const button = await screen.findByRole('button', { name: /^Бот в\sTelegram/ });
    button.focus();
    await act(() => allSettled($accessToken, { scope, params: null }));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveTextContent(/обновляем\sвход/);
    await userEvent.keyboard('{Enter}');
    expect(requested).not.toHaveBeenCalled();
    await act(() => allSettled($accessToken, { scope, params: 'another' }));
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it('[H15] shows two phones, the e-mail and the address', () => {
    renderInShop(<ShellFooter />, { scope: known() });
    expect(screen.getByRole('link', { name: '8 800 555-01-99' })).toHaveAttribute('href', 'tel:+78005550199');
    expect(screen.getByRole('link', { name: '+7 495 555-01-42' })).toHaveAttribute('href', 'tel:+74955550142');
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    expect(screen.getByText(company.address)).toBeVisible();
  });

  it('The footer omits the company while the API is down', () => {
    renderInShop(<ShellFooter />);
    expect(screen.queryByText(/^Связь с\sнами$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Контакты' })).toBeVisible();
  });
});
