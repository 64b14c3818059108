import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch } from 'effector';
import en from '../../../../locales/en.json';
import ru from '../../../../locales/ru.json';
import { $request } from '../request.ts';
import { answerOrders, orderOf, showOrders } from '../testing/index.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const NOTHING = { date__gte: null, date__lte: null };
const orders = () => [orderOf('100001'), orderOf('100002', { date: '2026-04-02T10:00:00Z' })];
const numbers = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.replace(/\D/g, ''));

/** Addresses to which navigation was requested. */
function follow(scope: Parameters<typeof createWatch>[0]['scope']): unknown[] {
  const requested: unknown[] = [];
  createWatch({ unit: navigationRequested, ...(scope && { scope }), fn: (to) => requested.push(to) });
  return requested;
}

async function enter(from: string, to: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(ru.orders.period.from), { target: { value: from } });
  fireEvent.change(screen.getByLabelText(ru.orders.period.to), { target: { value: to } });
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: ru.orders.period.label })));
}

describe('the orders of some days', () => {
  it('[D1] The list requests the orders of the address’s period, shows their count, and stores a changed period with the customer', async () => {
    const calls = answerOrders(orders);
    await showOrders({ request: { group: 'active', page: 1, period: MARCH } });
    expect(calls).toContainEqual({
      method: 'GET',
      path: '/api/orders/',
      query: { group: 'active', date__gte: MARCH.from, date__lte: MARCH.to, page: '1', page_size: '10' },
    });
    expect(numbers()).toEqual(['100001']);
    expect(screen.getByText(ru.orders.period.found_one.replace('{{count}}', '1'))).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([
      { method: 'PATCH', path: '/api/users/5/', query: {}, body: { orders_filter: { date__gte: MARCH.from, date__lte: MARCH.to } } },
    ]);
  });

  it('are not sent to the record that has them already, nor is the whole time', async () => {
    const same = answerOrders(orders, undefined, { date__gte: MARCH.from, date__lte: MARCH.to });
    await showOrders({ request: { group: 'active', page: 1, period: MARCH } });
    expect(same.filter(({ method }) => method === 'PATCH')).toEqual([]);
    const none = answerOrders(orders);
    await showOrders({ request: { group: 'completed', page: 1, period: null } });
    expect(none.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('are sent again when they were not saved, and the latest after those under way', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let answer = () => {};
    const answers = [{ status: 503 }, new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))];
    const calls = answerOrders(orders, ({ method }) => (method === 'PATCH' ? answers.shift() : undefined));
    const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    const { scope } = await showOrders({ request: { group: 'active', page: 1, period: MARCH } });
    const bodyOf = (from: string) => ({ orders_filter: { date__gte: from, date__lte: MARCH.to } });
    const show = (group: 'active' | 'completed', from: string) =>
      allSettled($request, { scope, params: { group, page: 1, period: { ...MARCH, from } } });
    expect(sent()).toEqual([bodyOf(MARCH.from)]);
    await act(async () => void show('completed', MARCH.from));
    expect(sent()).toEqual([bodyOf(MARCH.from), bodyOf(MARCH.from)]);
    await act(async () => void show('completed', '2026-03-02'));
    await act(async () => void show('completed', '2026-03-03'));
    expect(sent()).toHaveLength(2);
    await act(async () => {
      answer();
      await allSettled(scope);
    });
    expect(sent().slice(2)).toEqual([bodyOf('2026-03-03')]);
  });

  it('The stored period applies to an address without days, and «all» clears it', async () => {
    answerOrders(orders, undefined, { date__gte: MARCH.from, date__lte: null });
    const { scope } = await showOrders({ session: 'anonymous' });
    const requested = follow(scope);
    await act(() => allSettled($request, { scope, params: { group: 'completed', page: 1, period: null } }));
    expect(requested).toEqual([]);

    const calls = answerOrders(orders, undefined, { date__gte: MARCH.from, date__lte: null });
    const customer = await showOrders();
    const wanted = follow(customer.scope);
    await act(() => allSettled($request, { scope: customer.scope, params: { group: 'completed', page: 1, period: null } }));
    expect(wanted).toEqual([{ to: '/account/completed-orders?from=2026-03-01', replace: true }]);
    await act(() => allSettled($request, { scope: customer.scope, params: { group: 'completed', page: 1, period: { from: '', to: '' } } }));
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ orders_filter: NOTHING }]);
  });

  it('are chosen in a form, which leads to their address', async () => {
    answerOrders(orders);
    const { scope } = await showOrders();
    const requested = follow(scope);
    await enter('2026-03-05', '');
    expect(requested).toEqual([{ to: '/account/active-orders?from=2026-03-05', scroll: 'keep' }]);
    await enter('', '');
    expect(requested[1]).toEqual({ to: '/account/active-orders?from=', scroll: 'keep' });
  });

  it('The list requests nothing for an invalid period, and its field shows why', async () => {
    const calls = answerOrders(orders);
    const { scope } = await showOrders();
    const requested = follow(scope);
    await enter('2026-03-05', '2026-03-01');
    expect(screen.getByLabelText(ru.orders.period.to)).toHaveFocus();
    expect(screen.getByLabelText(ru.orders.period.to)).toHaveAccessibleDescription(ru.orders.period.problems.order);
    expect(requested).toEqual([]);
    const before = calls.length;
    await act(() => allSettled($request, { scope, params: { group: 'active', page: 1, period: { from: '2026-02-31', to: '' } } }));
    expect(screen.getByLabelText(ru.orders.period.from)).toHaveAccessibleDescription(ru.orders.period.problems.date);
    expect(calls).toHaveLength(before);
  });

  it('keep the focus while the address follows the form, also when the link to all dates is gone', async () => {
    answerOrders(orders);
    const { scope } = await showOrders();
    const show = (period: typeof MARCH) => act(() => allSettled($request, { scope, params: { group: 'active', page: 1, period } }));
    const button = screen.getByRole('button', { name: ru.orders.period.show });
    button.focus();
    await show(MARCH);
    expect(button).toHaveFocus();
    expect(screen.getByLabelText(ru.orders.period.from)).toHaveValue(MARCH.from);
    const link = screen.getByRole('link', { name: ru.orders.period.clear });
    link.addEventListener('click', (event) => event.preventDefault());
    link.focus();
    fireEvent.click(link);
    await show({ from: '', to: '' });
    expect(link).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(screen.getByLabelText(ru.orders.period.from)).toHaveValue('');
  });

  it('may be none: then the whole time is offered', async () => {
    answerOrders(orders);
    await showOrders({ request: { group: 'active', page: 1, period: { from: '2020-01-01', to: '2020-01-02' } }, locale: 'en' });
    expect(screen.getByRole('heading', { name: en.orders.period.empty })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: en.orders.period.clear })) {
      expect(link).toHaveAttribute('href', '/en/account/active-orders?from=');
    }
  });

  it('are shown all the same when the record cannot be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input) =>
        (input as string).includes('/users/')
          ? Response.json({}, { status: 503 })
          : Response.json({ count: 1, results: [orderOf('100001')] }),
      );
    await showOrders();
    expect(numbers()).toEqual(['100001']);
  });
});
