import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $location, popupCloseRequested, popupRequested } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { allSettled, fork } from 'effector';
import { layoutStarted, type MountFragment } from '../../started.ts';
import { mockDialogs, renderInShop } from '../../testing/index.ts';
import { depthOf, moveBetween } from './history.ts';
import { $stack } from './model.ts';
import { keepPopup } from './reopening.ts';
import { closedTo, withPopup } from './stack.ts';
import { PopupOutlet } from './view.tsx';

const login = { owner: 'mfe-account', name: 'login' };
const contact = { owner: 'mfe-content', name: 'contact-us', props: { subject: 'order' } };

function bringing(text: string) {
  const unmount = jest.fn(() => Promise.resolve());
  const mountFragment = jest.fn<MountFragment>(({ container, owner }) => {
    const input = Object.assign(document.createElement('input'), { placeholder: `${text} ${owner}` });
    container.append(input);
    return Promise.resolve({ unmount });
  });
  return { mountFragment, unmount };
}

async function open(mountFragment: MountFragment, locale: LocaleCode = 'ru') {
  const scope = fork();
  renderInShop(<PopupOutlet />, { scope, locale });
  await act(() => allSettled(layoutStarted, { scope, params: { mountFragment } }));
  const openPopup = (popup: Parameters<typeof popupRequested>[0]) => act(() => allSettled(popupRequested, { scope, params: popup }));
  return { scope, openPopup };
}

describe('the popup outlet', () => {
  beforeAll(mockDialogs);

  // Each test is a document of its own: its listeners end with it.
  const listeners: [string, EventListener][] = [];

  afterEach(() => {
    for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener, { capture: true });
  });

  beforeEach(() => {
    const listen = window.addEventListener.bind(window);
    jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) => {
      if (type === 'popstate') listeners.push([type, listener as EventListener]);
      listen(type, listener as EventListener, options as AddEventListenerOptions);
    });
    history.replaceState({ key: 'initial' }, '', '/');
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  });

  it('brings the fragment of its owner and focuses its first field', async () => {
    const { mountFragment } = bringing('field of');
    const { openPopup } = await open(mountFragment);
    await openPopup(contact);
    expect(mountFragment).toHaveBeenCalledWith(
      expect.objectContaining({ owner: 'mfe-content', name: 'contact-us', input: { subject: 'order' } }),
    );
    expect(screen.getByRole('dialog', { name: 'Написать нам' })).toBeInTheDocument();
    expect(screen.getByPlaceholderText('field of mfe-content')).toHaveFocus();
  });

  it('lets the fragment name its dialog, and follows when it becomes something else', async () => {
    const { mountFragment } = bringing('field of');
    const { openPopup } = await open(mountFragment);
    await openPopup(login);
    const title = Object.assign(document.createElement('h2'), { textContent: 'Восстановление пароля' });
    title.dataset['popupTitle'] = '';
    screen.getByPlaceholderText('field of mfe-account').before(title);
    expect(await screen.findByRole('dialog', { name: 'Восстановление пароля' })).toBeInTheDocument();
    title.textContent = 'Вход';
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeInTheDocument();
    title.remove();
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeInTheDocument();
  });

  it('[K25] stacks popups two layers apart and closes the one on top', async () => {
    const { mountFragment, unmount } = bringing('field of');
    const { scope, openPopup } = await open(mountFragment);
    await openPopup(login);
    await openPopup(contact);
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.style.zIndex)).toEqual(['1000', '1002']);
    await act(() => allSettled(popupCloseRequested, { scope }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeInTheDocument();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('A popup that is requested several times opens once', async () => {
    const { mountFragment } = bringing('field of');
    const { openPopup } = await open(mountFragment);
    await openPopup(login);
    await openPopup(login);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('The outlet shows that the owner is down and tries again', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { mountFragment } = bringing('field of');
    mountFragment.mockRejectedValueOnce(new Error('no such release'));
    const { openPopup } = await open(mountFragment);
    await openPopup(login);
    expect(screen.getByRole('alert')).toHaveTextContent('Окно не открылось');
    expect(warnings).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByPlaceholderText('field of mfe-account')).toBeVisible();
  });

  it('The outlet shows that the owner has failed while the popup was open, and loads it again', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { mountFragment, unmount } = bringing('field of');
    const { openPopup } = await open(mountFragment);
    await openPopup(login);
    act(() => mountFragment.mock.calls[0]?.[0].onFailure(new Error('broken on purpose')));
    expect(screen.getByRole('alert')).toHaveTextContent('Окно не открылось');
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toHaveFocus();
    expect(warnings).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(mountFragment).toHaveBeenCalledTimes(2);
  });

  it('The outlet offers a new document where the browser has stopped requesting, and opens the popup there', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { mountFragment } = bringing('field of');
    mountFragment.mockRejectedValueOnce(Object.assign(new Error('given up'), { name: 'StuckFragment' }));
    const { openPopup } = await open(mountFragment);
    await openPopup(login);
    expect(screen.getByRole('alert')).toHaveTextContent('Нужно открыть страницу заново');
    expect(screen.getByRole('button', { name: 'Открыть страницу заново' })).toHaveFocus();

    cleanup();
    keepPopup(contact);
    await open(mountFragment);
    expect(await screen.findByRole('dialog', { name: 'Написать нам' })).toBeInTheDocument();
  });

  it('The outlet shows that no remote has such a popup, and leads back to the page', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { mountFragment } = bringing('field of');
    mountFragment.mockRejectedValueOnce(Object.assign(new Error('no remote has it'), { name: 'AbsentFragment' }));
    const { openPopup, scope } = await open(mountFragment);
    await openPopup({ owner: 'mfe-account', name: 'telegram-qr' });
    const popup = screen.getByRole('dialog', { name: /^Бот магазина в\sTelegram$/ });
    expect(popup).toHaveTextContent('Этой возможности сейчас нет');
    expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Вернуться на\sстраницу$/ }));
    await waitFor(() => expect(scope.getState($stack)).toEqual([]));
  });

  it.each([
    ['ru', 'Этой возможности сейчас нет'],
    ['en', 'This is not available right now'],
  ] as const)('A popup without a remote and without a name is named by its message, in %s', async (locale, name) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { mountFragment } = bringing('field of');
    mountFragment.mockRejectedValueOnce(Object.assign(new Error('no remote has it'), { name: 'AbsentFragment' }));
    const { openPopup } = await open(mountFragment, locale);
    await openPopup({ owner: 'mfe-gift', name: 'wrapping' });
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  });

  it("closes on the browser's Back and keeps the move from the navigation", async () => {
    const { mountFragment } = bringing('field of');
    const { openPopup, scope } = await open(mountFragment);
    const received = jest.fn();
    addEventListener('popstate', received);
    await openPopup(login);
    expect(history.state).toEqual({ key: 'initial', popups: 1 });
    await act(async () => {
      history.back();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await waitFor(() => expect(scope.getState($stack)).toEqual([]));
    expect(received).not.toHaveBeenCalled();
  });

  it('closes when the shopper has gone to another page', async () => {
    const { mountFragment } = bringing('field of');
    const { openPopup, scope } = await open(mountFragment);
    await openPopup(login);
    await act(() => allSettled($location, { scope, params: { pathname: '/news', search: '', hash: '', key: 'k2' } }));
    await waitFor(() => expect(scope.getState($stack)).toEqual([]));
  });
});

describe('moves between the entries of one page', () => {
  it('closes popups above the depth that Back leads to', () => {
    expect(moveBetween(2, 1, 2)).toEqual({ kind: 'close', depth: 1 });
    expect(moveBetween(1, 0, 1)).toEqual({ kind: 'close', depth: 0 });
  });

  it('passes over entries whose popup was closed otherwise', () => {
    expect(moveBetween(1, 0, 0)).toEqual({ kind: 'pass', by: -1 });
    expect(moveBetween(2, 1, 1)).toEqual({ kind: 'pass', by: -1 });
    expect(moveBetween(0, 1, 0)).toEqual({ kind: 'pass', by: 1 });
  });

  it('reads no depth from foreign states', () => {
    expect([null, undefined, 'x', {}, { popups: 'many' }].map(depthOf)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the stack', () => {
  it('closes open popups from the top and leaves those that are closing', () => {
    const stack = withPopup(withPopup([], login), contact);
    const one = closedTo(stack, 1);
    expect(one.map(({ isOpen }) => isOpen)).toEqual([true, false]);
    expect(closedTo(one, 0).map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(withPopup(one, contact)).toHaveLength(3);
  });
});
