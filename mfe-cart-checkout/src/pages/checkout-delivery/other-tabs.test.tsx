import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeDialogs, openPage, pointOf, serveShop } from '../../testing/index.ts';
import { page as deliveryPage } from './index.ts';

const KEY = 'vitrava.checkout.v1';
const saved = () => screen.findByRole('group', { name: 'Ваши пункты выдачи' });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const script = () => document.querySelector('script[src="/widget.js"]');

describe('the delivery step, with changes in other tabs,', () => {
  beforeEach(() => {
    localStorage.clear();
    closeDialogs();
  });

  it('The choice is reset when no tab has its place', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    await openPage(deliveryPage, { stored: { stock: 31 } });
    await saved();
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), stock: 99 }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage })));
    await waitFor(() => expect(stored()).toMatchObject({ stock: null }));
    expect(server.callsOf(/GET stocks/)).toHaveLength(2);
  });

  it('takes over a place that another tab has saved and chosen, instead of taking the choice back', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    await openPage(deliveryPage, { stored: { stock: 31 } });
    await saved();
    server.stocks = [{ id: 32, location: 'locker' }, ...server.stocks];
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), stock: 32 }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage })));
    expect(await screen.findByRole('radio', { name: 'Пункт locker' })).toBeChecked();
    expect(stored()).toMatchObject({ stock: 32 });
  });

  it('opens no map over the page after it, when the provider’s script comes late', async () => {
    serveShop();
    const { close } = await openPage(deliveryPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать на карте' }));
    await waitFor(() => expect(script()).not.toBeNull());
    close();
    const open = jest.fn();
    Object.assign(globalThis, { testPickup: { open } });
    await act(async () => {
      script()?.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(open).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'testPickup');
    script()?.remove();
  });

  it('The step preselects the last place that takes a parcel of this weight, and continues with no other', async () => {
    const server = serveShop();
    server.points = [pointOf('lesnaya', { weight_limit: 100 }), pointOf('locker')];
    server.stocks = [
      { id: 31, location: 'lesnaya' },
      { id: 32, location: 'locker' },
    ];
    const first = await openPage(deliveryPage);
    await saved();
    expect(stored()).toMatchObject({ stock: 32 });
    first.close();
    const { travels } = await openPage(deliveryPage, { stored: { stock: 31 } });
    await saved();
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(screen.getByText('Выберите пункт, где заберёте заказ.')).toBeInTheDocument();
    expect(travels).toEqual([]);
  });

  it('lets the place be changed while an order is open that may never have reached the server', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    const intent = { key: 'kept-from-before', fingerprint: 'as it was' };
    const open = await openPage(deliveryPage, { stored: { stock: 31, method: 'card', intent } });
    await saved();
    expect(open.travels).toEqual([]);
    open.close();
    server.cart = [];
    const { travels } = await openPage(deliveryPage, { stored: { stock: 31, method: 'card', intent } });
    await waitFor(() => expect(travels).toEqual(['/checkout/review (replace)']));
  });
});
