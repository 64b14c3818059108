import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { allSettled, createWatch } from 'effector';
import ru from '../../../locales/ru.json';
import { answerOrders, type Call, orderOf, showOrders, unpaid } from './testing/index.ts';

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const dialog = () => within(screen.getByRole('dialog', { name: ru.orders.cancel.title }));
const confirm = () => act(async () => void fireEvent.click(dialog().getByRole('button', { name: ru.orders.cancel.confirm })));
const cards = () => screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('aria-labelledby'));

/** A server with one order, which `cancel` cancels. */
function shopWith(
  order: Order,
  answer: (call: Call, current: { order: Order }) => ReturnType<Parameters<typeof answerOrders>[1] & object>,
) {
  const current = { order };
  return answerOrders(
    () => [current.order],
    (call) => answer(call, current),
  );
}

const isCancel = ({ method, path }: Call) => method === 'POST' && path === '/api/orders/100001/cancel/';
const isPayment = ({ method, path }: Call) => method === 'POST' && path === '/api/orders/100001/payment/';

describe('an order that is canceled', () => {
  it('An order is canceled only after a confirmation, and stays when the shopper declines', async () => {
    const calls = answerOrders(() => [orderOf('100001')]);
    await showOrders();
    await press(/Отменить заказ/);
    expect(dialog().getByText(/Заказ № 100001 на 1 489 ₽ будет отменён/)).toBeVisible();
    await act(async () => void fireEvent.click(dialog().getByRole('button', { name: ru.orders.cancel.keep })));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(cards()).toHaveLength(1);
  });

  it('leaves the active ones, is announced, and is sent once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const calls = shopWith(orderOf('100001'), (call, current) => {
      if (!isCancel(call)) return undefined;
      return promise.then(() => {
        current.order = orderOf('100001', { status: 'canceled', can_cancel: false });
        return { status: 200, body: current.order };
      });
    });
    const { scope } = await showOrders();
    await press(/Отменить заказ/);
    await confirm();
    await confirm();
    expect(dialog().getByRole('button', { name: ru.orders.cancel.confirm })).toHaveAttribute('aria-busy', 'true');
    resolve();
    await act(() => allSettled(scope));
    expect(calls.filter(isCancel)).toHaveLength(1);
    expect(cards()).toHaveLength(0);
    expect(screen.getByText('Заказ № 100001 отменён').closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('link', { name: ru.orders.canceled.see })).toHaveAttribute('href', '/account/completed-orders');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('A cancellation that comes too late shows so, and the present state of the order', async () => {
    shopWith(orderOf('100001'), (call, current) => {
      if (call.path === '/api/orders/100001/') return { status: 200, body: current.order };
      if (!isCancel(call)) return undefined;
      current.order = orderOf('100001', { status: 'opened', can_cancel: false });
      return { status: 409, body: { detail: 'No.', code: 'not_cancelable' } };
    });
    const { scope } = await showOrders();
    await press(/Отменить заказ/);
    await confirm();
    await act(() => allSettled(scope));
    expect(screen.getByRole('alert')).toHaveTextContent(ru.orders.cancel.gone.title);
    expect(screen.getByText(ru.orders.status.opened)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Отменить заказ №/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: /100001/ })).toHaveFocus());
  });

  it('counts as canceled when only the answer to an earlier try was lost', async () => {
    shopWith(orderOf('100001'), (call, current) => {
      if (call.path === '/api/orders/100001/') return { status: 200, body: current.order };
      if (!isCancel(call)) return undefined;
      if (current.order.status === 'canceled') return { status: 409, body: { detail: 'No.', code: 'not_cancelable' } };
      current.order = orderOf('100001', { status: 'canceled', can_cancel: false });
      return new TypeError('fetch failed');
    });
    const { scope } = await showOrders();
    await press(/Отменить заказ/);
    await confirm();
    expect(dialog().getByRole('alert')).toHaveTextContent(ru.orders.failures.connection);
    await confirm();
    await act(() => allSettled(scope));
    expect(screen.getByText('Заказ № 100001 отменён')).toBeVisible();
  });
});

describe('an order that is wanted once more', () => {
  it.each(['active', 'completed'] as const)('The list requests a repetition by the order’s number, among the %s', async (group) => {
    answerOrders(() => [orderOf('100001', group === 'completed' ? { status: 'closed', can_cancel: false } : {})]);
    const { scope } = await showOrders({ request: { group, page: 1, period: null } });
    const requested = jest.fn();
    createWatch({ unit: popupRequested, scope, fn: requested });
    await press('Повторить заказ № 100001');
    expect(requested.mock.calls).toEqual([[{ owner: 'mfe-cart-checkout', name: 'repeat-order', props: { number: '100001' } }]]);
  });
});

describe('an order to be paid by card', () => {
  it('leads to the page of the acquirer, once', async () => {
    const order = orderOf('100001', { payment: unpaid });
    const calls = shopWith(order, (call) => (isPayment(call) ? { status: 200, body: order } : undefined));
    const { left } = await showOrders();
    expect(screen.getByText(ru.orders.payment.waiting)).toBeVisible();
    await press(/Оплатить картой/);
    await press(/Оплатить картой/);
    expect(left).toEqual(['https://pay.example/1']);
    expect(calls.filter(isPayment)).toHaveLength(1);
  });

  it('leads nowhere when the shopper has left the list meanwhile', async () => {
    const order = orderOf('100001', { payment: unpaid });
    let answer: (given: { status: number; body: unknown }) => void = () => undefined;
    const late = new Promise<{ status: number; body: unknown }>((resolve) => {
      answer = resolve;
    });
    shopWith(order, (call) => (isPayment(call) ? late : undefined));
    const { scope, left, unmount } = await showOrders();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Оплатить картой/ })));
    unmount();
    answer({ status: 200, body: order });
    await allSettled(scope);
    expect(left).toEqual([]);
  });

  it('A payment address that is not a web address is not opened', async () => {
    const order = orderOf('100001', { payment: { ...unpaid, url: 'javascript:alert(1)' } });
    shopWith(order, (call) => (isPayment(call) ? { status: 200, body: order } : undefined));
    const { left } = await showOrders();
    await press(/Оплатить картой/);
    expect(left).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(ru.orders.pay.away.title);
  });

  it.each([
    [503, 'away'],
    [409, 'gone'],
    [500, 'unknown'],
  ] as const)('A failed payment shows the reason when the response is %s, and can be tried again', async (status, reason) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    shopWith(orderOf('100001', { payment: unpaid }), (call) => (isPayment(call) ? { status } : undefined));
    await showOrders();
    await press(/Оплатить картой/);
    expect(screen.getByRole('alert')).toHaveTextContent(ru.orders.pay[reason].title);
    expect(screen.getByRole('button', { name: /Оплатить картой/ })).not.toHaveAttribute('aria-busy');
  });

  it('can be paid again after the browser has come back to the page', async () => {
    const order = orderOf('100001', { payment: unpaid });
    shopWith(order, (call) => (isPayment(call) ? { status: 200, body: order } : undefined));
    const { scope } = await showOrders();
    await press(/Оплатить картой/);
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await act(() => allSettled(scope));
    expect(screen.getByRole('button', { name: /Оплатить картой/ })).not.toHaveAttribute('aria-busy');
  });

  it.each([
    [{ method: 'on_pickup', status: 'due' }, 'waiting', 'onPickup'],
    [{ method: 'card', status: 'failed' }, 'waiting', 'failed'],
    [{ method: 'card', status: 'paid' }, 'opened', 'paid'],
    [{ method: 'card', status: 'refunding' }, 'canceled', 'refunding'],
    [{ method: 'card', status: 'refunded' }, 'canceled', 'refunded'],
    [{ method: 'card', status: 'void' }, 'canceled', 'none'],
    [{ method: 'on_pickup', status: 'due' }, 'closed', 'paidOnPickup'],
    [{ method: 'on_pickup', status: 'due' }, 'canceled', 'none'],
  ] as const)('The list shows the payment state: %j of an order %s', async (payment, status, text) => {
    const group = status === 'canceled' || status === 'closed' ? 'completed' : 'active';
    answerOrders(() => [orderOf('100001', { status, payment: { ...payment, url: null, expires_at: null } })]);
    await showOrders({ request: { group, page: 1, period: null } });
    expect(screen.getByText(ru.orders.payment[text])).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /Оплатить картой/ })).toHaveLength(text === 'failed' ? 1 : 0);
  });
});
