import '@testing-library/jest-dom/jest-globals';
import { act, render } from '@testing-library/react';
import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { $pendingNavigation, $settings, navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import type { Page } from '@vitrava/shared-kit/mount/route';
import { allSettled, createWatch, type Effect, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import ru from '../../locales/ru.json';
import { connectTabs } from '../domain/cart/testing/index.ts';

const KEY = 'vitrava.checkout.v1';

export interface OpenedPage {
  readonly scope: Scope;
  /** The navigations that the page has requested of the shell, in order. */
  readonly travels: string[];
  readonly close: () => void;
}

interface Options {
  /** What the device keeps of the checkout. */
  readonly stored?: { readonly stock?: number; readonly method?: 'card' | 'on_pickup'; readonly intent?: object; readonly seen?: object };
  readonly session?: 'authenticated' | 'anonymous';
  readonly params?: Readonly<Record<string, string>>;
  /** Where the shopper is going already. */
  readonly pending?: string;
  /** What leads away from the shop, replaced. */
  readonly handlers?: [Effect<string, void>, (url: string) => void][];
}

/** A page of checkout in a browser of its own, looked at by customer 5. */
export async function openPage(
  route: Page,
  { stored, session = 'authenticated', params = {}, pending, handlers = [] }: Options = {},
): Promise<OpenedPage> {
  connectTabs();
  if (stored)
    localStorage.setItem(KEY, JSON.stringify({ version: 1, userId: 5, stock: null, method: null, intent: null, seen: null, ...stored }));
  const scope = fork({
    values: [
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
      [$pendingNavigation, pending ?? null],
      [$settings, { pageSize: 24, showDiscounts: true, telegramBot: false, logo: null }],
    ],
    handlers,
  });
  const travels: string[] = [];
  createWatch({ unit: navigationRequested, scope, fn: ({ to, replace }) => void travels.push(replace ? `${to} (replace)` : to) });
  await allSettled(route.opened, { scope, params: { params, query: {} } });
  const { unmount } = render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n('ru', ru)}>
        <route.View />
      </I18nProvider>
    </Provider>,
  );
  return { scope, travels, close: () => act(() => unmount()) };
}

/** What jsdom lacks of the native dialog. */
export function closeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
