import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { createWatch, type Scope } from 'effector';
import { $isSettled } from '../../domain/cart/index.ts';
import { connectTabs, offer, serveCart, signOut, storeCart, storedLines } from '../../domain/cart/testing/index.ts';
import { renderCart } from './testing/index.ts';

const text = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const rows = () => within(screen.getByRole('list', { name: 'Товары в корзине' })).getAllByRole('listitem');
const row = (name: string) => rows().find((one) => text(one).includes(name)) as HTMLElement;
const summary = () => screen.getByRole('region', { name: 'Ваш заказ' });
const amountOf = (name: string) => screen.getByRole('spinbutton', { name: `Количество: ${name}` });
const more = (name: string) => screen.getByRole('button', { name: `Добавить ещё: ${name}` });
const removeButton = (name: string) => screen.getByRole('button', { name: `Удалить из корзины: ${name}` });

const offers = { 7: offer({ price: 200, discount: 25 }), 8: offer(), 9: offer() };

describe('the cart page of a customer', () => {
  let scope: Scope;

  async function openCart(): Promise<void> {
    ({ scope } = renderCart({ isCustomer: true }));
    await waitFor(() => expect(scope.getState($isSettled)).toBe(true));
  }

  beforeEach(() => {
    localStorage.clear();
    connectTabs();
  });
  // It would go on to listen to what the next test does.
  afterEach(() => act(() => signOut(scope)));

  it('[B9] [B10] [B11] shows lines and totals of the server as a guest sees theirs', async () => {
    serveCart(offers, [
      [7, 2],
      [8, 1],
    ]);
    await openCart();
    expect(rows().map((one) => text(one).slice(0, 7))).toEqual(['Товар 7', 'Товар 8']);
    expect(text(row('Товар 7'))).toContain('150 ₽ за штуку−25 %');
    expect(text(row('Товар 7'))).toContain('Стоимость 300 ₽');
    expect(row('Товар 7').querySelector('img')).toHaveAttribute('src', '/m/7.webp');
    expect(text(summary())).toContain('3 товара500 ₽');
    expect(text(summary())).toContain('Скидка−100 ₽');
    expect(text(summary())).toContain('Доставка: Пункт выдачи199 ₽');
    expect(text(summary())).toContain('Итого599 ₽');
  });

  it('[B5] [B6] marks the line that is changed, keeps its controls in use, and ends with the server’s sums', async () => {
    const server = serveCart(offers, [
      [8, 1],
      [9, 1],
    ]);
    await openCart();
    const release = server.hold();
    await userEvent.click(more('Товар 8'));
    expect(amountOf('Товар 8')).toHaveValue('2');
    expect(row('Товар 8')).toHaveAttribute('aria-busy', 'true');
    expect(row('Товар 9')).not.toHaveAttribute('aria-busy');
    expect(more('Товар 8')).toBeEnabled();
    await userEvent.click(more('Товар 8'));
    release();
    await waitFor(() => expect(text(summary())).toContain('Итого599 ₽'));
    expect(row('Товар 8')).not.toHaveAttribute('aria-busy');
  });

  it('takes a removal back, to its place, on the server too', async () => {
    const server = serveCart(offers, [
      [7, 1],
      [8, 3],
      [9, 1],
    ]);
    Object.assign(server.lines[1] ?? {}, { stock: 31 });
    await openCart();
    await userEvent.click(removeButton('Товар 8'));
    await waitFor(() => expect(server.lines).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(rows().map((one) => text(one).slice(0, 7))).toEqual(['Товар 7', 'Товар 8', 'Товар 9']);
    expect(removeButton('Товар 8')).toHaveFocus();
    await waitFor(() => expect(scope.getState($isSettled)).toBe(true));
    expect(server.lines).toHaveLength(3);
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ product: 8, amount: 3, stock: 31 });
    expect(rows().map((one) => text(one).slice(0, 7))).toEqual(['Товар 7', 'Товар 8', 'Товар 9']);
    expect(amountOf('Товар 8')).toHaveValue('3');
  });

  it('The page shows beside the line that a change was not saved, and makes it on another try', async () => {
    const server = serveCart(offers, [[8, 1]]);
    await openCart();
    server.failing = { call: /^PATCH/, failure: 500 };
    await userEvent.click(more('Товар 8'));
    const problem = await within(row('Товар 8')).findByRole('alert');
    expect(problem).toHaveTextContent(/^Количество \d+ не сохранилось: магазин не ответил/);
    expect(amountOf('Товар 8')).toHaveValue('1');
    for (const failure of [500, null]) {
      server.failing = failure ? { call: /^PATCH/, failure } : null;
      await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
      expect(removeButton('Товар 8')).toHaveFocus();
      removeButton('Товар 8').blur();
    }
    await waitFor(() => expect(server.lines).toMatchObject([{ product: 8, amount: 2 }]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[B3] The page shows lines that could not be moved from the device with the reason, and lets the shopper retry or remove them', async () => {
    storeCart([666, 1], [8, 2]);
    const server = serveCart(offers);
    server.failing = { call: /^POST/, failure: 503 };
    await openCart();
    expect(screen.getByRole('heading', { name: 'В корзине пока пусто' })).toBeInTheDocument();
    expect(rows().map(text)).toEqual([
      expect.stringContaining('Пока не в вашей корзине: магазин не ответил.'),
      expect.stringContaining('Пока не в вашей корзине: магазин не ответил.'),
    ]);
    const sent = server.changesOf().length;
    await userEvent.click(within(row('№ 8')).getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(text(row('№ 8'))).toContain('магазин не ответил'));
    expect(server.changesOf()).toHaveLength(sent + 1);
    server.failing = null;
    await userEvent.click(within(row('№ 666')).getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(text(row('№ 666'))).toContain('Не перенесли в вашу корзину: товара больше нет в продаже.'));
    await userEvent.click(within(row('№ 666')).getByRole('button', { name: 'Убрать' }));
    expect(storedLines()).toMatchObject([{ product: 8 }]);
    await userEvent.click(within(row('№ 8')).getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(amountOf('Товар 8')).toHaveValue('2'));
    expect(storedLines()).toEqual([]);
  });

  it('The page shows that the cart did not load, and loads it on another try', async () => {
    const server = serveCart(offers, [[8, 1]]);
    server.failing = { call: /^GET/, failure: 'network' };
    ({ scope } = renderCart({ isCustomer: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Корзина не загрузилась');
    server.failing = null;
    await userEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
    expect(await screen.findByRole('link', { name: 'Товар 8' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('The page links to the checkout', async () => {
    serveCart(offers, [[8, 1]]);
    await openCart();
    const requests: unknown[] = [];
    createWatch({ unit: navigationRequested, scope, fn: (request) => void requests.push(request) });
    await userEvent.click(screen.getByRole('button', { name: 'Перейти к оформлению' }));
    expect(requests).toEqual([{ to: '/checkout' }]);
  });

  it('shows the guest’s cart at once after sign-out, and offers nothing back that was the customer’s', async () => {
    serveCart(offers, [
      [8, 1],
      [9, 1],
    ]);
    await openCart();
    await userEvent.click(removeButton('Товар 8'));
    act(() => signOut(scope));
    expect(screen.getByRole('heading', { name: 'В корзине пока пусто' })).toBeInTheDocument();
    expect(screen.queryByText(/Товар [89]/)).not.toBeInTheDocument();
  });
});
