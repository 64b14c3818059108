import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $locale, $pendingNavigation, $settings, navigationRequested, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch, type EventCallable, fork, type Scope } from 'effector';
import { $cartSummary, itemAdditionRequested, itemRefused } from '../../bus/cart.ts';
import { $favouriteIds, favouriteToggled } from '../../bus.ts';
import { answerBy, category, foundOf, productOf, slides } from '../../testing/index.ts';
import { showPage } from '../../testing/page.tsx';
import { page as startPage } from './index.ts';

function answers(found: unknown = foundOf([productOf(1), productOf(2)], { count: 60 })) {
  return answerBy(({ path }) => {
    if (path === '/api/search/') return found;
    if (path === '/api/categories/') return { count: 1, next: null, previous: null, results: [category] };
    return path === '/api/advertising/' ? slides : undefined;
  });
}

function received<T>(unit: EventCallable<T>, scope: Scope): T[] {
  const payloads: T[] = [];
  createWatch({ unit, scope, fn: (payload) => void payloads.push(payload) });
  return payloads;
}

describe('the start page', () => {
  it('[C2] [R6] shows the catalogue with categories, below the search of the header', async () => {
    answers();
    await showPage(startPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getAllByRole('link', { name: /Минералы/ })[0]).toHaveAttribute('href', '/?category=minerals');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['60 товаров', 'Показано: 2, порядок: Популярные']);
  });

  it('[R23] marks the chosen category, and those it belongs to', async () => {
    answers();
    await showPage(startPage, { query: { category: 'magnesium' } });
    const tree = within(screen.getByRole('navigation', { name: 'Разделы каталога' }));
    expect(tree.getByRole('link', { name: /Магний/ })).toHaveClass('--active', '--current');
    expect(tree.getByRole('link', { name: /Минералы/ })).toHaveClass('--active');
    expect(tree.getByRole('link', { name: /Минералы/ })).not.toHaveClass('--current');
    expect(tree.getByRole('link', { name: 'Все товары' })).not.toHaveClass('--active');
  });

  it('The page lists the goods when the categories fail to load, and requests them again', async () => {
    const calls = answerBy(({ path }) =>
      path === '/api/search/' ? foundOf([productOf(1)], { count: 1 }) : path === '/api/advertising/' ? slides : 503,
    );
    const { scope } = await showPage(startPage);
    expect(calls.map(({ path }) => path)).toContain('/api/categories/');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    const requests = received(pageReloadRequested, scope);
    const failure = screen.getByRole('alert');
    expect(failure).toHaveTextContent('Разделы сейчас не загрузились.');
    fireEvent.click(within(failure).getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(requests).toHaveLength(1);
  });

  it('A customer sees the last order below the list as one enters it, and a guest does not', async () => {
    answers();
    const { scope, container } = await showPage(startPage);
    const lastOrder = () => container.querySelector('vitrava-fragment[data-boundary="mfe-account"][data-fragment="last-order"]');
    expect(lastOrder()).toBeNull();
    await act(() => allSettled($sessionStatus, { scope, params: 'authenticated' }));
    expect(lastOrder()).not.toBeNull();
  });

  it('[C9] has a slider as one enters it, and none in a list', async () => {
    answers();
    const { container } = await showPage(startPage);
    expect(container.querySelector('[aria-roledescription]')).not.toBeNull();
    expect((await showPage(startPage, { query: { sort: 'price' } })).container.querySelector('[aria-roledescription]')).toBeNull();
  });

  it('The page requests a product in the cart, and shows the cart’s response', async () => {
    answers();
    const { scope } = await showPage(startPage);
    const requests = received(itemAdditionRequested, scope);
    fireEvent.click(screen.getByRole('button', { name: 'В корзину: Магний 1' }));
    expect(requests).toEqual([{ product: 1, amount: 1 }]);
    await act(() => allSettled($cartSummary, { scope, params: { amounts: { 1: 3 }, itemCount: 3 } }));
    expect(screen.getByRole('group', { name: 'Количество: Магний 1' })).toBeVisible();
    await act(() => allSettled(itemRefused, { scope, params: { product: 2, reason: 'limit' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Больше этого товара добавить нельзя.');
  });

  it('marks a favourite at once', async () => {
    answers();
    const { scope } = await showPage(startPage);
    const requests = received(favouriteToggled, scope);
    fireEvent.click(screen.getByRole('button', { name: 'В избранное: Магний 2' }));
    expect(requests).toEqual([{ product: 2, favourite: true }]);
    expect(scope.getState($favouriteIds)).toEqual([2]);
    expect(screen.getByRole('button', { name: 'В избранное: Магний 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('The page shows discounts only where the settings enable them', async () => {
    answers();
    await showPage(startPage);
    expect(screen.getAllByText('−30 %').length).toBe(2);
    document.body.replaceChildren();
    const settings = { pageSize: 24, showDiscounts: false, telegramBot: false, logo: null };
    await showPage(startPage, {}, { scope: fork({ values: [[$settings, settings]] }) });
    expect(screen.queryByText('−30 %')).toBeNull();
  });

  it('applies a filter at once, keeps the place, and shows it while the list is on its way', async () => {
    answers();
    const { scope } = await showPage(startPage, { query: { category: 'minerals', page: '2' } });
    const requests = received(navigationRequested, scope);
    fireEvent.click(screen.getByRole('checkbox', { name: /Severnika/, hidden: true }));
    expect(requests).toEqual([{ to: '/?category=minerals&brand=severnika', scroll: 'keep' }]);
    await act(() => allSettled($pendingNavigation, { scope, params: '/?category=minerals&brand=severnika' }));
    expect(screen.getByRole('checkbox', { name: /Severnika/, hidden: true })).toBeChecked();
    expect(screen.getByRole('link', { name: /Сбросить всё/ })).toHaveAttribute('href', '/?category=minerals');
  });

  it('A label of the products is a filter that is counted, applied and taken off', async () => {
    answers();
    const { scope } = await showPage(startPage);
    const requests = received(navigationRequested, scope);
    fireEvent.click(screen.getByRole('checkbox', { name: /Без глютена/, hidden: true }));
    expect(requests).toEqual([{ to: '/?gluten_free=true', scroll: 'keep' }]);
    await act(() => allSettled($pendingNavigation, { scope, params: '/?gluten_free=true' }));
    expect(screen.getByRole('checkbox', { name: /Без глютена/, hidden: true })).toBeChecked();
    expect(screen.getByRole('link', { name: /Без глютена/ })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('checkbox', { name: /Без сахара/, hidden: true })).toBeNull();
  });

  it('applies prices on leaving the field, and an invalid one as no limit', async () => {
    answers();
    const { scope } = await showPage(startPage);
    const requests = received(navigationRequested, scope);
    const from = screen.getByRole('textbox', { name: 'от', hidden: true });
    fireEvent.change(from, { target: { value: 'много' } });
    fireEvent.blur(from);
    expect(requests).toEqual([]);
    fireEvent.change(from, { target: { value: '300,50' } });
    fireEvent.blur(from);
    expect(requests).toEqual([{ to: '/?price_min=300.50', scroll: 'keep' }]);
  });

  it('The page adds a page to the list or opens another, by addresses', async () => {
    answers();
    await showPage(startPage, { query: { sort: 'price' } });
    expect(screen.getByRole('link', { name: 'Показать ещё 24' })).toHaveAttribute('href', '/?sort=price&page=1-2');
    const pages = within(screen.getByRole('navigation', { name: 'Страницы' }));
    expect(pages.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/?sort=price&page=3');
  });

  it('offers other ways when nothing was found', async () => {
    answers(foundOf([], { count: 0, offers: [productOf(5)] }));
    await showPage(startPage, { query: { search: 'qqq' } });
    expect(screen.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Магний 5' })).toBeVisible();
  });

  it('The page states that goods found for a complaint are no remedy', async () => {
    answers(foundOf([productOf(1)], { is_complaint: true }));
    await showPage(startPage, { query: { search: 'изжога' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Поиск «изжога»' })).toBeVisible();
    expect(screen.getByText(/^В таких случаях часто выбирают эти товары\. Это не лекарства/)).toBeVisible();
  });

  it('The page omits this statement for other searches and for empty results', async () => {
    answers(foundOf([productOf(1)], { is_complaint: false }));
    await showPage(startPage, { query: { search: 'магний' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Нашлось по запросу «магний»' })).toBeVisible();
    answers(foundOf([], { is_complaint: true }));
    await showPage(startPage, { query: { search: 'изжога' } });
    expect(screen.queryByText(/не лекарства/)).toBeNull();
  });

  it('offers to try again when the list did not come', async () => {
    answers(500);
    const { scope } = await showPage(startPage);
    const requests = received(pageReloadRequested, scope);
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(requests).toHaveLength(1);
  });

  it('is in English under its prefix', async () => {
    answers();
    await showPage(startPage, { query: { search: 'd3' } }, { scope: fork({ values: [[$locale, 'en']] }), locale: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “d3”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Price: low' })).toHaveAttribute('href', '/en?search=d3&sort=price');
  });
});
