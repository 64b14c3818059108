import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { $isCheckLayout, $location, $settings } from '@vitrava/shared-kit/bus/shell';
import { allSettled, fork } from 'effector';
import { act } from 'react';
import { $company } from '../company/index.ts';
import { ShellFooter } from '../footer/index.ts';
import { ShellHeader } from '../index.ts';
import { renderInShop } from '../testing/index.ts';

const company = {
  phones: [{ number: '+78005550199', display: '8 800 555-01-99', label: 'бесплатно' }],
  email: 'hello@vitrava.example',
  address: 'Москва',
  schedule: 'Ежедневно',
  social: [],
  creators: { name: 'Лист', url: 'https://list.example' },
};
const settings = { pageSize: 24, showDiscounts: true, telegramBot: false, logo: 'vitrava' };
const checkoutAt = (pathname: string) =>
  fork({
    values: [
      [$company, company],
      [$settings, settings],
      [$isCheckLayout, true],
      [$location, { pathname, search: '', hash: '', key: 'initial' }],
    ],
  });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the checkout layout', () => {
  it('[R11] [R19] leaves the logo, one way back to the cart, help and the language in the header, in this order', () => {
    renderInShop(<ShellHeader />, { scope: checkoutAt('/checkout/delivery') });
    expect(hrefs()).toEqual(['#main', '/', '/cart', 'tel:+78005550199', expect.stringContaining('/locale?to=en')]);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to the catalogue once the order is placed', () => {
    renderInShop(<ShellHeader />, { scope: checkoutAt('/checkout/result/1042'), locale: 'en' });
    expect(screen.getByRole('link', { name: 'To the catalogue' })).toHaveAttribute('href', '/');
  });

  it('keeps privacy, terms and copyright in the footer', () => {
    renderInShop(<ShellFooter />, { scope: checkoutAt('/checkout/review') });
    expect(hrefs()).toEqual(['/privacy-policy', '/legal-information']);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText(/^© \d{4} Витрава$/)).toBeVisible();
  });

  it('gives way to the shop as soon as the checkout is left', async () => {
    const scope = checkoutAt('/checkout/payment');
    renderInShop(<ShellHeader />, { scope });
    await act(() => allSettled($isCheckLayout, { scope, params: false }));
    expect(screen.getByRole('navigation', { name: 'Разделы магазина' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^В\sкорзину$/ })).toBeNull();
  });
});
