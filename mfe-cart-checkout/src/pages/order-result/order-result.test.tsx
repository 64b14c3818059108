import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeDialogs, openPage, pointOf, type ShopServer, serveShop } from '../../testing/index.ts';
import { orderOf, type TestOrder } from '../../testing/orders.ts';
import { page as orderResultPage } from './index.ts';
import { goToPaymentFx } from './payment.ts';

const BODY = {
  stock: 31,
  payment_method: 'card' as const,
  lines: [{ product: 7, amount: 2, total_inc_vat: '200.00' }],
  total_amount: '399.00',
};
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

function serveOrder(part: { status?: string; payment?: Partial<TestOrder['payment']> } = {}, method: 'card' | 'on_pickup' = 'card') {
  const server = serveShop();
  const order = orderOf('100001', { ...BODY, payment_method: method }, pointOf('lesnaya'), server.paymentUrl);
  Object.assign(order.payment, part.payment);
  server.orders.push({ key: 'key-of-the-order', order: { ...order, status: part.status ?? order.status } });
  return server;
}
async function openResult(options: { session?: 'anonymous'; number?: string; stored?: object } = {}) {
  const left: string[] = [];
  const page = await openPage(orderResultPage, {
    params: { number: options.number ?? '100001' },
    handlers: [[goToPaymentFx, (url: string) => void left.push(url)]],
    ...(options.session && { session: options.session }),
    ...(options.stored && { stored: options.stored }),
  });
  return { ...page, left };
}
const madeWithout = (number: string, ...products: number[]) =>
  sessionStorage.setItem('vitrava.left-behind.v1', JSON.stringify({ number, products }));
const pay = (server: ShopServer, status: string) => Object.assign(server.orders[0]?.order.payment ?? {}, { status, url: null });

describe('the result of an order', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    closeDialogs();
  });

  it('[O4] has a loading state', async () => {
    serveOrder({}, 'on_pickup');
    await openResult();
    expect(screen.getByText('Загружаем заказ…')).toBeInTheDocument();
    await heading(/оформлен/);
  });

  it('The page names the lines that are not part of the order and still in the cart', async () => {
    const server = serveOrder({}, 'on_pickup');
    server.cart = [
      { id: 2, product: 7, amount: 2 },
      { id: 3, product: 8, amount: 4 },
    ];
    madeWithout('100001', 8);
    await openResult();
    const left = await screen.findByRole('region', { name: 'Остался в корзине, в этот заказ не вошёл' });
    expect(left).toHaveTextContent(/Товар 8 — 4.шт/);
    expect(left).not.toHaveTextContent('Товар 7');
    expect(within(left).getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/cart');
  });

  it('The page does not mention the cart when the order contains all of it', async () => {
    const server = serveOrder({}, 'on_pickup');
    madeWithout('100002', 8);
    await openResult();
    await heading(/оформлен/);
    await waitFor(() => expect(server.callsOf(/shopping_cart_totals/)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: /в корзине/ })).not.toBeInTheDocument();
  });

  it('The page does not mention an empty cart', async () => {
    const server = serveOrder({}, 'on_pickup');
    server.cart = [];
    madeWithout('100001', 8);
    await openResult();
    await heading(/оформлен/);
    await waitFor(() => expect(server.callsOf(/shopping_cart_totals/)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: /в корзине/ })).not.toBeInTheDocument();
  });

  it('[O3] The page shows the success with the goods, the pickup point and the payment', async () => {
    serveOrder({}, 'on_pickup');
    await openResult();
    expect(await heading(/^Заказ №.100001 оформлен$/)).toBeInTheDocument();
    const line = within(screen.getByRole('list', { name: 'Товары' })).getByRole('listitem');
    expect(line).toHaveTextContent(/Товар 7.*2.шт\..*200.₽/);
    expect(screen.getByRole('region', { name: 'Получение' })).toHaveTextContent('Пункт lesnaya');
    expect(screen.getByRole('region', { name: 'Оплата' })).toHaveTextContent(/При получении.*к оплате.*Итого399.₽/);
    expect(screen.getByRole('link', { name: 'Продолжить покупки' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/account/active-orders?from=');
  });

  it('[O3] [E13] shows an order-failed message when the payment failed, and lets the shopper pay again', async () => {
    const server = serveOrder({ payment: { status: 'failed', url: null, expires_at: '2026-11-21T10:30:00Z' } });
    const { left } = await openResult();
    expect(await heading(/^Заказ №.100001 не оплачен$/)).toBeInTheDocument();
    expect(screen.getByText(/Оплата не прошла/)).toBeInTheDocument();
    expect(screen.getByText(/Оплатите до/)).toBeInTheDocument();
    server.failures.push({ call: /payment/, failure: 503, times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Оплатить ещё раз' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Оплату сейчас не начать');
    await userEvent.click(screen.getByRole('button', { name: 'Оплатить ещё раз' }));
    await waitFor(() => expect(left).toEqual(['https://bank.example/pay/1']));
  });

  it('The page shows that the order was canceled meanwhile, not that the payment could not begin', async () => {
    const server = serveOrder({ payment: { status: 'failed', url: null } });
    await openResult();
    const button = await screen.findByRole('button', { name: 'Оплатить ещё раз' });
    Object.assign(server.orders[0]?.order ?? {}, { status: 'canceled', can_cancel: false });
    pay(server, 'void');
    server.failures.push({ call: /POST orders\/100001\/payment/, failure: 409 });
    await userEvent.click(button);
    expect(await heading(/отменён/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('cancels an order after confirmation', async () => {
    const server = serveOrder({ payment: { status: 'failed', url: null } });
    await openResult();
    await heading(/не оплачен/);
    await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }));
    expect(server.callsOf(/cancel/)).toEqual([]);
    await userEvent.click(
      within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: 'Отменить заказ', hidden: true }),
    );
    const title = await heading(/отменён/);
    expect(server.callsOf(/cancel/)).toHaveLength(1);
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('The page checks a payment with an unknown result, warns against paying again, and shows the result', async () => {
    const server = serveOrder();
    const { left } = await openResult();
    expect(await heading(/^Проверяем оплату/)).toBeInTheDocument();
    expect(screen.getByText(/не платите ещё раз/)).toBeInTheDocument();
    pay(server, 'paid');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/оплачен$/), { timeout: 5_000 });
    expect(left).toEqual([]);
  });

  it('The page offers the payment at once to a shopper who has left the bank’s page without paying', async () => {
    serveOrder();
    await openResult();
    expect(await heading(/^Проверяем оплату/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти к оплате' })).toBeInTheDocument();
  });

  it('offers to pay where no payment could be begun', async () => {
    serveOrder({ payment: { url: null } });
    await openResult();
    expect(await heading(/ждёт оплаты$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Оплатить' })).toBeEnabled();
  });

  it('The page shows that there is no such order, for another customer’s number and for an invalid one', async () => {
    serveShop();
    const { close } = await openResult({ number: '100777' });
    expect(await heading(/^Такого заказа нет$/)).toBeInTheDocument();
    close();
    const { scope } = await openResult({ number: 'x' });
    expect(await heading(/^Такого заказа нет$/)).toBeInTheDocument();
    expect(scope.getState(orderResultPage.$status)).toBe(404);
  });

  it('The page shows that the order cannot be shown now, and tries again', async () => {
    const server = serveOrder({}, 'on_pickup');
    server.failures.push({ call: /GET orders/, failure: 503, times: 1 });
    await openResult();
    expect(await heading(/^Заказ сейчас не показать$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await heading(/оформлен/)).toBeInTheDocument();
  });

  it('The page prompts a guest to sign in and shows nothing', async () => {
    const server = serveOrder();
    await openResult({ session: 'anonymous' });
    expect(await heading(/^Войдите, чтобы увидеть заказ$/)).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it('ends a checkout whose order is found under its key', async () => {
    serveOrder({}, 'on_pickup');
    await openResult({ stored: { intent: { key: 'key-of-the-order', fingerprint: '' } } });
    await waitFor(() => expect(localStorage.getItem('vitrava.checkout.v1')).toBeNull());
  });
});
