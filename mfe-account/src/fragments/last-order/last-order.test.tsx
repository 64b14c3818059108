import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $accessToken, $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { allSettled, createWatch, fork } from 'effector';
import ru from '../../../locales/ru.json';
import { answerOrders, orderOf } from '../../features/order-list/testing/index.ts';
import { fragment } from './index.ts';

async function showLastOrder(numbers: readonly string[]) {
  const results = numbers.map((number) => orderOf(number));
  const calls = answerOrders(
    () => results,
    () => ({ status: 200, body: { count: results.length, next: null, previous: null, results } }),
  );
  const scope = fork({ values: { [$sessionStatus.sid as string]: 'authenticated', [$accessToken.sid as string]: 'token' } });
  const loaded = await allSettled(fragment.loadFx as NonNullable<typeof fragment.loadFx>, { scope, params: {} });
  if (loaded.status === 'fail') throw loaded.value;
  const { container } = render(
    <ScopeAndTexts scope={scope} i18n={createI18n('ru', ru)}>
      <fragment.View input={{}} data={loaded.value} />
    </ScopeAndTexts>,
  );
  return { scope, calls, container };
}

describe('the last order', () => {
  it('A customer repeats the newest order with one press', async () => {
    const { scope, calls } = await showLastOrder(['100002', '100001']);
    expect(calls.map(({ path, query }) => [path, query])).toEqual([['/api/orders/', { page: '1', page_size: '1' }]]);
    expect(screen.getByText(/12 марта/)).toHaveTextContent('3 товара');
    const requested: unknown[] = [];
    createWatch({ unit: popupRequested, scope, fn: (popup) => void requested.push(popup) });
    await userEvent.click(screen.getByRole('button', { name: /100002/ }));
    expect(requested).toEqual([{ owner: 'mfe-cart-checkout', name: 'repeat-order', props: { number: '100002' } }]);
  });

  it('A customer without orders sees nothing', async () => {
    const { container } = await showLastOrder([]);
    expect(container).toBeEmptyDOMElement();
  });
});
