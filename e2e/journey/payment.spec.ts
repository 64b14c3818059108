import type { Page } from '@playwright/test';
import {
  CARDS,
  type Customer,
  comeAs,
  expect,
  expectAccessible,
  expectResult,
  openReview,
  payWith,
  placeButton,
  test,
  type Words,
} from '../fixtures/index.ts';

test.describe('paying by card', () => {
  test('[E13] a declined card leaves an order that can be paid again', async ({ page, customer }) => {
    const words = await comeAs(page, 'ru', 375);
    await orderByCard(page, words, customer);
    await expectAccessible(page);
    await payWith(page, words, CARDS.declined);
    const number = await expectResult(page, words.failed);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.payAgain }).click();
    await payWith(page, words, CARDS.good);
    expect(await expectResult(page, words.paid)).toBe(number);
    expect(await customer.orders()).toMatchObject([{ number, payment: { method: 'card', status: 'paid' } }]);
  });

  test('[E13] A customer who returns without having paid can pay again, or cancel the order', async ({ page, customer }) => {
    const words = await comeAs(page, 'en', 1440);
    await orderByCard(page, words, customer);
    await page.getByRole('button', { name: words.leave }).click();
    const number = await expectResult(page, words.failed);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.payAgain }).click();
    await page.getByRole('button', { name: words.leave }).click();
    expect(await expectResult(page, words.failed)).toBe(number);
    await cancel(page, words);
    expect(await customer.orders()).toMatchObject([{ number, status: 'canceled', payment: { status: 'void' } }]);
  });

  test('[O4] While the bank does not respond the shop warns against paying again, and shows the result by itself', async ({
    page,
    customer,
  }) => {
    const words = await comeAs(page, 'en', 375);
    await orderByCard(page, words, customer);
    await payWith(page, words, CARDS.slow);
    await expectResult(page, words.checking);
    await expect(page.getByText(words.doNotPay)).toBeVisible();
    await expect(page.getByRole('button', { name: words.payAgain })).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paid, { timeout: 30_000 });
  });

  test.describe('with a wrong number', () => {
    test.use({ expectedErrors: [/status of 422/] });

    test('is shown beside the field, and nothing is paid', async ({ page, customer }) => {
      const words = await comeAs(page, 'ru', 1440);
      await orderByCard(page, words, customer);
      await payWith(page, words, '4242 4242 4242 4241');
      await expect(page.getByLabel(words.cardNumber)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(words.cardNumber)).toBeFocused();
      await expectAccessible(page);
      expect(await customer.orders()).toMatchObject([{ payment: { status: 'pending' } }]);
    });
  });

  test('the money comes back when a paid order is canceled', async ({ page, customer }) => {
    const words = await comeAs(page, 'en', 375);
    await orderByCard(page, words, customer);
    await payWith(page, words, CARDS.good);
    await expectResult(page, words.paid);
    await cancel(page, words);
    await expect(page.getByText(words.refund)).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => (await customer.orders())[0]?.payment.status, { timeout: 15_000 }).toBe('refunded');
    await page.reload();
    await expect(page.getByText(words.refunded)).toBeVisible();
  });

  test.describe('without the bank', () => {
    test.use({ expectedErrors: [/status of 503/] });
    test.afterEach(({ environment }) => environment.startAcquirer());

    test('The order exists, and can be paid when the bank is back', async ({ environment, page, customer }) => {
      const words = await comeAs(page, 'ru', 1440);
      await openReview(page, words, customer, 'byCard');
      await environment.stopAcquirer('kill');
      await placeButton(page, words).click();
      const number = await expectResult(page, words.unpaid);
      const pay = page.getByRole('button', { name: words.payNow, exact: true });
      await pay.click();
      await expect(page.getByText(words.cannotPay)).toBeVisible();
      await expectAccessible(page);
      await environment.startAcquirer();
      await pay.click();
      await payWith(page, words, CARDS.good);
      expect(await expectResult(page, words.paid)).toBe(number);
      expect(await customer.orders()).toMatchObject([{ number, payment: { status: 'paid' } }]);
    });
  });

  test.describe('while the API is away', () => {
    test.use({ expectedErrors: [/status of 50\d/] });
    test.afterEach(({ environment }) => environment.startApi());

    test('The payment is not lost: the order is paid when the bank is back', async ({ environment, page, customer }) => {
      const words = await comeAs(page, 'ru', 375);
      await orderByCard(page, words, customer);
      await environment.stopApi('kill');
      await payWith(page, words, CARDS.good);
      await expect(page).toHaveURL(/\/checkout\/result\/\d+$/);
      await environment.startApi();
      await page.reload();
      const number = await expectResult(page, words.paid);
      expect(await customer.orders()).toMatchObject([{ number, payment: { status: 'paid' } }]);
    });
  });
});

/** The order is placed; the acquirer's page is open. */
async function orderByCard(page: Page, words: Words, customer: Customer): Promise<void> {
  await openReview(page, words, customer, 'byCard');
  await placeButton(page, words).click();
  await expect(page).toHaveURL(/\/pay\//);
}

async function cancel(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.confirmCancel, exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: words.confirmCancel, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.isCanceled);
}
