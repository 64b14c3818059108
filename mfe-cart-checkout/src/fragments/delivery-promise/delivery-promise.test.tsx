import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { writeCookie } from '@vitrava/shared-kit/cookie';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { allSettled, fork, type Scope } from 'effector';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { offer, priceLines } from '../../domain/cart/testing/index.ts';
import { fragment } from './index.ts';

const CITIES = [
  { id: 'moscow', name: 'Москва', points: 6 },
  { id: 'kazan', name: 'Казань', points: 2 },
];

const point = (period: number) => ({
  id: `point-${period}`,
  name: 'Лесная',
  city: 'Москва',
  address: 'ул. Лесная, 20',
  workschedule: '10–22',
  phone: '+7 495 000-10-00',
  period,
  price: '199.00',
  prepaid: false,
  weight_limit: 15_000,
});

/** An API with these points in every city, or in each of them. */
function answerBy(points: readonly object[] | Readonly<Record<string, readonly object[]>>): string[] {
  const called: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, search, searchParams } = new URL(String(input instanceof Request ? input.url : input), 'http://shop.local');
    called.push(pathname + search);
    const lines = parseCartLines(searchParams.get('lines') ?? '');
    const answers: Record<string, unknown> = {
      '/api/cart_pricing/': priceLines(lines, { 7: offer({ price: 200 }), 9: offer({ price: 200 }) }),
      '/api/pickup_cities/': { count: 2, results: CITIES },
    };
    if (pathname === '/api/pickup_points/') {
      const results = Array.isArray(points) ? points : (points as Record<string, readonly object[]>)[searchParams.get('city') ?? ''];
      if (!results) return Promise.reject(new TypeError('fetch failed'));
      answers[pathname] = { count: results.length, results };
    }
    return Promise.resolve(new Response(JSON.stringify(answers[pathname]), { headers: { 'content-type': 'application/json' } }));
  });
  return called;
}

async function promiseOf(
  input: { product: number; city?: string },
  locale: LocaleCode = 'ru',
  scope = fork({ values: [[$locale, locale]] }),
) {
  const loaded = await allSettled(fragment.loadFx as NonNullable<typeof fragment.loadFx>, { scope, params: input });
  if (loaded.status === 'fail') throw loaded.value;
  return { container: show(input, loaded.value, scope, locale), scope, data: loaded.value };
}

function show(input: { product: number; city?: string }, data: unknown, scope: Scope, locale: LocaleCode = 'ru'): HTMLElement {
  const { container } = render(
    <ScopeAndTexts scope={scope} i18n={createI18n(locale, locale === 'ru' ? ru : en)}>
      <fragment.View input={input} data={data as never} />
    </ScopeAndTexts>,
  );
  return container;
}

const cityField = () => screen.getByRole('combobox', { name: 'Город самовывоза' });
const chooseCity = (scope: Scope, city: string) =>
  act(async () => {
    fireEvent.change(cityField(), { target: { value: city } });
    await allSettled(scope);
  });

describe('the delivery promise', () => {
  beforeEach(() => {
    writeCookie('choice-city', '');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T09:00:00Z'));
  });

  it('It names the earliest day in the city with the most points, the price and the sum from which delivery is free', async () => {
    answerBy([point(3), point(1)]);
    await promiseOf({ product: 7 });
    expect(cityField()).toHaveDisplayValue('Москва');
    expect(screen.getByText('с 28 ноября 2026')).toBeInTheDocument();
    expect(screen.getByText(/199 ₽, бесплатно от/)).toBeInTheDocument();
  });

  it('It is about the city that the page names', async () => {
    const called = answerBy([point(2)]);
    await promiseOf({ product: 7, city: 'kazan' }, 'en');
    expect(called.filter((address) => address.includes('points'))).toEqual(['/api/pickup_points/?city=kazan&page=1&page_size=100']);
    expect(screen.getByText(/from November 29, 2026/)).toBeInTheDocument();
  });

  it('Nothing is promised for a product that cannot be bought, or without a point', async () => {
    answerBy([point(1)]);
    expect((await promiseOf({ product: 8 })).container).toBeEmptyDOMElement();
    answerBy([]);
    expect((await promiseOf({ product: 7 })).container).toBeEmptyDOMElement();
  });

  it('An unknown city is replaced by the one with the most points', async () => {
    const called = answerBy([point(1)]);
    await promiseOf({ product: 7, city: 'atlantis' });
    expect(called.filter((address) => address.includes('points'))).toEqual([expect.stringContaining('city=moscow')]);
  });

  it('The city that the shopper chooses is promised for, and remembered for the next product', async () => {
    answerBy({ moscow: [point(1)], kazan: [point(4)] });
    const { scope } = await promiseOf({ product: 7 });
    await chooseCity(scope, 'kazan');
    expect(cityField()).toHaveDisplayValue('Казань');
    expect(screen.getByText('с 1 декабря 2026')).toBeInTheDocument();
    expect(document.cookie).toContain('choice-city=kazan');
    expect((await promiseOf({ product: 7 }, 'ru', fork({ values: [[$locale, 'ru']] }))).data).toMatchObject({ city: 'kazan' });
  });

  it('A promise that came with another city, because its page was fetched ahead, follows the choice', async () => {
    answerBy({ moscow: [point(1)], kazan: [point(4)] });
    const { scope, data } = await promiseOf({ product: 7 });
    await chooseCity(scope, 'kazan');
    cleanup();
    show({ product: 9 }, data, scope);
    await waitFor(() => expect(screen.getByText('с 1 декабря 2026')).toBeInTheDocument());
    expect(cityField()).toHaveDisplayValue('Казань');
  });

  it('A city that the page names is not replaced by the one that was chosen on another page', async () => {
    answerBy({ moscow: [point(1)], kazan: [point(4)] });
    const { scope, data } = await promiseOf({ product: 7 });
    await chooseCity(scope, 'kazan');
    cleanup();
    show({ product: 9, city: 'moscow' }, data, scope);
    await act(() => allSettled(scope));
    expect(cityField()).toHaveDisplayValue('Москва');
  });

  it('The last of two choices is shown and remembered, whichever is answered last', async () => {
    answerBy({ moscow: [point(1)], kazan: [point(4)] });
    const { scope } = await promiseOf({ product: 7 });
    const answerLate = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
    const slow = Promise.withResolvers<void>();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const response = await answerLate(input);
      if (String(input instanceof Request ? input.url : input).includes('city=kazan')) await slow.promise;
      return response;
    });
    fireEvent.change(cityField(), { target: { value: 'kazan' } });
    expect(cityField()).toHaveDisplayValue('Казань');
    fireEvent.change(cityField(), { target: { value: 'moscow' } });
    await waitFor(() => expect(document.cookie).toContain('choice-city=moscow'));
    slow.resolve();
    await act(() => allSettled(scope));
    expect(cityField()).toHaveDisplayValue('Москва');
    expect(document.cookie).toContain('choice-city=moscow');
  });

  it('A city whose points cannot be loaded is not chosen, and a sentence reports it', async () => {
    answerBy({ moscow: [point(1)] });
    const { scope } = await promiseOf({ product: 7 });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await chooseCity(scope, 'kazan');
    expect(screen.getByRole('alert')).toHaveTextContent('Город не сменился');
    expect(cityField()).toHaveDisplayValue('Москва');
    expect(document.cookie).not.toContain('choice-city=kazan');
    cleanup();
    await promiseOf({ product: 9 }, 'ru', scope);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
