import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { $sessionStatus, $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { navigationRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { manifestOf } from '@vitrava/shared-kit/testing/conformance';
import { allSettled, createWatch } from 'effector';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { $request } from './request.ts';
import { answerOrders, orderOf, showOrders, unpaid } from './testing/index.ts';

const manifest = manifestOf(import.meta);

const numbers = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.replace(/\D/g, ''));
/** As texts are compared: with plain spaces. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const quiet = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('the list of orders', () => {
  it('[R12] needs a customer, on both of its pages', () => {
    for (const group of ['active', 'completed']) {
      const route = manifest.routes.find(({ name }) => name === `account-${group}-orders`);
      expect(route).toMatchObject({ path: `/account/${group}-orders`, meta: { needAuth: true } });
    }
  });

  it('[A20] The list has a tab for the active and one for the completed orders, beside the details, and marks the current one', async () => {
    answerOrders(() => [orderOf('100001'), orderOf('100002', { status: 'closed', can_cancel: false })]);
    const { scope } = await showOrders();
    const tabs = () => within(screen.getByRole('navigation', { name: ru.sections.label }));
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/account/active-orders', '/account/completed-orders', '/account/personal-details']);
    expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent(ru.sections.active);
    expect(numbers()).toEqual(['100001']);
    await act(() => allSettled($request, { scope, params: { group: 'completed', page: 1, period: null } }));
    expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent(ru.sections.completed);
    expect(numbers()).toEqual(['100002']);
  });

  it.each(['waiting', 'opened', 'issued'] as const)('[A21] has a label for the status %s', async (status) => {
    answerOrders(() => [orderOf('100001', { status })]);
    await showOrders();
    expect(screen.getByText(spaced(ru.orders.status[status]))).toBeVisible();
  });

  it.each(['canceled', 'closed'] as const)('[A21] has a label for the status %s', async (status) => {
    answerOrders(() => [orderOf('100001', { status, can_cancel: false })]);
    await showOrders({ request: { group: 'completed', page: 1, period: null }, locale: 'en' });
    expect(screen.getByText(en.orders.status[status])).toBeVisible();
  });

  it('An order shows its date, place, goods and price', async () => {
    answerOrders(() => [orderOf('100001')]);
    await showOrders();
    const card = within(screen.getByRole('listitem', { name: /Заказ №\s100001/ }));
    expect(card.getByText('12 марта 2026, 3 товара')).toBeVisible();
    expect(card.getByText('Казань, ул. Баумана, 7')).toBeVisible();
    expect(card.getByText('Ежедневно 10:00–21:00')).toBeVisible();
    expect(card.getByRole('link', { name: /843\s000-00-00/ })).toHaveAttribute('href', 'tel:+78430000000');
    expect(card.getAllByText('1 489 ₽')).toHaveLength(2);
    expect(card.getByRole('link', { name: 'Магний', hidden: true })).toHaveAttribute('href', '/product/1001');
    expect(card.getByRole('link', { name: /Подробнее/ })).toHaveAttribute('href', '/checkout/result/100001');
  });

  it('The list requests the page of the address, and links to the others', async () => {
    const many = Array.from({ length: 12 }, (_, index) => orderOf(String(100_001 + index)));
    const calls = answerOrders(() => many);
    await showOrders({ request: { group: 'active', page: 2, period: null } });
    expect(calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/api/orders/', query: { group: 'active', page: '2', page_size: '10' } },
    ]);
    expect(numbers()).toEqual(['100011', '100012']);
    const pages = within(screen.getByRole('navigation', { name: ru.orders.pages.label }));
    expect(pages.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/account/active-orders');
  });

  it('leads from a page past the end to the first', async () => {
    quiet();
    answerOrders(
      () => [],
      () => ({ status: 404, body: { detail: 'Invalid page.' } }),
    );
    const { scope } = await showOrders();
    const requests: unknown[] = [];
    createWatch({ unit: navigationRequested, scope, fn: (request) => void requests.push(request) });
    await act(() => allSettled($request, { scope, params: { group: 'completed', page: 7, period: null } }));
    expect(requests).toEqual([{ to: '/account/completed-orders', replace: true }]);
    expect(screen.queryByText(ru.orders.failed)).toBeNull();
  });

  it('has a next step when there is nothing', async () => {
    answerOrders(() => []);
    await showOrders();
    expect(screen.getByRole('heading', { name: ru.orders.active.empty })).toBeVisible();
    expect(screen.getByRole('link', { name: ru.orders.active.emptyAction })).toHaveAttribute('href', '/');
  });

  it('has a retry that works', async () => {
    quiet();
    let isAway = true;
    answerOrders(
      () => [orderOf('100001')],
      () => (isAway ? new TypeError('fetch failed') : undefined),
    );
    await showOrders();
    expect(screen.getByRole('alert')).toHaveTextContent(ru.orders.failed);
    isAway = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: ru.account.retry })));
    expect(numbers()).toEqual(['100001']);
  });

  it('The list prompts a guest to sign in, and loads after the sign-in without a reload', async () => {
    const calls = answerOrders(() => [orderOf('100001')]);
    const { scope } = await showOrders({ session: 'anonymous', request: { group: 'completed', page: 2, period: null } });
    const requests: unknown[] = [];
    createWatch({ unit: signInRequested, scope, fn: (request) => void requests.push(request) });
    fireEvent.click(screen.getByRole('button', { name: ru.orders.guest.signIn }));
    expect(requests).toEqual([{ returnTo: '/account/completed-orders?page=2' }]);
    expect(calls).toEqual([]);
    await act(() => allSettled($request, { scope, params: { group: 'active', page: 1, period: null } }));
    await act(() => allSettled($userId, { scope, params: 5 }));
    await act(() => allSettled($sessionStatus, { scope, params: 'authenticated' }));
    expect(numbers()).toEqual(['100001']);
  });

  it('leaves nothing of the orders after sign-out, nor shows them to another', async () => {
    let orders = [orderOf('100001', { payment: unpaid })];
    answerOrders(() => orders);
    const { scope } = await showOrders();
    expect(numbers()).toEqual(['100001']);
    orders = [];
    await act(() => allSettled(signedOut, { scope, params: { reason: 'user' } }));
    await act(() => allSettled($userId, { scope, params: null }));
    await act(() => allSettled($sessionStatus, { scope, params: 'anonymous' }));
    expect(document.body).not.toHaveTextContent('100001');
    await act(() => allSettled($userId, { scope, params: 6 }));
    await act(() => allSettled($sessionStatus, { scope, params: 'authenticated' }));
    expect(screen.getByRole('heading', { name: ru.orders.active.empty })).toBeVisible();
  });

  it('drops an answer that comes after its customer has left', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    let isSlow = false;
    answerOrders(
      () => [],
      () => (isSlow ? promise : undefined),
    );
    const { scope } = await showOrders();
    isSlow = true;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      void allSettled(signedOut, { scope, params: { reason: 'user' } });
      void allSettled($userId, { scope, params: null });
    });
    resolve({ status: 200, body: { count: 1, results: [orderOf('100001')] } });
    await act(() => allSettled(scope));
    expect(document.body).not.toHaveTextContent('100001');
  });

  it('shows no order that is not as agreed', async () => {
    quiet();
    answerOrders(
      () => [],
      () => ({ status: 200, body: { count: 1, results: [orderOf('100001', { total_amount: 'a lot' })] } }),
    );
    await showOrders();
    expect(screen.getByRole('alert')).toHaveTextContent(ru.orders.failed);
  });

  it('The list shows changes of other tabs when the shopper returns to it', async () => {
    let orders = [orderOf('100001'), orderOf('100002')];
    answerOrders(() => orders);
    const { scope } = await showOrders();
    expect(numbers()).toEqual(['100001', '100002']);
    orders = [orderOf('100001', { status: 'canceled' }), orderOf('100002')];
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => allSettled(scope));
    expect(numbers()).toEqual(['100002']);
  });
});
