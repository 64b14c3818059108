import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '@vitrava/shared-kit/mount/route';
import { allSettled } from 'effector';
import { page as cartPage } from '../pages/cart/index.ts';
import { page as deliveryPage } from '../pages/checkout-delivery/index.ts';
import { page as paymentPage } from '../pages/checkout-payment/index.ts';
import { page as reviewPage } from '../pages/checkout-review/index.ts';
import { page as resultPage } from '../pages/order-result/index.ts';
import { closeDialogs, openPage, type ShopServer, serveShop } from '../testing/index.ts';

/** Possible sentences of an API; no page of the shop shows them. */
const RAW = 'Raw sentence of the API.';
const BODIES = [
  { detail: RAW },
  { detail: RAW, code: 'cart_changed' },
  { non_field_errors: [RAW] },
  { stock: [RAW], payment_method: [RAW], product: [RAW], amount: [RAW], location: [RAW], customer: [RAW] },
  RAW,
];
const STATUSES = [400, 404, 409, 429, 500];
const ANSWERS = STATUSES.flatMap((failure) => BODIES.map((body) => ({ failure, body })));
const CHOSEN = { stock: 31, method: 'on_pickup' } as const;

interface Visit {
  readonly page: Page;
  readonly call: RegExp;
  /** The button that makes the call; none where the page makes it by itself. */
  readonly press?: RegExp;
  readonly params?: Readonly<Record<string, string>>;
}
const VISITS: Readonly<Record<string, Visit>> = {
  'the cart, read': { page: cartPage, call: /^GET shopping_cart/ },
  'the cart, more of a line': { page: cartPage, call: /^PATCH/, press: /^Добавить ещё/ },
  'the cart, a line removed': { page: cartPage, call: /^DELETE/, press: /^Удалить/ },
  'the places': { page: deliveryPage, call: /^GET (stocks|pickup)/ },
  'a place chosen': { page: deliveryPage, call: /^POST stocks/, press: /^Заберу здесь/ },
  'the payment': { page: paymentPage, call: /^GET payment_methods/ },
  'the review': { page: reviewPage, call: /^GET (stocks|payment)/ },
  'the order placed': { page: reviewPage, call: /^POST orders/, press: /^Оформить/ },
  'the order': { page: resultPage, call: /^GET orders/, params: { number: '100001' } },
};

/** Waits for what a page has begun; placing an order may take longer than anybody waits here. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function visit(server: ShopServer, { page, press, params = {} }: Visit): Promise<string> {
  const { scope, close } = await openPage(page, { stored: CHOSEN, params });
  if (press) {
    await act(() => allSettled(scope));
    const [button] = screen.queryAllByRole('button', { name: press });
    if (button) await userEvent.click(button);
  }
  await rest();
  const text = document.body.textContent ?? '';
  close();
  cleanup();
  expect(server.calls.length).toBeGreaterThan(0);
  return text;
}

describe('error texts of the API', () => {
  beforeEach(() => {
    closeDialogs();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each(Object.entries(VISITS))('never reaches %s', async (_, one) => {
    for (const answer of ANSWERS) {
      localStorage.clear();
      const server = serveShop();
      server.stocks = one.press?.source === '^Заберу здесь' ? [] : [{ id: 31, location: 'lesnaya' }];
      server.failures.push({ call: one.call, ...answer });
      const text = await visit(server, one);
      expect(server.callsOf(one.call).length).toBeGreaterThan(0);
      expect(text).not.toContain(RAW);
      expect(text.length).toBeGreaterThan(40);
    }
  });
});
