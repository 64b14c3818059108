import { expect, type Locator } from '@playwright/test';
import { chooseFromList, goToReview, PLENTIFUL, placeButton } from '../../../../e2e/fixtures/checkout.ts';
import { openAlive } from '../../../../e2e/fixtures/home.ts';
import { placeOrder } from '../../../../e2e/fixtures/orders.ts';
import { type Action, type Ready, retryIn, type Stage } from './action.ts';

const stocks = async ({ customer }: Stage) => (await customer.call<{ results: readonly unknown[] }>('GET', 'stocks/')).results.length;

/** At the first step of the checkout, with something to order. */
async function openDelivery({ page, words, customer }: Stage): Promise<Locator> {
  await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  await openAlive(page, `${words.prefix}/checkout`);
  await page.getByRole('heading', { level: 1, name: words.choosePlace }).waitFor();
  return page.getByRole('main');
}

/** Opens the list of places; `shows` is what comes then. */
const listOfPlaces =
  (shows: (stage: Stage) => Locator) =>
  async (stage: Stage): Promise<Ready> => {
    const { page, words } = stage;
    await openDelivery(stage);
    const press = async () => {
      await page.getByRole('button', { name: words.openList }).click();
      const city = page.getByRole('combobox', { name: words.city });
      await city.selectOption({ label: words.anywhere }, { timeout: 3000 }).catch(() => undefined);
    };
    return { press, again: () => retryIn(page.getByRole('main')).click(), times: async () => Math.min(1, await shows(stage).count()) };
  };

/** Opens the map of places. */
async function mapOfPlaces(stage: Stage): Promise<Ready> {
  const { page, words } = stage;
  await openDelivery(stage);
  const press = () => page.getByRole('button', { name: words.openMap }).click();
  const map = page.getByRole('dialog', { name: words.map });
  const retry = retryIn(page.locator('body'));
  const again = async () => ((await retry.isVisible()) ? retry.click() : press());
  return { press, again, times: async () => Math.min(1, await map.getByRole('button', { name: words.pickOnMap }).count()) };
}

/** At the last step, before the button that places the order. */
async function openLastStep(stage: Stage, method: 'byCard' | 'onPickup'): Promise<void> {
  await openDelivery(stage);
  await goToReview(stage.page, stage.words, method);
  await expect(placeButton(stage.page, stage.words)).toBeEnabled();
}

export const CHECKOUT_ACTIONS: readonly Action[] = [
  {
    call: 'GET /api/pickup_cities/',
    name: 'list the cities',
    async open({ page, words, customer }) {
      await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
      const city = page.getByRole('combobox', { name: words.city });
      const press = async () => {
        await openAlive(page, `${words.prefix}/checkout/delivery`);
        const opener = page.getByRole('button', { name: words.openList });
        if (await opener.isVisible()) await opener.click();
      };
      return {
        press,
        again: () => retryIn(page.getByRole('main')).click(),
        times: async () => Math.min(1, await city.locator('option').count()),
      };
    },
  },
  {
    call: 'GET /api/pickup_points/',
    name: 'list the places',
    open: listOfPlaces(({ page, words }) => page.getByRole('button', { name: words.pickHere })),
  },
  {
    call: 'GET /api/pickup_widget/',
    name: 'open the map',
    open: mapOfPlaces,
  },
  {
    // A file that the answer of the call before names: no manifest knows it.
    call: 'GET /api/pickup_widget/{file}',
    name: 'open the map',
    open: mapOfPlaces,
  },
  {
    call: 'POST /api/stocks/',
    name: 'choose a place',
    async open(stage) {
      const { page, words } = stage;
      await openDelivery(stage);
      await page.getByRole('button', { name: words.openList }).click();
      await page.getByRole('combobox', { name: words.city }).selectOption({ label: words.anywhere });
      const pick = page.getByRole('list', { name: words.points }).getByRole('button', { name: words.pickHere }).first();
      await pick.waitFor();
      return { press: () => pick.click(), times: () => stocks(stage) };
    },
  },
  {
    call: 'PUT /api/stocks/{id}/',
    name: 'remove a saved place',
    async open(stage) {
      const { page, words } = stage;
      const main = await openDelivery(stage);
      await chooseFromList(page, words);
      await openAlive(page, `${words.prefix}/checkout/delivery`);
      const confirm = page.getByRole('dialog').getByRole('button', { name: words.confirmRemoval, exact: true });
      const press = async () => {
        await main.getByRole('button', { name: words.removePlace }).click();
        await confirm.click();
      };
      const again = async () => ((await confirm.isVisible()) ? confirm.click() : press());
      return { press, again, times: async () => 1 - (await stocks(stage)) };
    },
  },
  {
    call: 'POST /api/orders/',
    name: 'place an order',
    async open(stage) {
      const { page, words, customer } = stage;
      await openLastStep(stage, 'onPickup');
      return { press: () => placeButton(page, words).click(), times: async () => (await customer.orders()).length };
    },
  },
  {
    call: 'POST /api/orders/{number}/payment/',
    name: 'pay',
    async open(stage) {
      const { page, words, customer, environment } = stage;
      await openLastStep(stage, 'byCard');
      await placeButton(page, words).click();
      await page.waitForURL(/\/pay\//);
      await page.getByRole('button', { name: words.leave }).click();
      await page.waitForURL(/\/checkout\/result\//);
      const [order] = await customer.orders();
      // The bank leads back to the shop's own address; the visitor has another one.
      await openAlive(page, `${words.prefix}/checkout/result/${order?.number}`);
      const pay = page.getByRole('button', { name: words.payAgain });
      await pay.waitFor();
      const isAtBank = () => page.url().includes('/pay/') && !page.url().startsWith(environment.url);
      return { press: () => pay.click(), times: async () => (isAtBank() ? 1 : 0) };
    },
  },
  {
    call: 'POST /api/orders/{number}/cancel/',
    name: 'cancel an order',
    async open(stage) {
      const { page, words, customer } = stage;
      const number = await placeOrder(customer);
      await openAlive(page, `${words.prefix}/checkout/result/${number}`);
      const confirm = page.getByRole('dialog').getByRole('button', { name: words.confirmCancel, exact: true });
      const press = async () => {
        await page.getByRole('main').getByRole('button', { name: words.confirmCancel, exact: true }).click();
        await confirm.click();
      };
      const again = async () => ((await confirm.isVisible()) ? confirm.click() : press());
      return { press, again, times: async () => ((await customer.orders())[0]?.status === 'canceled' ? 1 : 0) };
    },
  },
  {
    call: 'POST /api/orders/{number}/repeat/',
    name: 'order once more',
    async open(stage) {
      const { page, words, customer } = stage;
      const number = await placeOrder(customer);
      await openAlive(page, `${words.prefix}/checkout/result/${number}`);
      const button = page.getByRole('button', { name: words.repeatOrder });
      await button.waitFor();
      const retry = page.getByRole('dialog').getByRole('button', { name: words.tryAgain });
      const again = async () => ((await retry.isVisible()) ? retry.click() : button.click());
      return { press: () => button.click(), again, times: async () => (await customer.cart())[PLENTIFUL] ?? 0 };
    },
  },
];
