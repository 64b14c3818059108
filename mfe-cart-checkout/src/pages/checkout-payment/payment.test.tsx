import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, serveShop } from '../../testing/index.ts';
import { page as paymentPage } from './index.ts';

const radio = (name: string) => screen.findByRole('radio', { name });
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));

describe('the payment step', () => {
  beforeEach(() => localStorage.clear());

  it('needs a choice, keeps it, and goes on to the review', async () => {
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

  it('takes card only where a point takes paid orders only, and says why', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'locker' }];
    await openPage(paymentPage, { stored: { stock: 31, method: 'on_pickup' } });
    await waitFor(async () => expect(await radio('При получении')).toBeDisabled());
    expect(await radio('При получении')).not.toBeChecked();
    expect(await radio('При получении')).toHaveAccessibleDescription(/только оплаченные заказы/);
    expect(await radio('Картой на сайте')).toBeEnabled();
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
