import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { $settings } from '@vitrava/shared-kit/bus/shell';
import { type LineAmount, parseCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../../locales/en.json';
import ru from '../../../../locales/ru.json';
import { type Offer, priceLines } from '../../../domain/cart/testing/index.ts';
import { CartView } from '../view.tsx';

type Wanted = readonly LineAmount[];

/** A server that prices lines as ours does; products missing in `offers` are not found. Returns the received calls. */
export function answerPricing(offers: Readonly<Record<number, Offer>>): Wanted[] {
  const requested: Wanted[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input, 'http://shop.example');
    const wanted = parseCartLines(searchParams.get('lines') ?? '');
    requested.push(wanted);
    return Promise.resolve(new Response(JSON.stringify(priceLines(wanted, offers)), { headers: { 'content-type': 'application/json' } }));
  });
  return requested;
}

interface Options {
  readonly showDiscounts?: boolean;
  readonly isCustomer?: boolean;
  readonly known?: Scope;
  readonly locale?: LocaleCode;
}

interface CartPage {
  readonly scope: Scope;
  readonly container: HTMLElement;
  readonly unmount: () => void;
}

/** The page in a browser, a guest's or a customer's: one of its own, or that of `known`. */
export function renderCart({ showDiscounts = true, isCustomer = false, known, locale = 'ru' }: Options = {}): CartPage {
  const scope =
    known ??
    fork({
      values: [
        [$settings, { pageSize: 24, showDiscounts, telegramBot: false, logo: null }],
        [$sessionStatus, isCustomer ? 'authenticated' : 'anonymous'],
        [$userId, isCustomer ? 5 : null],
      ],
    });
  const { container, unmount } = render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n(locale, locale === 'ru' ? ru : en)}>
        <CartView />
      </I18nProvider>
    </Provider>,
  );
  return { scope, container, unmount };
}
