import { PLENTIFUL } from '../../../../e2e/fixtures/checkout.ts';
import { openAlive, tilesOf } from '../../../../e2e/fixtures/home.ts';
import type { Action, Stage } from './action.ts';

const amountOf = async ({ customer }: Stage, product: number) => (await customer.cart())[product] ?? 0;

async function openCart({ page, words, customer }: Stage, amount = 1) {
  await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount });
  await openAlive(page, `${words.prefix}/cart`);
  const main = page.getByRole('main');
  await main.getByRole('spinbutton').waitFor();
  return main;
}

const favourites = async ({ customer }: Stage) =>
  (await customer.call<{ results: readonly { product: unknown }[] }>('GET', 'favorites/')).results.length;

export const CART_ACTIONS: readonly Action[] = [
  {
    call: 'POST /api/shopping_carts/',
    name: 'add to the cart',
    async open(stage) {
      const { page, words, customer } = stage;
      await openAlive(page, `${words.prefix}/`);
      const tile = tilesOf(page, words).first();
      const times = async () => Object.values(await customer.cart()).reduce((sum, one) => sum + one, 0);
      // It waits in the cart, as the shop says; to press the same button again is to ask for one more.
      const again = async () => {
        await openAlive(page, `${words.prefix}/cart`);
        const retry = page.getByRole('main').getByRole('button', { name: words.retry });
        if (await retry.first().isVisible()) await retry.first().click();
      };
      return { press: () => tile.getByRole('button', { name: words.add }).click(), again, times };
    },
  },
  {
    call: 'PATCH /api/shopping_carts/{id}/',
    name: 'change an amount',
    async open(stage) {
      const main = await openCart(stage);
      const press = () => main.getByRole('button', { name: stage.words.increase }).click();
      return { press, times: async () => (await amountOf(stage, PLENTIFUL)) - 1 };
    },
  },
  {
    call: 'DELETE /api/shopping_carts/{id}/',
    name: 'remove from the cart',
    async open(stage) {
      const main = await openCart(stage);
      const press = () => main.getByRole('button', { name: stage.words.remove }).click();
      return { press, times: async () => 1 - (await amountOf(stage, PLENTIFUL)) };
    },
  },
  {
    call: 'DELETE /api/shopping_carts/delete_all/',
    name: 'clear the cart',
    async open(stage) {
      const { page, words } = stage;
      const main = await openCart(stage);
      const press = async () => {
        await main.getByRole('button', { name: words.clear }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.clearConfirm, exact: true }).click();
      };
      const question = page.getByRole('dialog').getByRole('button', { name: words.clearConfirm, exact: true });
      const again = async () => ((await question.isVisible()) ? question.click() : press());
      return { press, again, times: async () => 1 - (await amountOf(stage, PLENTIFUL)) };
    },
  },
  {
    call: 'POST /api/favorites/',
    name: 'make a favourite',
    async open(stage) {
      const { page, words } = stage;
      await openAlive(page, `${words.prefix}/`);
      const heart = tilesOf(page, words).first().getByRole('button', { name: words.favourite });
      return { press: () => heart.click(), times: () => favourites(stage) };
    },
  },
  {
    call: 'DELETE /api/favorites/{id}/',
    name: 'drop a favourite',
    async open(stage) {
      const { page, words, customer } = stage;
      await customer.call('POST', 'favorites/', { product: PLENTIFUL });
      await openAlive(page, `${words.prefix}/favorites`);
      const heart = page.getByRole('main').getByRole('article').first().locator('button[aria-pressed="true"]');
      await heart.waitFor();
      return { press: () => heart.click(), times: async () => 1 - (await favourites(stage)) };
    },
  },
];
