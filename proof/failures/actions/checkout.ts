import { expect } from '@playwright/test';
import { chooseFromList, goToReview, PLENTIFUL, placeButton } from '../../../e2e/fixtures/checkout.ts';
import { openAlive } from '../../../e2e/fixtures/home.ts';
import { type Action, isThere, type OpenStage, retryIn } from './action.ts';

const stocks = async ({ customer }: OpenStage) => (await customer.call<{ results: readonly unknown[] }>('GET', 'stocks/')).results.length;
const city = ({ page, words }: OpenStage) => page.getByRole('combobox', { name: words.city });
const openList = ({ page, words }: OpenStage) => page.getByRole('button', { name: words.openList });
const untilDelivery = ({ page, words }: OpenStage) => page.getByRole('heading', { level: 1, name: words.choosePlace }).waitFor();
const pick = ({ page, words }: OpenStage) =>
  page.getByRole('list', { name: words.points }).getByRole('button', { name: words.pickHere }).first();
const repeat = ({ page, words }: OpenStage) => page.getByRole('button', { name: words.repeatOrder });

/** At the first step of the checkout. */
const atDelivery = { has: 'cart line', at: '/checkout', prepare: untilDelivery } as const;
/** On the page of an order. */
const atOrder = { has: 'order', at: '/checkout/result/{order}' } as const;

/** Navigates to the last step, before the button that places the order. */
async function goToLastStep(stage: OpenStage, method: 'byCard' | 'onPickup'): Promise<void> {
  await untilDelivery(stage);
  await goToReview(stage.page, stage.words, method);
  await expect(placeButton(stage.page, stage.words)).toBeEnabled();
}

const openMap: Omit<Action, 'call'> = {
  name: 'open the map',
  ...atDelivery,
  press: ({ page, words }) => page.getByRole('button', { name: words.openMap }).click(),
  async again({ page, words }) {
    const retry = retryIn(page.locator('body'));
    await ((await retry.isVisible()) ? retry : page.getByRole('button', { name: words.openMap })).click();
  },
  count: ({ page, words }) => isThere(page.getByRole('dialog', { name: words.map }).getByRole('button', { name: words.pickOnMap })),
};

export const CHECKOUT_ACTIONS: readonly Action[] = [
  {
    call: 'GET /api/pickup_cities/',
    name: 'list the cities',
    has: 'cart line',
    async press(stage) {
      await openAlive(stage.page, `${stage.words.prefix}/checkout/delivery`);
      if (await openList(stage).isVisible()) await openList(stage).click();
    },
    again: 'retry',
    count: (stage) => isThere(city(stage).locator('option')),
  },
  {
    call: 'GET /api/pickup_points/',
    name: 'list the places',
    ...atDelivery,
    async press(stage) {
      await openList(stage).click();
      await city(stage)
        .selectOption({ label: stage.words.anywhere }, { timeout: 3000 })
        .catch(() => undefined);
    },
    again: 'retry',
    count: ({ page, words }) => isThere(page.getByRole('button', { name: words.pickHere })),
  },
  { call: 'GET /api/pickup_widget/', ...openMap },
  // A file that the response of the previous call names; no manifest lists it.
  { call: 'GET /api/pickup_widget/{file}', ...openMap },
  {
    call: 'POST /api/stocks/',
    name: 'choose a place',
    ...atDelivery,
    async prepare(stage) {
      await untilDelivery(stage);
      await openList(stage).click();
      await city(stage).selectOption({ label: stage.words.anywhere });
      await pick(stage).waitFor();
    },
    press: (stage) => pick(stage).click(),
    count: stocks,
  },
  {
    call: 'PUT /api/stocks/{id}/',
    name: 'remove a saved place',
    ...atDelivery,
    async prepare({ page, words }) {
      await chooseFromList(page, words);
      await openAlive(page, `${words.prefix}/checkout/delivery`);
    },
    press: ({ main, words }) => main.getByRole('button', { name: words.removePlace }).click(),
    confirm: ({ page, words }) => page.getByRole('dialog').getByRole('button', { name: words.confirmRemoval, exact: true }),
    count: async (stage) => 1 - (await stocks(stage)),
  },
  {
    call: 'POST /api/orders/',
    name: 'place an order',
    ...atDelivery,
    prepare: (stage) => goToLastStep(stage, 'onPickup'),
    press: ({ page, words }) => placeButton(page, words).click(),
    count: async ({ customer }) => (await customer.orders()).length,
  },
  {
    call: 'POST /api/orders/{number}/payment/',
    name: 'pay',
    ...atDelivery,
    async prepare(stage) {
      const { page, words, customer } = stage;
      await goToLastStep(stage, 'byCard');
      await placeButton(page, words).click();
      await page.waitForURL(/\/pay\//);
      await page.getByRole('button', { name: words.leave }).click();
      await page.waitForURL(/\/checkout\/result\//);
      const [order] = await customer.orders();
      // The bank returns to the shop's own address instead of the relay's.
      await openAlive(page, `${words.prefix}/checkout/result/${order?.number}`);
      await page.getByRole('button', { name: words.payAgain }).waitFor();
    },
    press: ({ page, words }) => page.getByRole('button', { name: words.payAgain }).click(),
    count: async ({ page, environment }) => (page.url().includes('/pay/') && !page.url().startsWith(environment.url) ? 1 : 0),
  },
  {
    call: 'POST /api/orders/{number}/cancel/',
    name: 'cancel an order',
    ...atOrder,
    press: ({ main, words }) => main.getByRole('button', { name: words.confirmCancel, exact: true }).click(),
    confirm: ({ page, words }) => page.getByRole('dialog').getByRole('button', { name: words.confirmCancel, exact: true }),
    count: async ({ customer }) => ((await customer.orders())[0]?.status === 'canceled' ? 1 : 0),
  },
  {
    call: 'POST /api/orders/{number}/repeat/',
    name: 'repeat an order',
    ...atOrder,
    prepare: (stage) => repeat(stage).waitFor(),
    press: (stage) => repeat(stage).click(),
    async again(stage) {
      const retry = stage.page.getByRole('dialog').getByRole('button', { name: stage.words.tryAgain });
      await ((await retry.isVisible()) ? retry : repeat(stage)).click();
    },
    count: async ({ customer }) => (await customer.cart())[PLENTIFUL] ?? 0,
  },
];
