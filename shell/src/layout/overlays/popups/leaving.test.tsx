import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popupBusyChanged, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch, fork } from 'effector';
import { foreignTarget } from '../../../leaving/index.ts';
import { layoutStarted } from '../../started.ts';
import { mockDialogs, renderInShop } from '../../testing/index.ts';
import { PopupOutlet } from './view.tsx';

const question = () => screen.findByRole('dialog', { name: /^Переход на\sдругой сайт$/ });

async function arrive() {
  const scope = fork();
  const requested = jest.fn();
  createWatch({ unit: popupRequested, scope, fn: requested });
  renderInShop(
    <>
      <a href="https://vk.example/vitrava?from=shop">Сообщество</a>
      <PopupOutlet />
    </>,
    { scope },
  );
  const mountFragment = () => Promise.reject(new Error('not here'));
  await act(() => allSettled(layoutStarted, { scope, params: { mountFragment } }));
  return { scope, requested };
}

// Each test is a document of its own: its listeners end with it.
const listeners: EventListener[] = [];

afterEach(() => {
  for (const listener of listeners.splice(0)) document.removeEventListener('click', listener);
});

describe('a link that leaves the shop', () => {
  beforeAll(mockDialogs);

  beforeEach(() => {
    const listen = document.addEventListener.bind(document);
    jest.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) => {
      if (type === 'click') listeners.push(listener as EventListener);
      listen(type, listener as EventListener, options as AddEventListenerOptions);
    });
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
    jest.spyOn(window, 'open').mockReturnValue(null);
  });

  it('[H17] An external link requires a confirmation, and opens a new tab without a reference to this one', async () => {
    const { requested } = await arrive();
    await userEvent.click(screen.getByRole('link', { name: 'Сообщество' }));
    expect(requested).toHaveBeenCalledTimes(1);
    expect(await question()).toHaveTextContent('vk.example');
    await userEvent.click(screen.getByRole('button', { name: 'Перейти' }));
    expect(window.open).toHaveBeenCalledWith('https://vk.example/vitrava?from=shop', '_blank', 'noopener,noreferrer');
  });

  it('[H17] leads nowhere when the shopper stays', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('link', { name: 'Сообщество' }));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(window.open).not.toHaveBeenCalled();
  });

  it('[K24] cannot be confirmed while a popup is busy', async () => {
    const { scope } = await arrive();
    await userEvent.click(screen.getByRole('link', { name: 'Сообщество' }));
    await question();
    await act(() => allSettled(popupBusyChanged, { scope, params: true }));
    expect(screen.getByRole('button', { name: 'Перейти' })).toBeDisabled();
  });

  it.each(['javascript:alert(1)', 'not an address', ''])(
    'The confirmation never opens for %p, even when a remote requests it',
    async (address) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { scope } = await arrive();
      await act(() => allSettled(popupRequested, { scope, params: { owner: 'shell', name: 'redirect-confirmation', props: { address } } }));
      expect(await screen.findByRole('dialog', { name: 'Витрава' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Перейти' })).not.toBeInTheDocument();
    },
  );
});

describe('the result of a click', () => {
  function targetOf(html: string, init: MouseEventInit = {}): string | null {
    document.body.innerHTML = html;
    const link = document.body.querySelector('a') as HTMLAnchorElement;
    let found: string | null = null;
    const listen = (event: MouseEvent): void => {
      found = foreignTarget(event);
      event.preventDefault();
    };
    document.addEventListener('click', listen, { once: true });
    fireEvent(link, createEvent.click(link, init));
    return found;
  }

  it('is foreign on another origin only', () => {
    expect(targetOf('<a href="https://studio.example/">x</a>')).toBe('https://studio.example/');
    expect(targetOf('<a href="/news">x</a>')).toBeNull();
    expect(targetOf('<a href="mailto:a@b.example">x</a>')).toBeNull();
    expect(targetOf('<a href="tel:+78005550199">x</a>')).toBeNull();
  });

  it('A click is left to the browser where the page or the shopper requires it', () => {
    expect(targetOf('<a href="https://pay.example/" data-hard="">x</a>')).toBeNull();
    expect(targetOf('<a href="https://studio.example/">x</a>', { ctrlKey: true })).toBeNull();
    expect(targetOf('<a href="https://studio.example/">x</a>', { button: 1 })).toBeNull();
  });
});
