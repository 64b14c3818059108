import type { Page } from '@playwright/test';
import {
  BROKEN,
  comeAs,
  expect,
  expectAccessible,
  expectOneOrder,
  openAlive,
  openReview,
  placeButton,
  test,
  throwsInBrowser,
  type Words,
} from '../fixtures/index.ts';

const orders = /\/api\/orders\/(?:\?|$)/;

test.describe('an order is placed, and once,', () => {
  test.describe('with a poor network', () => {
    test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 50\d/] });
    test.afterEach(({ environment }) => environment.startApi());

    test('when its answer is lost', async ({ page, customer }) => {
      const words = await comeAs(page, 'ru', 1440);
      await openReview(page, words, customer);
      await loseAnswer(page);
      await placeButton(page, words).click();
      await expectOneOrder(page, words, customer);
    });

    test('Its response is lost and the page is reloaded', async ({ page, customer }) => {
      const words = await comeAs(page, 'en', 375);
      await openReview(page, words, customer);
      await loseAnswer(page, () => page.reload());
      await placeButton(page, words).click();
      await expectOneOrder(page, words, customer);
    });

    test('The server does not respond: the shop shows so, and the next press of the button places it', async ({
      page,
      context,
      customer,
    }) => {
      const words = await comeAs(page, 'ru', 375);
      await openReview(page, words, customer);
      await page.clock.install();
      await context.setOffline(true);
      await placeButton(page, words).click();
      // The shop retries several times before it shows a failure.
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByText(words.noAnswer)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectAccessible(page);
      expect(await customer.orders()).toEqual([]);
      await context.setOffline(false);
      await placeButton(page, words).click();
      await expectOneOrder(page, words, customer);
    });

    test('when the API falls as it comes in, and comes back', async ({ environment, page, customer }) => {
      const words = await comeAs(page, 'en', 1440);
      await openReview(page, words, customer);
      await Promise.all([placeButton(page, words).click(), environment.stopApi('kill')]);
      await environment.startApi();
      await retryIfPrompted(page, words);
      await expectOneOrder(page, words, customer);
    });

    test('when the API has taken it, falls before it answers, and comes back', async ({ environment, page, customer }) => {
      const words = await comeAs(page, 'ru', 375);
      await openReview(page, words, customer);
      const fallen = Promise.withResolvers<undefined>();
      await loseAnswer(page, async () => {
        await environment.stopApi('kill');
        fallen.resolve(undefined);
      });
      await placeButton(page, words).click();
      await fallen.promise;
      await environment.startApi();
      await retryIfPrompted(page, words);
      await expectOneOrder(page, words, customer);
    });
  });

  test.describe('beside a broken remote', () => {
    test.use({ expectedErrors: [new RegExp(BROKEN)] });
    test.afterEach(({ environment }) => environment.restore());

    test('by the remotes that work', async ({ environment, page, customer }) => {
      const words = await comeAs(page, 'en', 1440);
      await environment.releaseChanged('mfe-content', throwsInBrowser);
      await openAlive(page, words.prefix || '/');
      await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
      await expect(page.getByText(words.partFailed)).toBeVisible();
      await openReview(page, words, customer);
      await placeButton(page, words).click();
      await expectOneOrder(page, words, customer);
    });
  });
});

/** The shop waits some twenty seconds for the API, whose start may take longer; then the shopper has to press again. */
async function retryIfPrompted(page: Page, words: Words): Promise<void> {
  const requested = page.getByText(words.noAnswer);
  const placed = page.getByRole('heading', { level: 1, name: words.placed });
  await expect(requested.or(placed).first()).toBeVisible({ timeout: 30_000 });
  if (await requested.isVisible()) {
    await placeButton(page, words).click();
  }
}

/** The API gets the first order and has answered; the answer never arrives. What happens then is up to the test. */
async function loseAnswer(page: Page, then?: () => Promise<unknown>): Promise<void> {
  let isLost = false;
  await page.route(orders, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await then?.();
    return route.abort().catch(() => undefined);
  });
}
