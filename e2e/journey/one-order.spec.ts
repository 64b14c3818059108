import { comeAs, expect, expectAccessible, expectOneOrder, openAlive, openReview, placeButton, test } from '../fixtures/index.ts';

test.describe('one intent makes one order', () => {
  test('[O3] when the button is pressed twice', async ({ page, customer }) => {
    const words = await comeAs(page, 'ru', 375);
    await openReview(page, words, customer);
    await placeButton(page, words).dblclick();
    await expectOneOrder(page, words, customer);
  });

  test('The shopper navigates back after it: there is nothing left to order', async ({ page, customer }) => {
    const words = await comeAs(page, 'en', 1440);
    await openReview(page, words, customer);
    await placeButton(page, words).click();
    await expectOneOrder(page, words, customer);
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(placeButton(page, words)).toHaveCount(0);
    await openAlive(page, `${words.prefix}/checkout/review`);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('heading', { name: words.emptyCart })).toBeVisible();
    await expectAccessible(page);
    expect(await customer.orders()).toHaveLength(1);
  });

  test('Every step is reloaded: the choices are stored', async ({ page, customer }) => {
    const words = await comeAs(page, 'en', 375);
    const point = await openReview(page, words, customer);
    const stored = { delivery: page.getByRole('radio', { name: point }), payment: page.getByRole('radio', { name: words.onPickup }) };
    for (const [step, choice] of Object.entries(stored)) {
      await openAlive(page, `${words.prefix}/checkout/${step}`);
      await page.reload();
      await expect(choice).toBeChecked();
    }
    await openAlive(page, `${words.prefix}/checkout/review`);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(point);
    await placeButton(page, words).click();
    await expectOneOrder(page, words, customer);
    await page.reload();
    await expectOneOrder(page, words, customer);
  });

  test.describe('in two tabs', () => {
    test.use({ expectedErrors: [/status of 409/] });

    test('that place it at once', async ({ page, context, customer }) => {
      const words = await comeAs(page, 'ru', 1440);
      await openReview(page, words, customer);
      const other = await context.newPage();
      await openAlive(other, '/checkout/review');
      await expect(placeButton(other, words)).toBeEnabled();
      // Pressed in the same moment: a click of Playwright's own may come when the other tab has ordered, and the button is gone.
      const buttons = await Promise.all([page, other].map((tab) => placeButton(tab, words).elementHandle()));
      await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
      for (const tab of [page, other]) {
        await expect(placeButton(tab, words)).toHaveCount(0, { timeout: 15_000 });
      }
      expect(await customer.orders()).toHaveLength(1);
      expect(await customer.cart()).toEqual({});
    });
  });
});
