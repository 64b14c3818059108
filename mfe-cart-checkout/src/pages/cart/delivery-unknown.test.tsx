import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { Scope } from 'effector';
import { connectTabs, offer, serveCart, signOut, storeCart, withholdDelivery } from '../../domain/cart/testing/index.ts';
import { renderCart } from './testing/index.ts';

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('delivery without data from the server', () => {
  let scope: Scope;
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
  });
  afterEach(() => act(() => signOut(scope)));

  it.each([
    ['ru', null, true, ['2 товара200 ₽', 'Доставкарассчитаем позже', 'Итого без доставки200 ₽']],
    ['ru', undefined, false, ['2 товара200 ₽', 'Доставкарассчитаем позже', 'Итого без доставки200 ₽']],
    ['en', undefined, true, ['2 items200 ₽', 'Deliveryto be calculated', 'Total without delivery200 ₽']],
    ['en', null, false, ['2 items200 ₽', 'Deliveryto be calculated', 'Total without delivery200 ₽']],
  ] as const)(
    'is to be computed, and not free: the cart in «%s», delivery %s, of a customer: %s',
    async (locale, value, isCustomer, parts) => {
      serveCart({ 7: offer() }, isCustomer ? [[7, 2]] : []);
      if (!isCustomer) storeCart([7, 2]);
      withholdDelivery(value);
      ({ scope } = renderCart({ isCustomer, locale: locale satisfies LocaleCode }));
      const summary = (await screen.findByText(parts[2].slice(0, -5))).closest('section') as HTMLElement;
      for (const part of parts) expect(text(summary)).toContain(part);
      expect(text(summary)).not.toMatch(/бесплатн|free/i);
    },
  );
});
