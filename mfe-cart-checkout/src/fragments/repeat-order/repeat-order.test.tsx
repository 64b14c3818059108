import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { $sessionStatus, $userId, type SessionStatus } from '@vitrava/shared-kit/bus/session';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { $cartSummary, itemAdded } from '../../bus.ts';
import type { OrderRepeat } from '../../contracts.ts';
import '@testing-library/jest-dom/jest-globals';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { closeTabs, connectTabs, listen } from '../../domain/cart/testing/index.ts';
import { type ShopServer, serveShop } from '../../testing/index.ts';
import { RepeatOrderView } from './view.tsx';

const ANSWER: OrderRepeat = { added: [{ product: 8, amount: 3 }], missing: [], changed: [] };
const NUMBER = '100001';

/** A tab of customer 5. */
function openTab(locale: LocaleCode = 'ru'): Scope {
  return fork({
    values: [
      [$sessionStatus, 'authenticated' as SessionStatus],
      [$userId, 5],
      [$locale, locale],
    ],
  });
}

/** The popup over a page of this tab; gives what closes it. */
function open(scope: Scope, locale: LocaleCode = 'ru', input: Readonly<Record<string, unknown>> = { number: NUMBER }) {
  const close = jest.fn();
  const { unmount } = render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n(locale, locale === 'ru' ? ru : en)}>
        <RepeatOrderView input={input} close={close} />
      </I18nProvider>
    </Provider>,
  );
  return { close, unmount: () => act(() => unmount()) };
}

const rest = (scope: Scope) => act(() => allSettled(scope));
const repeats = (server: ShopServer) => server.callsOf(/^POST orders\/.*repeat/);
/** Texts with spaces as a reader has them. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';

describe('an order that is repeated', () => {
  let server: ShopServer;

  beforeEach(() => {
    localStorage.clear();
    connectTabs();
    server = serveShop();
    server.repeat = ANSWER;
  });
  afterEach(closeTabs);

  it('[W36] The repetition is requested once, with a key; the cart and the listeners for additions follow', async () => {
    const scope = openTab();
    const received = listen(scope, itemAdded);
    open(scope);
    expect(screen.getByText(ru.repeat.pending)).toBeVisible();
    await rest(scope);
    expect(repeats(server)).toMatchObject([{ path: `orders/${NUMBER}/repeat/`, body: null, key: expect.stringMatching(/^\w{8,}$/) }]);
    expect(screen.getByRole('heading', { name: /снова в корзине/ })).toHaveFocus();
    expect(screen.getByText('Добавили 3 товара.').closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('link', { name: ru.checkout.empty.action })).toHaveAttribute('href', '/cart');
    await waitFor(() => expect(scope.getState($cartSummary).amounts).toEqual({ 7: 2, 8: 4 }));
    // Three beside the existing one: announced when the cart has been read since.
    await waitFor(() => expect(received).toEqual([{ product: 8, amount: 4 }]));
  });

  it('An addition is not announced with an unknown amount: the cart could not be read, and is read later', async () => {
    server.failures.push({ call: /^GET shopping_cart/, failure: 'network', times: 6 });
    const scope = openTab();
    const received = listen(scope, itemAdded);
    open(scope);
    await rest(scope);
    expect(screen.getByRole('heading', { name: /снова в корзине/ })).toBeVisible();
    expect(received).toEqual([]);
    server.failures.splice(0);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(received).toEqual([{ product: 8, amount: 4 }]));
  });

  it('The popup names the missing goods with the reason and the next step, and prices that differ from the order', async () => {
    server.repeat = {
      added: [
        { product: 7, amount: 2 },
        { product: 8, amount: 1 },
      ],
      missing: [
        { product: 5, name: 'Витамин D3', wanted: 1, added: 0, reason: 'not_found' },
        { product: 6, name: 'Магний', wanted: 1, added: 0, reason: 'sold_out' },
        { product: 7, name: 'Цинк', wanted: 5, added: 2, reason: 'not_enough' },
        { product: 8, name: 'Омега-3', wanted: 5, added: 1, reason: 'limit' },
      ],
      changed: [{ product: 8, name: 'Омега-3', was: '590.00', now: '1650.50' }],
    };
    const scope = openTab();
    open(scope);
    await rest(scope);
    expect(screen.getByRole('heading')).toHaveTextContent(/В корзине часть заказа/);
    const [missing, changed] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
    expect(missing?.map(textOf)).toEqual([
      'Витамин D3больше не продаётся · найти похожее',
      'Магнийзакончился',
      'Цинкдобавили 2 из 5: больше нет',
      'Омега-3добавили 1 из 5: больше в корзину не помещается',
    ]);
    expect(screen.getByRole('link', { name: 'Найти похожее: Витамин D3' })).toHaveAttribute(
      'href',
      `/?search=${encodeURIComponent('Витамин D3')}`,
    );
    expect(screen.getByRole('link', { name: 'Магний' })).toHaveAttribute('href', '/product/6');
    expect(changed?.map(textOf)).toEqual(['Омега-3было 590 ₽ стало 1 650.50 ₽ за штуку']);
  });

  it('The popup shows when nothing could be added', async () => {
    server.repeat = { added: [], missing: [{ product: 6, name: 'Magnesium', wanted: 1, added: 0, reason: 'sold_out' }], changed: [] };
    const scope = openTab('en');
    open(scope, 'en');
    await rest(scope);
    expect(textOf(screen.getByRole('heading'))).toBe('Nothing from order No. 100001 was added');
    expect(screen.getByRole('link', { name: 'Magnesium' })).toHaveAttribute('href', '/en/product/6');
    expect(screen.queryByText(/We have added/)).toBeNull();
  });

  it.each(['network', 'lost', 500] as const)('is tried again under the same key after «%s»', async (failure) => {
    server.failures.push({ call: /repeat/, failure, times: 1 });
    const scope = openTab();
    open(scope);
    await rest(scope);
    expect(screen.getByRole('alert')).toHaveTextContent(ru.repeat.failures.connection.title);
    const readings = server.callsOf(/^GET shopping_carts/).length;
    expect(readings).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: ru.checkout.retry }));
    await rest(scope);
    const [first, second] = repeats(server).map(({ key }) => key);
    expect([repeats(server).length, first]).toEqual([2, second]);
    expect(screen.getByRole('heading', { name: /снова в корзине/ })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('The repetition is not sent twice by a window that is closed and opened again before the response, and is sent again after it', async () => {
    const scope = openTab();
    const first = open(scope);
    first.unmount();
    const second = open(scope);
    await rest(scope);
    expect(repeats(server)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: /снова в корзине/ })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: ru.repeat.close }));
    expect(second.close).toHaveBeenCalledTimes(1);
    second.unmount();
    open(scope);
    await rest(scope);
    const keys = repeats(server).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('An invalid order is not requested from the server', async () => {
    const scope = openTab();
    open(scope, 'ru', { number: '../users' });
    await rest(scope);
    expect(screen.getByRole('alert')).toHaveTextContent(ru.repeat.failures.missing.title);
    expect(screen.queryByRole('button', { name: ru.checkout.retry })).toBeNull();
    expect(server.callsOf(/^POST/)).toEqual([]);
  });
});
