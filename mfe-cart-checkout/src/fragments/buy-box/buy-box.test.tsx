import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { $cartSummary, itemAdditionRequested, itemAmountRequested, itemRefused } from '../../bus.ts';
import type { BuyBoxInput } from '../../contracts.ts';
import { fragment } from './index.ts';

const PRODUCT: BuyBoxInput = { product: 7, name: 'Цинк', price: '390.00', availability: { state: 'in_stock', left: 37 } };

function showBox(over: Partial<BuyBoxInput> = {}, locale: LocaleCode = 'ru') {
  const scope = fork();
  const requests: unknown[] = [];
  createWatch({ unit: itemAdditionRequested, scope, fn: (addition) => void requests.push(['add', addition]) });
  createWatch({ unit: itemAmountRequested, scope, fn: (change) => void requests.push(['set', change]) });
  render(
    <ScopeAndTexts scope={scope} i18n={createI18n(locale, locale === 'ru' ? ru : en)}>
      <fragment.View input={{ ...PRODUCT, ...over }} data={null} />
    </ScopeAndTexts>,
  );
  return { scope, requests };
}

const cartHolds = (scope: Scope, amount: number) =>
  act(() => allSettled($cartSummary, { scope, params: { amounts: { 7: amount }, itemCount: amount } }));

describe('the buy box', () => {
  it.each([
    ['ru', 'Осталось 3 штуки', 'В корзину: Цинк'],
    ['en', 'Only 3 left', 'Add to cart: Цинк'],
  ] as const)('The box shows the stock of the product and adds it to the cart (%s)', (locale, stock, button) => {
    const { requests } = showBox({ availability: { state: 'few', left: 3 } }, locale);
    expect(screen.getByText(stock)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(requests).toEqual([['add', { product: 7, amount: 1 }]]);
    expect(screen.getByRole('spinbutton')).toHaveValue('1');
  });

  it('Before the cart has answered, an amount is only ever added; afterwards it is set', async () => {
    const { scope, requests } = showBox();
    fireEvent.click(screen.getByRole('button', { name: /^В корзину/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Цинк' }));
    fireEvent.click(screen.getByRole('button', { name: 'Убрать одну штуку: Цинк' }));
    expect(requests).toEqual([
      ['add', { product: 7, amount: 1 }],
      ['add', { product: 7, amount: 1 }],
    ]);
    await cartHolds(scope, 5);
    expect(screen.getByRole('spinbutton')).toHaveValue('5');
    fireEvent.click(screen.getByRole('button', { name: 'Убрать одну штуку: Цинк' }));
    expect(requests.at(-1)).toEqual(['set', { product: 7, amount: 4 }]);
  });

  it('A refusal of the cart is shown in words until the next try', async () => {
    const { scope } = showBox();
    fireEvent.click(screen.getByRole('button', { name: /^В корзину/ }));
    await act(() => allSettled(itemRefused, { scope, params: { product: 7, reason: 'unavailable' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Товар только что закончился.');
    fireEvent.click(screen.getByRole('button', { name: /^В корзину/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A product that is sold out cannot be added', () => {
    showBox({ availability: { state: 'none', left: 0 } });
    expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
  });

  it.each([[{ product: 7 }], [{ ...PRODUCT, price: '390 ₽' }], [null]])('The box refuses the input %j', (input) => {
    expect(fragment.input?.isData(input)).toBe(false);
  });
});
