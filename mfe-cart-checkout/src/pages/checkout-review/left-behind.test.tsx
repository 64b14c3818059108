import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut, storeCart, storedLines } from '../../domain/cart/testing/index.ts';
import { type OpenedPage, openPage, type ShopServer, serveShop } from '../../testing/index.ts';
import { page as reviewPage } from './index.ts';

const CHOSEN = { stock: 31, method: 'on_pickup' } as const;
const place = () => screen.queryByRole('button', { name: 'Оформить заказ' });

describe('a line that did not get into the customer’s cart', () => {
  let server: ShopServer;
  let page: OpenedPage;

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.failures.push({ call: /^POST shopping_carts/, failure: 503, times: 1 });
    storeCart([9, 3]);
    server.offers[9] = server.offers[8] as NonNullable<(typeof server.offers)[8]>;
    page = await openPage(reviewPage, { stored: CHOSEN });
    await screen.findByRole('heading', { name: 'Этот товар пока не в заказе' });
  });
  afterEach(() => act(() => signOut(page.scope)));

  it('stops the order until the shopper has decided', async () => {
    expect(await screen.findByText(/Товар 9 — 3 шт/)).toBeInTheDocument();
    expect(place()).not.toBeInTheDocument();
    expect(screen.getByText(/Чтобы продолжить, решите/)).toBeInTheDocument();
    expect(server.callsOf(/^POST orders/)).toEqual([]);
  });

  it('joins the order when it arrives on another try', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Согласиться с изменениями' }));
    await waitFor(() => expect(place()).toBeEnabled());
    expect(screen.getByRole('link', { name: 'Товар 9' })).toBeInTheDocument();
    expect(screen.queryByText(/не войд|пока не в заказе/i)).not.toBeInTheDocument();
    expect(storedLines()).toEqual([]);
  });

  it('stays out of the order, though the network is back, until the shopper tries it again', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Оформить без него' }));
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(place()).toBeEnabled());
    expect(server.callsOf(/^POST shopping_carts/)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Не войдёт в этот заказ' })).toBeInTheDocument();
  });

  describe('and that was left, when the page is reloaded', () => {
    async function reload(amount: number): Promise<void> {
      await userEvent.click(screen.getByRole('button', { name: 'Оформить без него' }));
      await screen.findByRole('region', { name: 'Не войдёт в этот заказ' });
      page.close();
      act(() => signOut(page.scope));
      server.failures.push({ call: /^POST shopping_carts/, failure: 503 });
      storeCart([9, amount]);
      page = await openPage(reviewPage);
    }

    it('The line needs no second decision: it is named, and the order can be placed', async () => {
      await reload(3);
      expect(await screen.findByRole('region', { name: 'Не войдёт в этот заказ' })).toHaveTextContent(/Товар.*9 — 3 шт/);
      await waitFor(() => expect(place()).toBeEnabled());
      expect(screen.queryByText(/Чтобы продолжить, решите/)).not.toBeInTheDocument();
    });

    it('The line needs a new decision when its amount has changed', async () => {
      await reload(4);
      expect(await screen.findByRole('heading', { name: 'Этот товар пока не в заказе' })).toBeInTheDocument();
      expect(place()).not.toBeInTheDocument();
    });

    it('joins the order when it arrives after all, and only with a yes to it', async () => {
      await reload(3);
      await screen.findByRole('region', { name: 'Не войдёт в этот заказ' });
      expect(JSON.parse(sessionStorage.getItem('vitrava.customer.left-lines.v1') ?? '')).toEqual([{ product: 9, amount: 3 }]);
      server.failures.splice(0);
      page.close();
      act(() => signOut(page.scope));
      page = await openPage(reviewPage);
      await userEvent.click(await screen.findByRole('button', { name: 'Согласиться с изменениями' }));
      await waitFor(() => expect(place()).toBeEnabled());
      expect(sessionStorage.getItem('vitrava.customer.left-lines.v1')).toBeNull();
    });
  });

  it('is named on the review when the shopper orders without it', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Оформить без него' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const left = screen.getByRole('region', { name: 'Не войдёт в этот заказ' });
    expect(await within(left).findByText(/Товар 9 — 3 шт/)).toBeInTheDocument();
    await waitFor(() => expect(place()).toBeEnabled());
    await userEvent.click(place() as HTMLElement);
    await waitFor(() => expect(page.travels).toEqual(['/checkout/result/100001 (replace)']));
    expect(JSON.parse(sessionStorage.getItem('vitrava.left-behind.v1') ?? '')).toEqual({ number: '100001', products: [9] });
    expect(server.callsOf(/^POST orders/)[0]?.body).toMatchObject({ lines: [{ product: 7 }, { product: 8 }] });
  });
});
