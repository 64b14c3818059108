import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $accessToken, $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $locale, $location, $settings, navigationRequested, pageReloadRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch, fork, launch } from 'effector';
import { $shopMap } from '../../shop-map/index.ts';
import { SHOP_MAP } from '../../shop-map/testing/index.ts';
import { mockDialogs, renderInShop } from '../testing/index.ts';
import { ToolsBar } from './tools.tsx';
import { ShellHeader } from './view.tsx';

const settings = { pageSize: 24, showDiscounts: true, telegramBot: false, logo: 'vitrava' };
const customer = { [$sessionStatus.sid as string]: 'authenticated', [$accessToken.sid as string]: 'token' };
const at = (pathname: string, search = '') => ({ pathname, search, hash: '', key: 'initial' });

const bar = () => within(screen.getAllByRole('list').find((list) => list.dataset['look'] === 'bar') as HTMLElement);

const sections = () => within(screen.getByRole('navigation', { name: 'Разделы магазина' }));

describe('the header', () => {
  beforeAll(mockDialogs);

  it('[H1] offers catalogue, about and news', () => {
    renderInShop(<ShellHeader />);
    expect(
      sections()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Каталог', '/'],
      ['О нас', '/about-us'],
      ['Новости', '/news'],
    ]);
  });

  it('[R23] marks the page and the section where the shopper is', () => {
    const { unmount } = renderInShop(<ShellHeader />, { scope: fork({ values: [[$location, at('/news')]] }) });
    expect(screen.getByRole('link', { name: 'Новости' })).toHaveClass('--active', '--current');
    expect(screen.getByRole('link', { name: 'Новости' })).toHaveAttribute('aria-current', 'page');
    unmount();

    renderInShop(<ShellHeader />, { scope: fork({ values: [[$location, at('/news/vitamin-d')]] }) });
    expect(screen.getByRole('link', { name: 'Новости' })).toHaveClass('--active');
    expect(screen.getByRole('link', { name: 'Новости' })).not.toHaveClass('--current');
    expect(screen.getByRole('link', { name: 'Новости' })).toHaveAttribute('aria-current', 'true');
    expect(sections().getByRole('link', { name: 'Каталог' })).not.toHaveAttribute('aria-current');
  });

  it('[H2] keeps the tools in the bar and in the mobile menu', () => {
    const { container } = renderInShop(<ShellHeader />);
    const looks = [...container.querySelectorAll<HTMLElement>('ul[data-look]')].map((list) => list.dataset['look']);
    expect(looks.filter((look) => look === 'bar')).toHaveLength(1);
    expect(container.querySelector('dialog ul[data-look="menu"]')).toBeInTheDocument();
  });

  it('The menu opens as a modal dialog, and closes on a navigation', async () => {
    const { container, scope } = renderInShop(<ShellHeader />);
    const menu = container.querySelector('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    expect(menu).toHaveAttribute('open');
    await act(() => allSettled($location, { scope, params: { ...at('/news'), key: 'k2' } }));
    expect(menu).not.toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть меню' }));
    expect(menu).not.toHaveAttribute('open');
  });

  it('[H3] The tools of the dock include a link to the catalogue', () => {
    renderInShop(<ToolsBar look="dock" />);
    expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/');
  });

  it('[H4] The header shows and announces the counts of favourites and cart', () => {
    const scope = fork({ values: { 'catalog/$favouriteCount': 2, 'cart/$itemCount': 5 } });
    renderInShop(<ShellHeader />, { scope });
    expect(bar().getByRole('link', { name: 'Избранное 2 товара' })).toHaveAttribute('href', '/favorites');
    expect(bar().getByRole('link', { name: 'Корзина 5 товаров' })).toHaveAttribute('href', '/cart');
  });

  it('[H5] The header prompts guests to sign in and leads customers to their details', async () => {
    const requested = jest.fn();
    const guest = fork({ values: [[$sessionStatus, 'anonymous']] });
    createWatch({ unit: signInRequested, scope: guest, fn: requested });
    const { unmount } = renderInShop(<ShellHeader />, { scope: guest });
    await userEvent.click(bar().getByRole('link', { name: 'Войти' }));
    expect(requested).toHaveBeenCalledTimes(1);
    unmount();

    renderInShop(<ShellHeader />, { scope: fork({ values: customer }) });
    expect(bar().getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/account/personal-details');
  });

  it('[H5] [S9] The header leads to the account while the sign-in is renewed, and shows so', async () => {
    const { scope } = renderInShop(<ShellHeader />, { scope: fork({ values: customer }) });
    const entry = bar().getByRole('link', { name: 'Профиль' });
    await act(() => allSettled($accessToken, { scope, params: null }));
    expect(entry).toHaveAttribute('href', '/account/personal-details');
    expect(entry).toHaveAccessibleName(/^обновляем\sвход… ?Профиль$/);
    await act(() => allSettled($accessToken, { scope, params: 'another' }));
    expect(entry).toHaveAccessibleName('Профиль');
  });

  it('A remote has a tool by its route, without code of the shell: a shop without such routes has none', () => {
    const tool = { name: 'bonus', to: '/bonus', title: { ru: 'Бонусы', en: 'Bonus' }, order: 5, icon: 'M1 1', count: 'bonus/$points' };
    const { scope } = renderInShop(<ToolsBar look="bar" />, { scope: fork({ values: { 'bonus/$points': 2 } }) });
    act(() => launch({ target: $shopMap, params: { ...SHOP_MAP, tools: [tool] }, scope }));
    expect(screen.getByRole('link', { name: 'Бонусы 2 товара' })).toHaveAttribute('href', '/bonus');
    act(() => launch({ target: $shopMap, params: { ...SHOP_MAP, tools: [] }, scope }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps the account entry neutral while the session is unknown', () => {
    renderInShop(<ShellHeader />);
    expect(bar().getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/account/personal-details');
  });

  it('[H6] shows the logo that leads home only while the settings have one', () => {
    const { unmount } = renderInShop(<ShellHeader />);
    expect(screen.queryByRole('link', { name: 'Витрава — на главную' })).not.toBeInTheDocument();
    unmount();

    renderInShop(<ShellHeader />, { scope: fork({ values: [[$settings, settings]] }) });
    expect(screen.getByRole('link', { name: 'Витрава — на главную' })).toHaveAttribute('href', '/');
  });

  it('[H27] has the tools in a dock of their own for screens smaller than a laptop’s, the catalogue first', () => {
    renderInShop(<ShellHeader />, { scope: fork({ values: { 'cart/$itemCount': 5 } }) });
    const dock = within(screen.getByRole('navigation', { name: 'Быстрые ссылки' }));
    expect(dock.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/favorites',
      '/account/personal-details',
      '/cart',
    ]);
    expect(dock.getByRole('link', { name: 'Корзина 5 товаров' })).toBeVisible();
  });

  it('[C6] The logo resets search and filters, and loads the list again where there are none', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const filtered = fork({
      values: [
        [$settings, settings],
        [$location, at('/', '?search=zinc')],
      ],
    });
    const gone = jest.fn();
    createWatch({ unit: navigationRequested, scope: filtered, fn: gone });
    const { unmount } = renderInShop(<ShellHeader />, { scope: filtered });
    await userEvent.click(screen.getByRole('link', { name: 'Витрава — на главную' }));
    expect(gone).toHaveBeenCalledWith({ to: '/' });
    unmount();

    const bare = fork({ values: [[$settings, settings]] });
    const reloaded = jest.fn();
    createWatch({ unit: pageReloadRequested, scope: bare, fn: reloaded });
    renderInShop(<ShellHeader />, { scope: bare });
    await userEvent.click(screen.getByRole('link', { name: 'Витрава — на главную' }));
    expect(reloaded).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('[H6] puts the name of the shop in the place of a logo that does not load', () => {
    const { container } = renderInShop(<ShellHeader />, {
      scope: fork({ values: [[$settings, { ...settings, logo: '/media/gone.png' }]] }),
    });
    for (const image of container.querySelectorAll('img')) {
      expect(image).toHaveAttribute('alt', 'Витрава');
      fireEvent.error(image);
    }
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Витрава — на главную' })).toHaveTextContent('Витрава');
  });

  it('[H6] draws a logo of the CMS by its address', () => {
    const { container } = renderInShop(<ShellHeader />, {
      scope: fork({ values: [[$settings, { ...settings, logo: '/media/logo.png' }]] }),
    });
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/logo.png');
  });

  it('switches the language by a plain link that comes back to the same place', () => {
    const scope = fork({
      values: [
        [$locale, 'en'],
        [$location, at('/news', '?page=2')],
      ],
    });
    renderInShop(<ShellHeader />, { scope, locale: 'en' });
    expect(screen.getByRole('link', { name: 'Русский' })).toHaveAttribute('href', '/locale?to=ru&path=%2Fnews%3Fpage%3D2');
    for (const link of screen.getAllByRole('link', { name: 'Catalogue' })) expect(link).toHaveAttribute('href', '/en');
  });

  it('offers a way past itself as the first link', () => {
    renderInShop(<ShellHeader />);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  });
});
