import { expect, type Page } from '@playwright/test';
import { chooseFromList, choosePayment, expectResult, goToReview, PLENTIFUL, placeButton } from '../../../e2e/fixtures/checkout.ts';
import type { Customer } from '../../../e2e/fixtures/customer.ts';
import { openAlive } from '../../../e2e/fixtures/home.ts';
import type { Words } from '../../../e2e/fixtures/words.ts';

/** The connection goes at one step of the checkout, and comes back; the order is placed in the end, once. */
export interface Break {
  readonly name: string;
  /** Begins at the first step; ends before the order's own page. Fails where something is not as it should be; gives what was seen. */
  run(page: Page, words: Words): Promise<string>;
}

const orders = /\/api\/orders\/$/;
/** The shop asks again and again before it says anything. */
const SAYS_WITHIN_MS = 60_000;
const SOON_MS = 2000;
/** A step that has not changed within this time waits for the connection. */
const STAYS_MS = 10_000;

export const BREAKS: readonly Break[] = [
  {
    name: 'offline at the list of points',
    async run(page, words) {
      await setOffline(page, true);
      await page.getByRole('button', { name: words.openList }).click();
      const retry = page.getByRole('button', { name: words.retry });
      const failed = retry.or(page.getByRole('main').getByRole('alert')).first();
      const list = page.getByRole('combobox', { name: words.city });
      await expect(failed.or(list).first()).toBeVisible({ timeout: SAYS_WITHIN_MS });
      const says = (await failed.isVisible()) ? 'an error message, then the next step' : 'there already';
      await setOffline(page, false);
      // The cities and the points may each have failed.
      for (let left = await retry.count(); left > 0; left -= 1) await retry.first().click();
      await expect(list).toBeVisible({ timeout: SAYS_WITHIN_MS });
      await list.selectOption({ label: words.anywhere });
      const point = page.getByRole('list', { name: words.points }).getByRole('listitem').filter({ hasText: words.anywhere });
      await point.getByRole('button', { name: words.pickHere }).first().click();
      await expect(page.getByRole('group', { name: words.savedPlaces }).getByRole('radio', { checked: true })).toBeVisible();
      await goOn(page, words, words.choosePayment);
      await choosePayment(page, words, 'onPickup');
      return press(page, words, says);
    },
  },
  {
    name: 'offline after the point was chosen',
    async run(page, words) {
      await chooseFromList(page, words);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: words.choosePlace })).toBeVisible();
      const says = await goOnOffline(page, words, words.choosePayment);
      await choosePayment(page, words, 'onPickup');
      return press(page, words, says);
    },
  },
  {
    name: 'offline at the payment',
    async run(page, words) {
      await chooseFromList(page, words);
      const radio = page.getByRole('radio', { name: words.onPickup });
      await setOffline(page, true);
      await page.locator('label').filter({ has: radio }).click();
      const says = await goOnOffline(page, words, words.review);
      return press(page, words, says);
    },
  },
  {
    name: 'offline at the order button',
    async run(page, words) {
      await goToReview(page, words);
      await setOffline(page, true);
      await placeButton(page, words).click();
      await expect(page.getByText(words.noAnswer)).toBeVisible({ timeout: SAYS_WITHIN_MS });
      await expect(placeButton(page, words)).toBeEnabled();
      await setOffline(page, false);
      return press(page, words, 'a sentence, then the same button');
    },
  },
  {
    name: 'online again while the order is sent',
    async run(page, words) {
      await goToReview(page, words);
      await setOffline(page, true);
      await placeButton(page, words).click();
      await page.waitForTimeout(SOON_MS);
      await setOffline(page, false);
      await expectResult(page, words.placed);
      return 'placed by itself';
    },
  },
  {
    name: 'answer lost',
    async run(page, words) {
      await goToReview(page, words);
      await loseAnswer(page);
      await placeButton(page, words).click();
      await expectResult(page, words.placed);
      return 'placed by itself';
    },
  },
  {
    name: 'answer lost, then loaded anew',
    async run(page, words) {
      await goToReview(page, words);
      const lost = loseAnswer(page);
      await placeButton(page, words).click();
      await (await lost).lost;
      await page.reload();
      const placed = page.getByRole('heading', { level: 1, name: words.placed });
      await expect(placeButton(page, words).or(placed).first()).toBeVisible({ timeout: SAYS_WITHIN_MS });
      if (await placed.isVisible()) return 'placed by itself';
      return press(page, words, 'the same order by the button');
    },
  },
];

/** Opens the checkout with one product in the cart. */
export async function openCheckout(page: Page, words: Words, customer: Customer): Promise<void> {
  await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  await openAlive(page, `${words.prefix}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: words.choosePlace })).toBeVisible();
}

async function press(page: Page, words: Words, says: string): Promise<string> {
  await placeButton(page, words).click();
  await expectResult(page, words.placed);
  return says;
}

async function goOn(page: Page, words: Words, title: string): Promise<void> {
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Presses «Continue» without a connection. A step whose code is not there yet waits for the connection (decision 084); data comes by its retry. */
async function goOnOffline(page: Page, words: Words, title: string): Promise<string> {
  await setOffline(page, true);
  const banner = page.getByRole('status').filter({ hasText: words.offline });
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: words.next }).click();
  const next = page.getByRole('heading', { level: 1, name: title });
  const retry = page.getByRole('main').getByRole('button', { name: words.retry });
  const failed = page.getByRole('main').getByRole('alert').or(retry).first();
  const isAnswered = await next
    .or(failed)
    .first()
    .waitFor({ timeout: STAYS_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isAnswered) await expect(banner).toBeVisible();
  const hasFailed = isAnswered && !(await next.isVisible());
  await setOffline(page, false);
  if (hasFailed) {
    if (await retry.isVisible()) await retry.click();
    else await page.getByRole('button', { name: words.next }).click();
  }
  await expect(next).toBeVisible({ timeout: SAYS_WITHIN_MS });
  if (!isAnswered) return 'stays, then the next step by itself';
  return hasFailed ? 'an error message, then the next step' : 'the next step without a connection';
}

async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
}

/** The shop gets the first order and has answered; the answer never arrives. */
async function loseAnswer(page: Page): Promise<{ readonly lost: Promise<void> }> {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  let isLost = false;
  await page.route(orders, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort().catch(() => undefined);
    resolve();
  });
  return { lost };
}
