import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { fork, launch } from 'effector';
import { $shopMap } from '../../shop-map/index.ts';
import { SHOP_MAP } from '../../shop-map/testing/index.ts';
import { renderInShop } from '../testing/index.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { ErrorPage } from './view.tsx';

describe('the error page', () => {
  it('[E3] The page shows which page was not found', () => {
    renderInShop(<ErrorPage status={404} path="/no/such <b>page</b>" />);
    expect(screen.getByRole('heading', { level: 1, name: /^Страница не\sнайдена$/ })).toBeVisible();
    expect(screen.getByText('/no/such <b>page</b>')).toBeVisible();
    expect(screen.getByRole('link', { name: /^В\sкаталог$/ })).toHaveAttribute('href', '/');
  });

  it('[E4] The page shows the status of any other error and lets the shopper try again', () => {
    renderInShop(<ErrorPage status={503} path="/news" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Что-то пошло не так');
    expect(screen.getByText('Ошибка 503')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Попробовать ещё раз' })).toHaveAttribute('href', '/news');
  });

  it('[E3] offers the search, which works without scripts', () => {
    const map = { ...SHOP_MAP, slots: { header: { owner: 'mfe-catalog', name: 'search' } } };
    const scope = fork({ values: [[$locale, 'en']] });
    renderInShop(<ErrorPage status={404} path="/en/no-such-page" />, { locale: 'en', scope });
    act(() => launch({ target: $shopMap, params: map, scope }));
    const form = screen.getByRole('searchbox', { name: 'Search the shop' }).closest('form') as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/en']);
    expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toHaveAttribute('name', 'search');
  });

  it('A shop without a search offers none', () => {
    renderInShop(<ErrorPage status={404} path="/no-such-page" />);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('[E2] The page explains a missing middleware, and endless redirects', () => {
    renderInShop(<ErrorPage status={500} path="/account" reason="middleware" />, { locale: 'en' });
    expect(screen.getByText(/asks for a check that the shop does not have/)).toBeVisible();
    renderInShop(<ErrorPage status={500} path="/checkout" reason="loop" />, { locale: 'en' });
    expect(screen.getByText(/round in circles/)).toBeVisible();
  });

  it('The page offers a retry of a failed remote, or a reload', async () => {
    const retry = jest.fn();
    renderInShop(<RemoteFailure onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Открыть страницу заново' })).toHaveAttribute('href', '/');
  });
});
