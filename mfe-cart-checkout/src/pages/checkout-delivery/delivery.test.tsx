import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveLocks, storeCart, takeLocks } from '../../domain/cart/testing/index.ts';
import { closeDialogs, openPage, pointOf, serveShop } from '../../testing/index.ts';
import { page as deliveryPage } from './index.ts';

const saved = () => screen.findByRole('group', { name: 'Ваши пункты выдачи' });
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
const stored = () => JSON.parse(localStorage.getItem('vitrava.checkout.v1') ?? 'null');

describe('the delivery step', () => {
  beforeEach(() => {
    localStorage.clear();
    closeDialogs();
  });

  it('[W16] The step lists the customer’s places, preselects the last chosen, and continues to the payment', async () => {
    const server = serveShop();
    server.stocks = [
      { id: 31, location: 'lesnaya' },
      { id: 32, location: 'locker' },
    ];
    const { travels } = await openPage(deliveryPage);
    const radios = within(await saved()).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
    expect(radios[1]).toHaveAccessibleName('Пункт locker');
    await userEvent.click(radios[1] as HTMLElement);
    expect(stored()).toMatchObject({ userId: 5, stock: 32 });
    await proceed();
    expect(travels).toEqual(['/checkout/payment']);
  });

  it('offers every saved place and every city, however many there are', async () => {
    const server = serveShop();
    server.stocks = Array.from({ length: 130 }, (_, index) => ({ id: 1_000 + index, location: 'lesnaya' }));
    server.cities = Array.from({ length: 205 }, (_, index) => ({ id: `city-${index}`, name: `Город ${index}` }));
    await openPage(deliveryPage);
    expect(within(await saved()).getAllByRole('radio')).toHaveLength(130);
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать из списка' }));
    expect(await screen.findByRole('option', { name: 'Город 204' })).toBeInTheDocument();
    const pagesOf = (pattern: RegExp) => server.callsOf(pattern).map(({ query }) => query.toString());
    expect(pagesOf(/^GET stocks/)).toEqual(['', 'page=2', 'page=3', 'page=4', 'page=5', 'page=6']);
    expect(pagesOf(/^GET pickup_cities/)).toHaveLength(3);
  });

  it('[W17] saves a point of the list as the customer’s, chooses it and gives it the focus', async () => {
    const server = serveShop();
    const { travels } = await openPage(deliveryPage);
    await userEvent.click(within(await waitFor(() => card('Пункт lesnaya'))).getByRole('button', { name: 'Заберу здесь' }));
    const radio = within(await saved()).getByRole('radio', { name: 'Пункт lesnaya' });
    expect(radio).toBeChecked();
    expect(radio).toHaveFocus();
    expect(server.callsOf(/^POST stocks/).map(({ body }) => body)).toEqual([{ customer: 50, location: 'lesnaya' }]);
    await proceed();
    expect(travels).toEqual(['/checkout/payment']);
  });

  it('[W18] takes a place away after confirmation, by leaving it without a customer', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    await openPage(deliveryPage);
    await saved();
    await userEvent.click(screen.getByRole('button', { name: 'Убрать из сохранённых: Пункт lesnaya' }));
    expect(server.callsOf(/^PUT/)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Ваши пункты выдачи' })).not.toBeInTheDocument());
    expect(server.callsOf(/^PUT/).map(({ path, body }) => [path, body])).toEqual([['stocks/31/', { customer: null }]]);
    expect(stored().stock).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать на карте' })).toHaveFocus());
  });

  it('The step shows beside the places that one has to be chosen, and stays', async () => {
    serveShop();
    const { travels } = await openPage(deliveryPage);
    await waitFor(() => card('Пункт lesnaya'));
    await proceed();
    expect(screen.getByRole('alert')).toHaveTextContent('Выберите пункт, где заберёте заказ.');
    expect(travels).toEqual([]);
  });

  it('The step shows the terms of a point before it is chosen', async () => {
    const server = serveShop();
    server.points.push(pointOf('tiny', { weight_limit: 100 }));
    await openPage(deliveryPage);
    const locker = await waitFor(() => card('Пункт locker'));
    expect(locker).toHaveTextContent('Москва, ул. Лесная, 6');
    expect(locker).toHaveTextContent('Время работы: Ежедневно 9:00–21:00');
    expect(locker).toHaveTextContent('Привезём за 2 дня');
    expect(locker).toHaveTextContent('Только по предоплате');
    expect(locker).toHaveTextContent(/Доставка 199\s₽/);
    expect(card('Пункт tiny')).toHaveTextContent('Заказ слишком тяжёлый для этого пункта.');
    expect(within(card('Пункт tiny')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('looks for points by city and words, once for a burst of typing', async () => {
    const server = serveShop();
    await openPage(deliveryPage);
    await waitFor(() => card('Пункт lesnaya'));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Город' }),
      await screen.findByRole('option', { name: 'Москва' }),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Адрес, метро или название' }), 'locker');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Пункт lesnaya' })).not.toBeInTheDocument());
    expect(server.callsOf(/pickup_points/).map(({ query }) => [query.get('city'), query.get('search')])).toEqual([
      [null, null],
      ['moscow', null],
      ['moscow', 'locker'],
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText(/Таких пунктов нет/)).toBeInTheDocument();
  });

  it('looks for points without the list of cities when that failed, and loads it on another try', async () => {
    const server = serveShop();
    server.failures.push({ call: /GET pickup_cities/, failure: 503, times: 1 });
    await openPage(deliveryPage);
    expect(await screen.findByText('Список городов не загрузился')).toBeInTheDocument();
    await waitFor(() => card('Пункт lesnaya'));
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('option', { name: 'Москва' })).toBeInTheDocument();
    expect(screen.queryByText('Список городов не загрузился')).not.toBeInTheDocument();
  });

  it('keeps every part of itself usable when the API fails, and tries again', async () => {
    const server = serveShop();
    server.failures.push({ call: /GET stocks/, failure: 'network', times: 1 }, { call: /GET pickup_points/, failure: 503, times: 1 });
    await openPage(deliveryPage);
    expect(await screen.findByText('Сохранённые пункты сейчас не показать')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать из списка' }));
    expect(await screen.findByText('Список пунктов не загрузился')).toBeInTheDocument();
    for (const retry of screen.getAllByRole('button', { name: 'Попробовать ещё раз' })) await userEvent.click(retry);
    await waitFor(() => card('Пункт lesnaya'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('The step shows that a point was not saved, and saves it on a retry', async () => {
    const server = serveShop();
    server.failures.push({ call: /POST stocks/, failure: 500, times: 1 });
    await openPage(deliveryPage);
    await userEvent.click(within(await waitFor(() => card('Пункт lesnaya'))).getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Пункт не удалось сохранить');
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(within(await saved()).getByRole('radio')).toBeChecked();
  });

  it('chooses on the provider’s map', async () => {
    serveShop();
    Object.assign(globalThis, {
      testPickup: { open: (give: (point: unknown) => void) => give({ id: 'locker', name: 'x', address: 'y' }) },
    });
    await openPage(deliveryPage);
    await waitFor(() => card('Пункт lesnaya'));
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать на карте' }));
    expect(within(await saved()).getByRole('radio', { name: 'Пункт locker' })).toBeChecked();
    Reflect.deleteProperty(globalThis, 'testPickup');
  });

  it('[E19] The step offers the list when the map fails, and shows so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.failures.push({ call: /pickup_widget/, failure: 'network' });
    await openPage(deliveryPage);
    await saved();
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать на карте' }));
    expect(await screen.findByText('Карта сейчас недоступна')).toBeInTheDocument();
    await waitFor(() => card('Пункт locker'));
    expect(warn).toHaveBeenCalled();
  });

  it('The step stores the cart that the shopper saw only when all of it has arrived from the device', async () => {
    const server = serveShop();
    server.cart = [];
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    giveLocks();
    storeCart([7, 2], [8, 1]);
    await openPage(deliveryPage);
    await saved();
    expect(stored().seen).toEqual({
      lines: [
        { product: 7, name: 'Товар 7', amount: 2, sum: '200.00' },
        { product: 8, name: 'Товар 8', amount: 1, sum: '100.00' },
      ],
      total: '499.00',
    });
    takeLocks();
  });

  it('The step shows that the cart cannot be loaded, and loads it on a retry', async () => {
    const server = serveShop();
    server.failures.push({ call: /GET shopping_cart_totals/, failure: 502, times: 1 });
    await openPage(deliveryPage);
    expect(await screen.findByRole('alert')).toHaveTextContent('Корзину сейчас не загрузить');
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('region', { name: 'Ваш заказ' })).toBeInTheDocument();
  });

  it('The step prompts a guest to sign in, and shows when there is nothing to order', async () => {
    const server = serveShop();
    const { close } = await openPage(deliveryPage, { session: 'anonymous' });
    expect(screen.getByRole('heading', { name: 'Войдите, чтобы продолжить' })).toBeInTheDocument();
    close();
    server.cart = [];
    await openPage(deliveryPage);
    expect(await screen.findByRole('heading', { name: 'Оформлять пока нечего' })).toBeInTheDocument();
  });
});
