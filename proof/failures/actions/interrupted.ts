import { expect, type Locator, type Page } from '@playwright/test';
import { expectResult, PLENTIFUL, placeButton } from '../../../e2e/fixtures/checkout.ts';
import { openAlive } from '../../../e2e/fixtures/home.ts';
import type { Words } from '../../../e2e/fixtures/words.ts';
import type { Visitor } from '../observe/visitor.ts';
import type { Activity } from './shopping.ts';

/** The steps from the first page of the checkout to the order. */
const STEPS = ['list', 'point', 'payment', 'review', 'order'] as const;
type Step = (typeof STEPS)[number];

/** What a step does, and the element that shows its result. */
const CHECKOUT: Readonly<Record<Step, (page: Page, words: Words) => { readonly act: () => Promise<void>; readonly result: Locator }>> = {
  list: (page, words) => ({
    act: () => page.getByRole('button', { name: words.openList }).click(),
    result: page.getByRole('combobox', { name: words.city }),
  }),
  point: (page, words) => ({
    async act() {
      await page.getByRole('combobox', { name: words.city }).selectOption({ label: words.anywhere });
      const point = page.getByRole('list', { name: words.points }).getByRole('listitem').filter({ hasText: words.anywhere });
      await point.getByRole('button', { name: words.pickHere }).first().click();
    },
    result: page.getByRole('group', { name: words.savedPlaces }).getByRole('radio', { checked: true }),
  }),
  payment: (page, words) => ({
    act: () => page.getByRole('button', { name: words.next }).click(),
    result: page.getByRole('heading', { level: 1, name: words.choosePayment }),
  }),
  review: (page, words) => ({
    async act() {
      const radio = page.getByRole('radio', { name: words.onPickup });
      // The card is the label, which covers its radio button.
      await page.locator('label').filter({ has: radio }).click();
      await expect(radio).toBeChecked();
      await page.getByRole('button', { name: words.next }).click();
    },
    result: page.getByRole('heading', { level: 1, name: words.review }),
  }),
  order: (page, words) => ({
    act: () => placeButton(page, words).click(),
    result: page.getByRole('heading', { level: 1, name: words.placed }),
  }),
};

/** A fault at a step of the checkout. `end`: what ends it: the message of the shop, time, or a reload. */
interface Interruption {
  readonly name: string;
  readonly at: Step;
  readonly fault: 'offline' | 'response lost';
  readonly end: 'message' | 'soon' | 'reload' | 'itself';
}

const INTERRUPTIONS: readonly Interruption[] = [
  { name: 'offline at the list of points', at: 'list', fault: 'offline', end: 'message' },
  { name: 'offline after the point was chosen', at: 'payment', fault: 'offline', end: 'message' },
  { name: 'offline at the payment', at: 'review', fault: 'offline', end: 'message' },
  { name: 'offline at the order button', at: 'order', fault: 'offline', end: 'message' },
  { name: 'online again while the order is sent', at: 'order', fault: 'offline', end: 'soon' },
  { name: 'response lost', at: 'order', fault: 'response lost', end: 'itself' },
  { name: 'response lost, then reloaded', at: 'order', fault: 'response lost', end: 'reload' },
];

const ORDERS = /\/api\/orders\/$/;
/** The shop repeats a request for some time before it shows a message. */
const MESSAGE_WITHIN_MS = 60_000;
const SOON_MS = 2000;
/** A step that has not changed within this time waits for the connection. */
const WAITS_MS = 10_000;
const PRESSES = 3;

/** The order is placed once in spite of the fault. */
export const INTERRUPTED_CHECKOUTS: readonly Activity[] = INTERRUPTIONS.map((interruption) => ({
  name: interruption.name,
  async run({ visitor, words, customer }) {
    const { page, signIn } = visitor;
    await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
    await signIn(customer);
    await openAlive(page, `${words.prefix}/checkout`);
    let outcome = '';
    for (const step of STEPS) {
      const { act, result } = CHECKOUT[step](page, words);
      if (step === interruption.at) outcome = await interrupt(visitor, words, interruption);
      else await act();
      await expect(result).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
    }
    const number = await expectResult(page, words.placed);
    expect((await customer.orders()).map((order) => order.number)).toEqual([number]);
    return outcome;
  },
}));

/** Does the step during the fault, ends the fault, and repeats the step if the shop requests it. */
async function interrupt({ page, context, relay }: Visitor, words: Words, { at, fault, end }: Interruption): Promise<string> {
  const { act, result } = CHECKOUT[at](page, words);
  const matches = (method: string, path: string) => method === 'POST' && ORDERS.test(path);
  if (fault === 'offline') await context.setOffline(true);
  else relay.inject({ fault: { type: 'response lost', ms: 0 }, matches, isOnce: true });
  const banner = page.getByRole('status').filter({ hasText: words.offline });
  if (fault === 'offline') await expect(banner).toBeVisible();
  await act();
  const retry = page.getByRole('main').getByRole('button', { name: words.retry });
  const message = at === 'order' ? page.getByText(words.noAnswer) : page.getByRole('main').getByRole('alert').or(retry);
  let outcome = 'done by itself';
  if (end === 'message') {
    const withinMs = at === 'payment' || at === 'review' ? WAITS_MS : MESSAGE_WITHIN_MS;
    const isAnswered = await message
      .or(result)
      .first()
      .waitFor({ timeout: withinMs })
      .then(
        () => true,
        () => false,
      );
    // A step whose code is not loaded waits for the connection (decision 084).
    if (!isAnswered) await expect(banner).toBeVisible();
    outcome = !isAnswered
      ? 'waits, then done by itself'
      : (await result.isVisible())
        ? 'done without a connection'
        : 'a message, then done';
  }
  if (end === 'soon') await page.waitForTimeout(SOON_MS);
  if (end === 'reload') {
    await expect.poll(() => relay.requests.some(({ isFaulty, endedAt }) => isFaulty && endedAt !== null)).toBe(true);
    await page.reload();
    await expect(placeButton(page, words).or(result).first()).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
  }
  await context.setOffline(false);
  const mustRepeat = end === 'reload' || outcome === 'a message, then done';
  // Several parts of a step may have failed.
  const isFailed = async () => (await retry.count()) > 0 || !(await result.isVisible());
  for (let presses = 0; mustRepeat && presses < PRESSES && (await isFailed()); presses += 1) {
    if (await retry.first().isVisible()) await retry.first().click();
    else await act();
    await result.waitFor({ timeout: WAITS_MS }).catch(() => undefined);
  }
  return outcome;
}
