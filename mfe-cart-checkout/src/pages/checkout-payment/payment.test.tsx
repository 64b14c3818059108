import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, serveShop } from '../../testing/index.ts';
import { page as paymentPage } from './index.ts';

const radio = (name: string) => screen.findByRole('radio', { name });
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));

describe('the payment step', () => {
  beforeEach(() => localStorage.clear());

  it('The step requires a choice, stores it, and continues to the review', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    const { travels } = await openPage(paymentPage, { stored: { stock: 31 } });
    await radio('При получении');
    await proceed();
    expect(screen.getByRole('alert')).toHaveTextContent('Выберите, как вы оплатите заказ.');
    expect(await radio('Картой на сайте')).toHaveFocus();
    expect(travels).toEqual([]);
    await userEvent.click(await radio('При получении'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('vitrava.checkout.v1') ?? '')).toMatchObject({ stock: 31, method: 'on_pickup' });
    await proceed();
    expect(travels).toEqual(['/checkout/review']);
  });

  it('The step offers the API’s methods for the chosen place, with its texts', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.methods = [
      { id: 'on_pickup', name: 'В пункте', description: 'Как вам удобно.' },
      { id: 'barter', name: 'Обменом', description: 'Этого магазин не умеет.' },
    ];
    await openPage(paymentPage, { stored: { stock: 31 } });
    expect(await radio('В пункте')).toHaveAccessibleDescription('Как вам удобно.');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(server.callsOf(/^GET payment_methods/).map(({ query }) => query.toString())).toEqual(['stock=31']);
  });

  it('The step accepts card only where a point takes paid orders only, and shows why', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'locker' }];
    const { travels } = await openPage(paymentPage, { stored: { stock: 31, method: 'on_pickup' } });
    expect(await screen.findByText('«При получении» здесь больше не выбрать')).toBeInTheDocument();
    expect(screen.getByText(/только оплаченные заказы/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'При получении' })).not.toBeInTheDocument();
    await proceed();
    expect(travels).toEqual([]);
    await userEvent.click(await radio('Картой на сайте'));
    expect(screen.queryByText(/больше не выбрать/)).not.toBeInTheDocument();
    await proceed();
    expect(travels).toEqual(['/checkout/review']);
  });

  it('The step shows that the formerly chosen method is gone', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.methods.shift();
    await openPage(paymentPage, { stored: { stock: 31, method: 'card' } });
    expect(await screen.findByText(/Этот способ оплаты больше недоступен/)).toBeInTheDocument();
    expect(await radio('При получении')).not.toBeChecked();
  });

  it('The step shows that the methods did not load, and loads them on another try', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.failures.push({ call: /^GET payment_methods/, failure: 503, times: 1 });
    await openPage(paymentPage, { stored: { stock: 31 } });
    expect(await screen.findByText('Способы оплаты не загрузились')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Продолжить' })).not.toBeInTheDocument();
    const retry = screen.getByRole('button', { name: 'Попробовать ещё раз' });
    fireEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(await radio('Картой на сайте')).toBeEnabled();
  });

  it('leads to another place where none can be paid for', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.methods = [];
    await openPage(paymentPage, { stored: { stock: 31 } });
    expect(await screen.findByRole('link', { name: 'Выбрать другой пункт' })).toHaveAttribute('href', '/checkout/delivery');
    expect(screen.queryByRole('button', { name: 'Продолжить' })).not.toBeInTheDocument();
  });

  it('shows the way so far: delivery is done and can be gone back to', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    await openPage(paymentPage, { stored: { stock: 31 } });
    await radio('При получении');
    expect(screen.getByRole('link', { name: /Доставка.*готово/ })).toHaveAttribute('href', '/checkout/delivery');
    expect(screen.getByText('Оплата', { selector: '[aria-current="step"] *' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Проверка' })).not.toBeInTheDocument();
  });

  it('leads back to the delivery without a place, and when the place is gone', async () => {
    serveShop();
    const { travels, close } = await openPage(paymentPage, { stored: {} });
    await waitFor(() => expect(travels).toEqual(['/checkout/delivery (replace)']));
    close();
    const later = await openPage(paymentPage, { stored: { stock: 99 } });
    await waitFor(() => expect(later.travels).toContain('/checkout/delivery (replace)'));
  });
});
