import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { $locale, $location, navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { answerBy, productOf } from '../../testing/index.ts';
import { fragment } from './index.ts';

const at = (pathname: string, search = '', key = 'initial') => ({ pathname, search, hash: '', key });

function showSearch(location = at('/news'), locale: LocaleCode = 'ru'): { scope: Scope; field: HTMLElement; requests: unknown[] } {
  const scope = fork({
    values: [
      [$location, location],
      [$locale, locale],
    ],
  });
  const requests: unknown[] = [];
  createWatch({ unit: navigationRequested, scope, fn: (request) => void requests.push(request) });
  render(
    <ScopeAndTexts scope={scope} i18n={createI18n(locale, locale === 'ru' ? ru : en)}>
      <fragment.View input={null} data={null} />
    </ScopeAndTexts>,
  );
  return { scope, field: screen.getByRole('combobox'), requests };
}

const suggestions = { queries: ['Магний'], categories: [{ slug: 'magnesium', name: 'Магний' }], brands: [], products: [productOf(9)] };

describe('the search of the shop', () => {
  beforeEach(() => localStorage.clear());

  it('is a form that leads to the list in the language of the page', () => {
    showSearch(at('/faq'), 'en');
    const form = screen.getByRole('search', { name: 'Search the catalogue' });
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/en', 'get']);
    expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toHaveAttribute('name', 'search');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });

  it('The field shows the list’s query, and nothing on other pages, also after Back', async () => {
    const { scope, field } = showSearch(at('/', '?search=%20zinc%20&sort=price'));
    expect(field).toHaveValue('zinc');
    await act(() => allSettled($location, { scope, params: at('/news', '?search=zinc', 'k2') }));
    expect(field).toHaveValue('');
    await act(() => allSettled($location, { scope, params: at('/', '?search=zinc', 'k1') }));
    expect(field).toHaveValue('zinc');
  });

  it('The field suggests while typing and opens the address of a chosen suggestion', async () => {
    const calls = answerBy(({ path }) => (path === '/api/search/suggestions/' ? suggestions : undefined));
    const { field, requests } = showSearch();
    for (const value of ['м', 'ма', 'маг']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(screen.getByRole('option', { name: /Магний 9/ }).querySelector('img')).toHaveAttribute('src', '/m/480.webp');
    expect(screen.getByRole('option', { name: 'Все результаты по запросу «маг»' })).toBeVisible();
    expect(calls.map(({ query }) => query['search'])).toEqual(['маг']);
    expect(screen.getByRole('option', { name: /Магний 9/ })).toHaveTextContent('Severnika · 700 ₽');
    fireEvent.click(screen.getByRole('option', { name: /Раздел/ }));
    fireEvent.submit(screen.getByRole('search'));
    expect(requests).toEqual([{ to: '/?category=magnesium' }, { to: '/?search=%D0%BC%D0%B0%D0%B3' }]);
  });

  it.each([
    ['ru', 'Часто выбирают в таких случаях. Добавки\u00a0— не лекарства.'],
    ['en', 'Often chosen. Supplements are not medicines.'],
  ] as const)(
    'The field states in %s that goods suggested for a complaint are no remedy, and nothing for other suggestions',
    async (locale, words) => {
      answerBy(({ query }) => ({ ...suggestions, is_complaint: query['search'] === 'изжога' }));
      const { field } = showSearch(at('/faq'), locale);
      fireEvent.change(field, { target: { value: 'изжога' } });
      expect(await screen.findByRole('listbox')).toHaveAccessibleDescription(words);
      fireEvent.change(field, { target: { value: 'магний' } });
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
      expect(screen.getAllByRole('option')).toHaveLength(3);
    },
  );

  it('The field shows recent searches when it is empty and focused, opens them, and clears them on request', async () => {
    answerBy(() => suggestions);
    const { field, requests } = showSearch(at('/faq'), 'en');
    act(() => field.focus());
    expect(screen.queryByRole('option')).toBeNull();
    for (const value of ['zinc', 'omega-3', 'zinc']) {
      fireEvent.change(field, { target: { value } });
      fireEvent.submit(screen.getByRole('search'));
    }
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['zinc', 'omega-3', 'Clear recent searches']);
    fireEvent.click(screen.getByRole('option', { name: 'omega-3' }));
    expect(requests.at(-1)).toEqual({ to: '/?search=omega-3' });
    expect(JSON.parse(localStorage.getItem('vitrava.customer.searches.v1') ?? '')).toEqual({ version: 1, texts: ['omega-3', 'zinc'] });
    fireEvent.click(field);
    fireEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem('vitrava.customer.searches.v1')).toBeNull();
    expect(requests).toHaveLength(4);
  });

  it('The field hides failed suggestions, and the search still works', async () => {
    const calls = answerBy(() => 503);
    const { field, requests } = showSearch();
    fireEvent.change(field, { target: { value: 'омега' } });
    await waitFor(() => expect(calls).toHaveLength(1));
    fireEvent.submit(screen.getByRole('search'));
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requests).toEqual([{ to: '/?search=%D0%BE%D0%BC%D0%B5%D0%B3%D0%B0' }]);
  });
});
