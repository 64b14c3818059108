import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { layoutStarted } from '../../started.ts';
import { renderInShop } from '../../testing/index.ts';
import { CookieNotice } from './view.tsx';

async function arrive() {
  const scope = fork();
  const view = renderInShop(<CookieNotice />, { scope });
  await act(() => allSettled(layoutStarted, { scope, params: { mountFragment: () => Promise.reject(new Error('not here')) } }));
  return view;
}

const notice = () => screen.queryByRole('region', { name: 'Файлы cookies' });

describe('the cookie notice', () => {
  beforeEach(() => {
    localStorage.clear();
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  });

  it('[H18] underlines the word cookies and has a confirm button', async () => {
    await arrive();
    expect(screen.getByText('cookies').tagName).toBe('U');
    expect(screen.getByRole('button', { name: 'Понятно' })).toBeVisible();
  });

  it('[H19] [H20] stays until it is confirmed, then never comes again', async () => {
    const { unmount } = await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(notice()).not.toBeInTheDocument();
    expect(localStorage.getItem('acceptance')).toBe('{"cookieAccept":true}');
    unmount();

    await arrive();
    expect(notice()).not.toBeInTheDocument();
  });

  it.each(['', 'null', '[]', '{"cookieAccept":"yes"}', '{'])('trusts no foreign record (%s)', async (record) => {
    localStorage.setItem('acceptance', record);
    await arrive();
    expect(notice()).toBeInTheDocument();
  });

  it('The notice disappears even when the storage refuses', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(notice()).not.toBeInTheDocument();
  });
});
