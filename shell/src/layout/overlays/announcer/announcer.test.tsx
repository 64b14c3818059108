import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, fork } from 'effector';
import { renderInShop } from '../../testing/index.ts';
import { Announcer } from './view.tsx';

function arrive() {
  const scope = fork();
  renderInShop(<Announcer />, { scope });
  const announce = (text: string, tone: 'quiet' | 'notice' | 'error') =>
    act(() => allSettled(announcementRequested, { scope, params: { text, tone } }));
  return { announce };
}

describe('the announcer', () => {
  it('announces quiet texts to assistive technology only', async () => {
    const { announce } = arrive();
    await announce('Новости', 'quiet');
    expect(screen.getByRole('status')).toHaveTextContent('Новости');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the rest as toasts that can be closed', async () => {
    const { announce } = arrive();
    await announce('Добавлено в корзину', 'notice');
    expect(screen.getByText('Добавлено в корзину')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
    expect(screen.queryByText('Добавлено в корзину')).not.toBeInTheDocument();
  });

  it('shows at most three, the newest last, and the same text once', async () => {
    const { announce } = arrive();
    for (const text of ['1', '2', '3', '4', '3']) await announce(text, 'notice');
    expect(screen.getAllByText(/^\d$/).map((word) => word.textContent)).toEqual(['2', '4', '3']);
  });
});
