import '@testing-library/jest-dom/jest-globals';
import { act, render } from '@testing-library/react';
import { $accessToken, $sessionStatus, $userId, type SessionStatus } from '@vitrava/shared-kit/bus/session';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { allSettled, type EffectParams, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../../locales/en.json';
import ru from '../../../../locales/ru.json';
import { leaveForFx } from '../paying.ts';
import { $request, type OrdersRequest } from '../request.ts';
import { OrdersView } from '../view.tsx';

/** jsdom has the dialog element but not its methods. Focus within and its return are the browser's and tested there. */
function mockDialogs(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
  };
}

interface Situation {
  readonly session?: SessionStatus;
  readonly request?: OrdersRequest;
  readonly locale?: LocaleCode;
}

/** The list of orders in a browser of its own; `left` are the addresses that the document was sent to. */
export async function showOrders({ session = 'authenticated', request, locale = 'ru' }: Situation = {}): Promise<{
  readonly scope: Scope;
  readonly left: string[];
  readonly unmount: () => void;
}> {
  mockDialogs();
  const left: string[] = [];
  const scope = fork({
    values: [
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
      [$accessToken, session === 'authenticated' ? 'token' : null],
      [$locale, locale],
      [$request, request ?? { group: 'active', page: 1, period: null }],
    ],
    handlers: [[leaveForFx, (url: EffectParams<typeof leaveForFx>) => void left.push(url)]],
  });
  const { unmount } = render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n(locale, locale === 'ru' ? ru : en)}>
        <OrdersView />
      </I18nProvider>
    </Provider>,
  );
  await act(() => allSettled(scope));
  return { scope, left, unmount };
}
