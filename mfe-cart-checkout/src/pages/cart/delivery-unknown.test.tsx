import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { Scope } from 'effector';
import { connectTabs, offer, serveCart, signOut, storeCart } from '../../domain/cart/testing/index.ts';
import { openPage, serveShop } from '../../testing/index.ts';
import { page as reviewPage } from '../checkout-review/index.ts';
import { renderCart } from './testing/index.ts';

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

/** From now on nothing that the server answers says what delivery costs. */
function withholdDelivery(value: null | undefined): void {
  const reach = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await reach(address, init);
    const body = (await answer.json()) as { delivery?: unknown; totals?: { delivery?: unknown } };
    for (const part of [body, body.totals]) if (part?.delivery) part.delivery = value;
    return Response.json(body, { status: answer.status });
  });
}

describe('delivery of which the server says nothing', () => {
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

  it('is to be computed in checkout, which goes on', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    withholdDelivery(undefined);
    ({ scope } = await openPage(reviewPage, { stored: { stock: 31, method: 'on_pickup' } }));
    const summary = await screen.findByRole('region', { name: 'Ваш заказ' });
    for (const part of ['Доставкарассчитаем позже', 'Итого без доставки']) expect(text(summary)).toContain(part);
    expect(text(summary)).not.toMatch(/бесплатн/i);
    expect(await screen.findByRole('button', { name: 'Оформить заказ' })).toBeInTheDocument();
  });
});
