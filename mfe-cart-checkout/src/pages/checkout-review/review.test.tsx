import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch } from 'effector';
import { $customerName } from '../../bus/account.ts';
import { orderPlaced } from '../../bus.ts';
import { offer } from '../../domain/cart/testing/index.ts';
import { $orderCart } from '../../features/checkout-frame/index.ts';
import { openPage, type ShopServer, serveShop } from '../../testing/index.ts';
import { fingerprintOf, orderBodyOf } from './agreement.ts';
import { page as reviewPage } from './index.ts';

const text = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const placeButton = () => screen.findByRole('button', { name: /Оформить/ });
const ready = () => waitFor(async () => expect(await placeButton()).toBeEnabled());
const stored = () => JSON.parse(localStorage.getItem('vitrava.checkout.v1') ?? 'null');
const CHOSEN = { stock: 31, method: 'on_pickup' } as const;
const POST = /^POST orders/;

function serveWithPlace(): ShopServer {
  const server = serveShop();
  server.stocks = [{ id: 31, location: 'lesnaya' }];
  return server;
}
async function openReview(device: object = CHOSEN) {
  const page = await openPage(reviewPage, { stored: device });
  await screen.findByRole('heading', { name: 'Товары' });
  await screen.findAllByText('Пункт lesnaya').catch(() => undefined);
  return page;
}
const settled = async () => {
  await ready();
  await waitFor(async () => expect(await placeButton()).not.toHaveAttribute('aria-busy'));
};

describe('the review', () => {
  beforeEach(() => localStorage.clear());

  it('[B11] shows lines, place, payment and totals: product count, discount, delivery and total', async () => {
    const server = serveWithPlace();
    server.offers[7] = offer({ discount: 10 });
    await openReview();
    await settled();
    const lines = within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('listitem');
    expect(lines.map(text)).toEqual([expect.stringContaining('Товар 7'), expect.stringContaining('Товар 8')]);
    expect(text(lines[0] as HTMLElement)).toMatch(/2 шт\..*180 ₽.*200 ₽/);
    const sums = text(screen.getByRole('region', { name: 'Ваш заказ' }));
    for (const part of ['3 товара300 ₽', 'Скидка−20 ₽', 'Доставка199 ₽', 'Итого479 ₽']) expect(sums).toContain(part);
    expect(screen.getByRole('link', { name: 'Изменить: Получение' })).toHaveAttribute('href', '/checkout/delivery');
    expect(screen.getByRole('link', { name: 'Изменить: Оплата' })).toHaveAttribute('href', '/checkout/payment');
  });

  it('names the recipient, and links the rules of sale beside the order button', async () => {
    serveWithPlace();
    const { scope } = await openReview();
    await settled();
    await act(() => allSettled($customerName, { scope, params: { firstName: 'Анна-Мария', lastName: "O'Neil", phone: '+79161234567' } }));
    const recipient = screen.getByRole('heading', { name: 'Получатель' }).closest('section');
    expect(text(recipient as HTMLElement)).toContain("Анна-Мария O'Neil");
    expect(text(recipient as HTMLElement)).toContain('+7 916 123-45-67');
    expect(screen.getByRole('link', { name: 'Изменить: Получатель' })).toHaveAttribute('href', '/account/personal-details');
    const rules = screen.getByRole('link', { name: /^правилами продажи/ });
    expect(rules).toHaveAttribute('href', '/legal-information#sale-rules');
    expect(rules).toHaveAttribute('target', '_blank');
    await act(() => allSettled($customerName, { scope, params: { firstName: '', lastName: '', phone: '' } }));
    expect(text(recipient as HTMLElement)).toContain('Телефон не указан');
  });

  it('A double click places one order, as it was shown, and opens its page', async () => {
    const server = serveWithPlace();
    const { travels, scope } = await openReview();
    let placed = 0;
    createWatch({ unit: orderPlaced, scope, fn: () => placed++ });
    await settled();
    await userEvent.dblClick(await placeButton());
    await waitFor(() => expect(travels).toEqual(['/checkout/result/100001 (replace)']));
    expect(server.callsOf(POST).map(({ body }) => body)).toEqual([
      {
        stock: 31,
        payment_method: 'on_pickup',
        lines: [
          { product: 7, amount: 2, total_inc_vat: '200.00' },
          { product: 8, amount: 1, total_inc_vat: '100.00' },
        ],
        total_amount: '499.00',
      },
    ]);
    expect(server.callsOf(POST)[0]?.key).toMatch(/^[\w-]{8,100}$/);
    expect(screen.getByRole('heading', { name: /Заказ №.100001 оформлен/ })).toBeInTheDocument();
    expect(stored()).toBeNull();
    expect(placed).toBe(1);
  });

  it('The key is stored on the device before sending, and a lost response is followed by a look-up of the order', async () => {
    const server = serveWithPlace();
    server.failures.push({ call: POST, failure: 'lost', times: 1 });
    const { travels } = await openReview();
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(server.callsOf(POST)).toHaveLength(1));
    expect(stored().intent.key).toBe(server.callsOf(POST)[0]?.key);
    await waitFor(() => expect(travels).toEqual(['/checkout/result/100001 (replace)']), { timeout: 5_000 });
    expect(server.callsOf(POST)).toHaveLength(1);
    expect(server.orders).toHaveLength(1);
  });

  it('sends the same order again under the same key when it never reached the server', async () => {
    const server = serveWithPlace();
    server.failures.push({ call: POST, failure: 'network', times: 1 });
    const { travels } = await openReview();
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(travels).toHaveLength(1), { timeout: 5_000 });
    const keys = server.callsOf(POST).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('finds the order of a page that was reloaded while placing, though the cart is empty by then', async () => {
    const server = serveWithPlace();
    const page = await openReview();
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(page.travels).toHaveLength(1));
    page.close();
    const key = server.callsOf(POST)[0]?.key;
    const later = await openPage(reviewPage, { stored: { ...CHOSEN, intent: { key, fingerprint: 'as it was' } } });
    await waitFor(() => expect(later.travels).toEqual(['/checkout/result/100001 (replace)']));
    expect(server.callsOf(POST)).toHaveLength(1);
    expect(stored()).toBeNull();
  });

  it('The key of an order that the server does not have is used again for the same goods only', async () => {
    const server = serveWithPlace();
    const first = await openReview();
    const cart = first.scope.getState($orderCart);
    const fingerprint = cart ? fingerprintOf(orderBodyOf(cart, 31, 'on_pickup')) : '';
    first.close();
    const { travels, close } = await openReview({ ...CHOSEN, intent: { key: 'kept-from-before', fingerprint } });
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(travels).toHaveLength(1));
    expect(server.callsOf(POST).map(({ key }) => key)).toEqual(['kept-from-before']);
    close();
    server.cart = [{ id: 5, product: 8, amount: 4 }];
    const other = await openReview({ ...CHOSEN, intent: { key: 'of-another-order', fingerprint: 'other goods' } });
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(other.travels).toHaveLength(1));
    expect(server.callsOf(POST)[1]?.key).not.toBe('of-another-order');
  });

  it('The review shows changes, old and new, and orders only after consent', async () => {
    const server = serveWithPlace();
    const seen = {
      lines: [
        { product: 7, name: 'Товар 7', amount: 2, sum: '180.00' },
        { product: 9, name: 'Товар 9', amount: 1, sum: '50.00' },
        { product: 8, name: 'Товар 8', amount: 1, sum: '100.00' },
      ],
      total: '529.00',
    };
    const { travels } = await openReview({ ...CHOSEN, seen });
    const changes = await screen.findByRole('region', { name: 'Кое-что изменилось' });
    const shown = within(changes).getAllByRole('listitem').map(text);
    expect(shown[0]).toMatch(/Товар 7.*было 2 шт\. · 180 ₽.*стало 2 шт\. · 200 ₽/);
    expect(shown[1]).toMatch(/Товар 9.*теперь не в корзине/);
    expect(shown[2]).toMatch(/Итого.*было 529 ₽.*стало 499 ₽/);
    await waitFor(async () => expect(await placeButton()).toBeDisabled());
    await userEvent.click(screen.getByRole('button', { name: 'Согласиться с изменениями' }));
    expect(screen.getByRole('heading', { name: 'Товары' })).toHaveFocus();
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(travels).toHaveLength(1));
    expect(server.callsOf(POST)).toHaveLength(1);
  });

  it('The review shows changes that the server reports during reading, and sends the order under another key', async () => {
    const server = serveWithPlace();
    const { travels } = await openReview();
    await settled();
    server.offers[7] = offer({ price: 150 });
    await userEvent.click(await placeButton());
    const heading = await screen.findByRole('heading', { name: 'Кое-что изменилось' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Заказ ещё не оформлен');
    expect(server.orders).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Согласиться с изменениями' }));
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(travels).toHaveLength(1));
    const [first, second] = server.callsOf(POST);
    expect(first?.key).not.toBe(second?.key);
    expect(server.orders).toHaveLength(1);
  });

  it('The review does not order unavailable goods, and shows where to correct it', async () => {
    const server = serveWithPlace();
    server.offers[7] = offer({ left: 1 });
    await openReview();
    expect(await screen.findByText('Не все товары можно купить. Уберите их или измените количество.')).toBeInTheDocument();
    expect(screen.getByText('Осталась всего 1 штука')).toBeInTheDocument();
    expect(await placeButton()).toBeDisabled();
    expect(screen.getAllByRole('link', { name: 'Изменить корзину' })[0]).toHaveAttribute('href', '/cart');
  });

  it.each([
    [429, 'Слишком много попыток'],
    [422, 'Заказ не оформлен'],
  ])('The review explains a refusal %i and keeps all choices', async (status, sentence) => {
    const server = serveWithPlace();
    server.failures.push({ call: POST, failure: status });
    await openReview();
    await settled();
    await userEvent.click(await placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(stored()).toMatchObject({ stock: 31, method: 'on_pickup', intent: null });
  });

  it('The review shows that the result of an earlier order could not be found out, and looks it up again', async () => {
    const server = serveWithPlace();
    server.cart = [];
    server.failures.push({ call: /GET orders/, failure: 'network', times: 1 });
    const { travels } = await openPage(reviewPage, { stored: { ...CHOSEN, intent: { key: 'kept-from-before', fingerprint: '' } } });
    expect(await screen.findByText('Не удалось узнать, оформлен ли заказ')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('heading', { name: 'Оформлять пока нечего' })).toBeInTheDocument();
    expect(travels).toEqual([]);
  });

  it('The review does not place an order that can no longer be paid as chosen, shows so, and links to the payment', async () => {
    const server = serveWithPlace();
    server.methods = server.methods.filter(({ id }) => id !== 'on_pickup');
    await openReview();
    expect(await screen.findByText('Выбранный способ оплаты больше недоступен.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Выбрать другой' })).toHaveAttribute('href', '/checkout/payment');
    expect(await placeButton()).toBeDisabled();
    await userEvent.click(await placeButton());
    expect(server.callsOf(POST)).toEqual([]);
  });

  it('The review requests the current methods after a refusal for the payment, and when the shopper comes back', async () => {
    const server = serveWithPlace();
    await openReview();
    await settled();
    server.methods = [];
    server.failures.push({ call: POST, failure: 400, body: { payment_method: ['Нет.'] } });
    await userEvent.click(await placeButton());
    expect(await screen.findByText('Выбранный способ оплаты больше недоступен.')).toBeVisible();
    server.methods = [{ id: 'on_pickup', name: 'При получении', description: '' }];
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await ready();
    expect(screen.queryByText('Выбранный способ оплаты больше недоступен.')).toBeNull();
  });

  it('The review shows how much of a product can be held unpaid, and links to the cart', async () => {
    const server = serveWithPlace();
    server.failures.push({ call: POST, failure: 400, body: { lines: ['At most 20 pieces of one product can wait for payment.'] } });
    await openReview();
    await settled();
    await userEvent.click(await placeButton());
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('До оплаты можно отложить не больше 20 штук одного товара');
    expect(within(refusal).getByRole('link', { name: 'Изменить корзину' })).toHaveAttribute('href', '/cart');
    expect(refusal).not.toHaveTextContent('pieces');
  });

  it('The review leaves the decision to the API where the offered methods are unknown', async () => {
    const server = serveWithPlace();
    server.failures.push({ call: /^GET payment_methods/, failure: 503 });
    const { travels } = await openReview();
    await settled();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(travels).toEqual(['/checkout/result/100001 (replace)']));
  });
});
