import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { $settings } from '@vitrava/shared-kit/bus/shell';
import { createI18n, I18nextProvider } from '@vitrava/shared-kit/i18n';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import ru from '../../../../locales/ru.json';
import { CartView } from '../view.tsx';

const KEY = 'vitrava.cart.v1';
const decimal = (roubles: number) => roubles.toFixed(2);

/** What the test's shop sells a product for; 100 roubles a piece, 50 left, when nothing else is said. */
export interface Offer {
  readonly price: number;
  readonly discount: number;
  readonly left: number;
}

export function offer(part: Partial<Offer> = {}): Offer {
  return { price: 100, discount: 0, left: 50, ...part };
}

/** Puts lines on the device, product and amount each. */
export function storeCart(...pairs: (readonly [number, number])[]): void {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, lines: pairs.map(([product, amount]) => ({ product, amount })) }));
}

type Wanted = readonly { readonly product: number; readonly amount: number }[];

/** A server that prices lines as ours does; what `offers` does not know is not found. Gives what it was asked, call by call. */
export function answerPricing(offers: Readonly<Record<number, Offer>>): Wanted[] {
  const asked: Wanted[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { lines: wanted } = JSON.parse(init?.body as string) as { lines: Wanted };
    asked.push(wanted);
    const lines = wanted.map(({ product, amount }) => priceLine(product, amount, offers[product]));
    const total = (name: 'total_inc_vat' | 'total_discount_inc_vat' | 'total_without_discount_inc_vat') =>
      decimal(lines.reduce((sum, line) => sum + Number(line[name]), 0));
    const totals = {
      count: wanted.reduce((sum, { amount }) => sum + amount, 0),
      total_inc_vat: total('total_inc_vat'),
      total_discount_inc_vat: total('total_discount_inc_vat'),
      total_without_discount_inc_vat: total('total_without_discount_inc_vat'),
      delivery: [
        { code: 'pickup', name: 'Пункт выдачи', price: Number(total('total_inc_vat')) >= 2500 ? '0.00' : '199.00', free_from: '2500.00' },
      ],
    };
    return Promise.resolve(new Response(JSON.stringify({ lines, totals }), { headers: { 'content-type': 'application/json' } }));
  });
  return asked;
}

function priceLine(product: number, amount: number, known: Offer | undefined) {
  const price = known ? known.price * (1 - known.discount / 100) : 0;
  const isSoldOut = known?.left === 0;
  const toPay = isSoldOut ? 0 : price * amount;
  const before = isSoldOut ? 0 : (known?.price ?? 0) * amount;
  const reason = !known ? 'not_found' : isSoldOut ? 'sold_out' : known.left < amount ? 'not_enough' : null;
  return {
    id: product,
    product,
    amount,
    stock: null,
    item: known
      ? {
          name: `Товар ${product}`,
          photo: { url: `/m/${product}.webp`, url_template: `/m/${product}-{width}.webp`, width: 800, height: 800, widths: [200] },
          price: decimal(price),
          availability: { left: known.left },
        }
      : null,
    discount_prc: known?.discount ?? 0,
    local_total_with_vat: decimal(toPay),
    total_without_discount_inc_vat: decimal(before),
    total_inc_vat: decimal(toPay),
    total_discount_inc_vat: decimal(before - toPay),
    vat: 20,
    vat_amount: '0.00',
    problem: reason && { reason, available: known?.left ?? 0 },
  };
}

/** The page in a browser of its own. */
export function renderCart({ showDiscounts = true } = {}): { readonly scope: Scope; readonly container: HTMLElement } {
  const scope = fork({ values: [[$settings, { pageSize: 24, showDiscounts, telegramBot: false, logo: null }]] });
  const { container } = render(
    <Provider value={scope}>
      <I18nextProvider i18n={createI18n('ru', ru)}>
        <CartView />
      </I18nextProvider>
    </Provider>,
  );
  return { scope, container };
}
