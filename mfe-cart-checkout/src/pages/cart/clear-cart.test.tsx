import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Scope } from 'effector';
import { $entries, $isSettled } from '../../domain/cart/index.ts';
import { connectTabs, offer, pairs, serveCart, signOut, storeCart, storedLines } from '../../domain/cart/testing/index.ts';
import { closeDialogs } from '../../testing/index.ts';
import { renderCart } from './testing/index.ts';

const offers = { 7: offer(), 8: offer(), 9: offer() };
const names = () =>
  within(screen.getByRole('list', { name: 'Товары в корзине' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('clearing the cart', () => {
  let scope: Scope;
  let leave: () => void;
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
    closeDialogs();
  });
  afterEach(() => act(() => signOut(scope)));

  async function openCustomer(): Promise<void> {
    ({ scope, unmount: leave } = renderCart({ isCustomer: true }));
    await waitFor(() => expect(scope.getState($isSettled)).toBe(true));
  }

  it('Clearing requires a confirmation, empties a customer’s cart by one call, and undo restores the lines in their order', async () => {
    const server = serveCart(offers, [
      [9, 1],
      [7, 3],
      [8, 2],
    ]);
    await openCustomer();
    await press('Очистить корзину');
    expect(server.changesOf()).toEqual([]);
    await press('Очистить');
    expect(await screen.findByText('Корзина очищена')).toBeInTheDocument();
    expect(server.changesOf()).toEqual(['DELETE shopping_carts/delete_all/']);
    expect(server.lines).toEqual([]);
    expect(screen.getByRole('heading', { name: 'В корзине пока пусто' })).toBeInTheDocument();
    await press('Вернуть товары');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(names()).toEqual(['Товар 9', 'Товар 7', 'Товар 8']);
    await waitFor(() => expect(scope.getState($isSettled)).toBe(true));
    expect(names()).toEqual(['Товар 9', 'Товар 7', 'Товар 8']);
    expect(pairs(server.lines)).toEqual([
      [9, 1],
      [7, 3],
      [8, 2],
    ]);
    expect(screen.queryByText('Корзина очищена')).not.toBeInTheDocument();
  });

  it('brings a line back with the pickup place that it had, and without one that was given up meanwhile', async () => {
    const server = serveCart(offers, [
      [7, 3],
      [8, 1],
    ]);
    for (const [index, stock] of [31, 32].entries()) Object.assign(server.lines[index] ?? {}, { stock });
    await openCustomer();
    await press('Очистить корзину');
    await press('Очистить');
    server.lostPlaces.push(32);
    await press('Вернуть товары');
    await waitFor(() => expect(scope.getState($isSettled)).toBe(true));
    const sent = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([
      { product: 7, amount: 3, stock: 31 },
      { product: 8, amount: 1, stock: 32 },
      { product: 8, amount: 1, stock: null },
    ]);
    expect(names()).toEqual(['Товар 7', 'Товар 8']);
    expect(storedLines()).toEqual([]);
  });

  it('leaves the cart alone when the shopper keeps it', async () => {
    const server = serveCart(offers, [[7, 3]]);
    await openCustomer();
    await press('Очистить корзину');
    await press('Оставить');
    expect(server.changesOf()).toEqual([]);
    expect(names()).toEqual(['Товар 7']);
  });

  it('The confirmation shows a failure, and another try works', async () => {
    const server = serveCart(offers, [
      [7, 3],
      [8, 1],
    ]);
    await openCustomer();
    server.failing = { call: /delete_all/, failure: 503 };
    await press('Очистить корзину');
    await press('Очистить');
    expect(await screen.findByText('Корзину не удалось очистить')).toBeInTheDocument();
    server.failing = null;
    await press('Очистить');
    await press('Вернуть товары');
    await waitFor(() =>
      expect(pairs(server.lines)).toEqual([
        [7, 3],
        [8, 1],
      ]),
    );
  });

  it.each(['waits for the reading', 'keeps the cart'])(
    'Undo restores the lines that a lost response has cleared, when the shopper %s',
    async (act) => {
      const server = serveCart(offers, [[7, 3]]);
      await openCustomer();
      server.failing = { call: /delete_all/, failure: 'lost' };
      await press('Очистить корзину');
      await press('Очистить');
      expect(await screen.findByText('Корзину не удалось очистить')).toBeInTheDocument();
      if (act === 'keeps the cart') await press('Оставить');
      expect(await screen.findByText('Корзина очищена')).toBeInTheDocument();
      await press('Вернуть товары');
      await waitFor(() => expect(pairs(server.lines)).toEqual([[7, 3]]));
    },
  );

  it('The confirmation cannot be dismissed during the request, and a shopper who has left the page can undo the clearing', async () => {
    const server = serveCart(offers, [[7, 3]]);
    await openCustomer();
    const release = server.hold();
    await press('Очистить корзину');
    await press('Очистить');
    await press('Оставить');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    leave();
    release();
    await waitFor(() => expect(scope.getState($entries)).toEqual([]));
    renderCart({ known: scope });
    expect(await screen.findByText('Корзина очищена')).toBeInTheDocument();
    await press('Вернуть товары');
    await waitFor(() => expect(pairs(server.lines)).toEqual([[7, 3]]));
  });

  it('Undo leaves later lines of the device alone, and the device of another shopper', async () => {
    const server = serveCart(offers, [[7, 3]]);
    server.failing = { call: /^POST/, failure: 503 };
    storeCart([8, 1]);
    await openCustomer();
    const release = server.hold();
    await press('Очистить корзину');
    await press('Очистить');
    act(() => signOut(scope));
    storeCart([8, 1], [9, 2]);
    release();
    await waitFor(() => expect(server.lines).toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pairs(storedLines())).toEqual([
      [8, 1],
      [9, 2],
    ]);
  });

  it('empties a guest’s cart on the device, and brings it back in its order', async () => {
    serveCart(offers);
    storeCart([9, 1], [7, 3], [8, 2]);
    ({ scope } = renderCart());
    await screen.findByRole('list', { name: 'Товары в корзине' });
    await press('Очистить корзину');
    await press('Очистить');
    expect(storedLines()).toEqual([]);
    await press('Вернуть товары');
    expect(pairs(storedLines())).toEqual([
      [9, 1],
      [7, 3],
      [8, 2],
    ]);
    expect(names()).toHaveLength(3);
  });
});
