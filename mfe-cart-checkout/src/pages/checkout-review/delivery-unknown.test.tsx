import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Scope } from 'effector';
import { signOut, withholdDelivery } from '../../domain/cart/testing/index.ts';
import { openPage, serveShop } from '../../testing/index.ts';
import { page as reviewPage } from './index.ts';

let scope: Scope;
beforeEach(() => localStorage.clear());
afterEach(() => act(() => signOut(scope)));

it('The review allows the order without a delivery price from the server: it is to be computed, and not free', async () => {
  const server = serveShop();
  server.stocks = [{ id: 31, location: 'lesnaya' }];
  withholdDelivery(undefined);
  ({ scope } = await openPage(reviewPage, { stored: { stock: 31, method: 'on_pickup' } }));
  const summary = await screen.findByRole('region', { name: 'Ваш заказ' });
  for (const part of ['Доставкарассчитаем позже', 'Итого без доставки']) expect(summary).toHaveTextContent(part);
  expect(summary).not.toHaveTextContent(/бесплатн/i);
  expect(await screen.findByRole('button', { name: 'Оформить заказ' })).toBeInTheDocument();
});
