import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $pendingNavigation, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { translatePage } from '@vitrava/shared-kit/testing/page-translator';
import { allSettled, createWatch } from 'effector';
import { offer, storeCart } from '../../domain/cart/testing/index.ts';
import { answerPricing, renderCart } from './testing/index.ts';

const text = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const rows = () => within(screen.getByRole('list', { name: 'Товары в корзине' })).getAllByRole('listitem');
const row = (name: string) => rows().find((one) => text(one).includes(name)) as HTMLElement;
const summary = () => screen.getByRole('region', { name: 'Ваш заказ' });
const more = (name: string) => screen.getByRole('button', { name: `Добавить ещё: ${name}` });
const removeButton = (name: string) => screen.getByRole('button', { name: `Удалить из корзины: ${name}` });
const priced = () => waitFor(() => expect(summary()).toHaveTextContent('Итого'));

describe('the cart page', () => {
  beforeEach(() => localStorage.clear());

  it('The page shows that the cart is empty, with a next step and without a call to the server', () => {
    const requested = answerPricing({});
    renderCart();
    expect(screen.getByRole('heading', { name: 'В корзине пока пусто' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/');
    expect(requested).toEqual([]);
  });

  it('[B10] shows photo, name, quantity, discount and price of a line', async () => {
    storeCart([7, 2]);
    answerPricing({ 7: offer({ price: 200, discount: 25 }) });
    const { container } = renderCart();
    await priced();
    expect(container.querySelector('img')).toHaveAttribute('src', '/m/7.webp');
    expect(screen.getByRole('link', { name: 'Товар 7' })).toHaveAttribute('href', '/product/7');
    expect(screen.getByRole('spinbutton', { name: 'Количество: Товар 7' })).toHaveValue('2');
    expect(text(row('Товар 7'))).toContain('150 ₽ за штуку');
    expect(text(row('Товар 7'))).toContain('−25 %');
    expect(text(row('Товар 7'))).toContain('Стоимость 300 ₽');
    expect(text(row('Товар 7'))).toContain('Без скидки 400 ₽');
  });

  it('is priced while its page is on its way, and not again when the page opens', async () => {
    storeCart([7, 2]);
    const requested = answerPricing({ 7: offer() });
    const first = renderCart();
    await priced();
    first.unmount();
    expect(requested).toHaveLength(1);
    await act(() => allSettled($pendingNavigation, { scope: first.scope, params: '/cart' }));
    expect(requested).toHaveLength(2);
    renderCart({ known: first.scope });
    await priced();
    expect(requested).toHaveLength(2);
  });

  it('[B11] sums up product count, discount, delivery and total as the server gives them', async () => {
    storeCart([7, 2], [8, 1]);
    answerPricing({ 7: offer({ price: 200, discount: 25 }), 8: offer() });
    renderCart();
    await priced();
    expect(text(summary())).toContain('3 товара500 ₽');
    expect(text(summary())).toContain('Скидка−100 ₽');
    expect(text(summary())).toContain('Пункт выдачи199 ₽');
    expect(text(summary())).toContain('Итого599 ₽');
  });

  it('[B9] shows no discount when the shop shows none', async () => {
    storeCart([7, 1]);
    answerPricing({ 7: offer({ discount: 25 }) });
    renderCart({ showDiscounts: false });
    await priced();
    expect(text(document.body)).not.toMatch(/Скидка|−25|Без скидки/);
  });

  it('[B9] shows no discount row when no line has one', async () => {
    storeCart([7, 1]);
    answerPricing({ 7: offer() });
    renderCart();
    await priced();
    expect(text(summary())).not.toContain('Скидка');
  });

  it('[B12] words free delivery, before its sum is reached and after', async () => {
    storeCart([7, 24]);
    answerPricing({ 7: offer() });
    renderCart();
    await priced();
    expect(text(summary())).toContain('Бесплатная доставка от 2 500 ₽, осталось 100 ₽');
    await userEvent.click(more('Товар 7'));
    await waitFor(() => expect(text(summary())).toContain('Доставка бесплатная: заказ от 2 500 ₽'));
    expect(text(summary())).toContain('Итого2 500 ₽');
  });

  it('shows the new sums and that delivery has become free on a page that the browser has translated', async () => {
    storeCart([7, 24]);
    answerPricing({ 7: offer({ price: 200, discount: 50 }) });
    renderCart();
    await priced();
    translatePage();
    await userEvent.click(more('Товар 7'));
    await waitFor(() => expect(text(summary())).toContain('Доставка бесплатная: заказ от 2 500 ₽'));
    expect(text(summary())).not.toContain('осталось');
    expect(text(row('Товар 7'))).toContain('Стоимость 2 500 ₽');
  });

  it('[B6] refreshes the totals once after a burst, and again after a removal', async () => {
    storeCart([7, 1], [8, 1]);
    const requested = answerPricing({ 7: offer(), 8: offer() });
    renderCart();
    await priced();
    for (let time = 0; time < 4; time += 1) act(() => more('Товар 7').click());
    expect(screen.getByRole('spinbutton', { name: 'Количество: Товар 7' })).toHaveValue('5');
    await waitFor(() => expect(text(summary())).toContain('Итого799 ₽'));
    expect(requested).toHaveLength(2);
    await userEvent.click(removeButton('Товар 8'));
    await waitFor(() => expect(text(summary())).toContain('Итого699 ₽'));
    expect(requested).toHaveLength(3);
  });

  it('[B5] marks the line that is being priced, and no other, and keeps its controls in use', async () => {
    storeCart([7, 1], [8, 1]);
    answerPricing({ 7: offer(), 8: offer() });
    renderCart();
    await priced();
    await userEvent.click(more('Товар 7'));
    expect(row('Товар 7')).toHaveAttribute('aria-busy', 'true');
    expect(row('Товар 8')).not.toHaveAttribute('aria-busy');
    expect(more('Товар 7')).toBeEnabled();
    await waitFor(() => expect(row('Товар 7')).not.toHaveAttribute('aria-busy'));
  });

  it('takes the answer to the newest change, whatever comes late', async () => {
    storeCart([7, 1]);
    answerPricing({ 7: offer() });
    const answers: (() => void)[] = [];
    const answer = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
    jest
      .mocked(globalThis.fetch)
      .mockImplementation((...call) => new Promise((resolve) => void answers.push(() => resolve(answer(...call)))));
    renderCart();
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.());
    await priced();
    await userEvent.click(more('Товар 7'));
    await waitFor(() => expect(answers).toHaveLength(2));
    await userEvent.click(more('Товар 7'));
    await waitFor(() => expect(answers).toHaveLength(3));
    await act(async () => answers[2]?.());
    await waitFor(() => expect(text(summary())).toContain('Итого499 ₽'));
    await act(async () => answers[1]?.());
    expect(text(summary())).toContain('Итого499 ₽');
  });

  it('The page shows why a line cannot be bought, and offers the available amount', async () => {
    storeCart([7, 5], [8, 1], [9, 1]);
    answerPricing({ 7: offer({ left: 2 }), 8: offer({ left: 0 }) });
    renderCart();
    await priced();
    expect(text(row('Товар 8'))).toContain('Закончился');
    expect(text(row('Товар № 9'))).toContain('Больше не продаётся');
    expect(text(row('Товар 7'))).toContain('Осталось всего 2 штуки');
    await userEvent.click(screen.getByRole('button', { name: 'Оставить 2' }));
    await waitFor(() => expect(text(row('Товар 7'))).toContain('Больше 2 штук нет'));
    expect(more('Товар 7')).toHaveAttribute('aria-disabled', 'true');
  });

  it('gives a removed line back in its place, and the focus with it', async () => {
    storeCart([7, 1], [8, 3], [9, 1]);
    answerPricing({ 7: offer(), 8: offer(), 9: offer() });
    renderCart();
    await priced();
    await userEvent.click(removeButton('Товар 8'));
    const undo = screen.getByRole('button', { name: 'Вернуть' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('«Товар 8» больше не в корзине');
    await userEvent.click(undo);
    expect(rows().map((one) => text(one).slice(0, 7))).toEqual(['Товар 7', 'Товар 8', 'Товар 9']);
    expect(screen.getByRole('spinbutton', { name: 'Количество: Товар 8' })).toHaveValue('3');
    expect(removeButton('Товар 8')).toHaveFocus();
  });

  it('The page drops a removed line after a while', async () => {
    storeCart([7, 1]);
    answerPricing({ 7: offer() });
    renderCart();
    await priced();
    jest.useFakeTimers();
    act(() => removeButton('Товар 7').click());
    act(() => screen.getByRole('button', { name: 'Вернуть' }).blur());
    act(() => jest.advanceTimersByTime(8_100));
    jest.useRealTimers();
    expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'В корзине пока пусто' })).toBeInTheDocument();
  });

  it('The page keeps the lines when the API is down, shows that sums are unknown, and tries again', async () => {
    storeCart([7, 1]);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    renderCart();
    expect(await screen.findByRole('alert')).toHaveTextContent('Сумму сейчас не посчитать');
    expect(text(row('Товар № 7'))).toContain('Цена пока неизвестна');
    answerPricing({ 7: offer() });
    await userEvent.click(screen.getByRole('button', { name: 'Посчитать ещё раз' }));
    await priced();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes an answer that is not as agreed for a failure', async () => {
    storeCart([7, 1]);
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"lines":[{}]}', { headers: { 'content-type': 'application/json' } }));
    renderCart();
    expect(await screen.findByRole('alert')).toHaveTextContent('Сумму сейчас не посчитать');
  });

  it('leads a guest to checkout by way of sign-in', async () => {
    storeCart([7, 1]);
    answerPricing({ 7: offer() });
    const { scope } = renderCart();
    await priced();
    const requests: unknown[] = [];
    createWatch({ unit: signInRequested, scope, fn: (request) => void requests.push(request) });
    await userEvent.click(screen.getByRole('button', { name: 'Перейти к оформлению' }));
    expect(requests).toEqual([{ returnTo: '/checkout' }]);
  });

  it('The page shows why nothing can be ordered when every line has a problem', async () => {
    storeCart([7, 5], [8, 1]);
    answerPricing({ 7: offer({ left: 2 }), 8: offer({ left: 0 }) });
    renderCart();
    await priced();
    const button = screen.getByRole('button', { name: 'Перейти к оформлению' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^Оформлять пока нечего/);
    await userEvent.click(screen.getByRole('button', { name: 'Оставить 2' }));
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('The page shows when the device cannot store the cart', async () => {
    storeCart([7, 1]);
    answerPricing({ 7: offer() });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderCart();
    await priced();
    expect(summary()).toHaveTextContent('Корзина не сохраняется');
  });
});
