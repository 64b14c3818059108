import { PLENTIFUL } from '../../../e2e/fixtures/checkout.ts';
import { openAlive, tilesOf } from '../../../e2e/fixtures/home.ts';
import type { Action, OpenStage } from './action.ts';

const amount = async ({ customer }: OpenStage) => (await customer.cart())[PLENTIFUL] ?? 0;

const favourites = async ({ customer }: OpenStage) =>
  (await customer.call<{ results: readonly { product: unknown }[] }>('GET', 'favorites/')).results.length;

const heart = ({ main }: OpenStage) => main.getByRole('article').first().locator('button[aria-pressed="true"]');

const inCart = {
  has: 'cart line',
  at: '/cart',
  prepare: ({ main }: OpenStage) => main.getByRole('spinbutton').waitFor(),
} as const;

export const CART_ACTIONS: readonly Action[] = [
  {
    call: 'POST /api/shopping_carts/',
    name: 'add to the cart',
    at: '/',
    press: ({ page, words }) => tilesOf(page, words).first().getByRole('button', { name: words.add }).click(),
    // The line is queued; the same button would add another piece.
    async again({ page, main, words }) {
      await openAlive(page, `${words.prefix}/cart`);
      const retry = main.getByRole('button', { name: words.retry }).first();
      if (await retry.isVisible()) await retry.click();
    },
    count: async ({ customer }) => Object.values(await customer.cart()).reduce((sum, one) => sum + one, 0),
  },
  {
    call: 'PATCH /api/shopping_carts/{id}/',
    name: 'change an amount',
    ...inCart,
    press: ({ main, words }) => main.getByRole('button', { name: words.increase }).click(),
    count: async (stage) => (await amount(stage)) - 1,
  },
  {
    call: 'DELETE /api/shopping_carts/{id}/',
    name: 'remove from the cart',
    ...inCart,
    press: ({ main, words }) => main.getByRole('button', { name: words.remove }).click(),
    count: async (stage) => 1 - (await amount(stage)),
  },
  {
    call: 'DELETE /api/shopping_carts/delete_all/',
    name: 'clear the cart',
    ...inCart,
    press: ({ main, words }) => main.getByRole('button', { name: words.clear }).click(),
    confirm: ({ page, words }) => page.getByRole('dialog').getByRole('button', { name: words.clearConfirm, exact: true }),
    count: async (stage) => 1 - (await amount(stage)),
  },
  {
    call: 'POST /api/favorites/',
    name: 'add a favourite',
    at: '/',
    press: ({ page, words }) => tilesOf(page, words).first().getByRole('button', { name: words.favourite }).click(),
    count: favourites,
  },
  {
    call: 'DELETE /api/favorites/{id}/',
    name: 'remove a favourite',
    has: 'favourite',
    at: '/favorites',
    prepare: (stage) => heart(stage).waitFor(),
    press: (stage) => heart(stage).click(),
    count: async (stage) => 1 - (await favourites(stage)),
  },
];
