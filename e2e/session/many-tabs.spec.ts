import type { Page } from '@playwright/test';
import { chanceFrom } from '../fixtures/chance.ts';
import { type Customer, expect, loginOf, signInByPopup, test, WORDS } from '../fixtures/index.ts';
import { type RefreshOutcome, shortenTokens } from '../fixtures/short-tokens.ts';

const words = WORDS.ru;
const TABS = 10;
const isProof = process.env['VITRAVA_PROOF'] === '1';
const STEPS = isProof ? 200 : 12;
const SEED = Number(process.env['VITRAVA_SEED'] ?? (isProof ? Date.now() % 1_000_000 : 2026));

// What a failing network makes the browser print, and a read that crosses a sign-out.
test.use({ expectedErrors: [/ERR_FAILED|status of (?:429|503) .*\/token\/refresh\/|status of 401 .*\/api\/(?!token)/] });

test(`[S5] [S6] [S8] [S10] ${TABS} tabs agree on the customer through refreshes, sign-outs and faults of the network`, async ({
  page,
  context,
  customer,
  another,
}, { annotations }) => {
  test.setTimeout(isProof ? 30 * 60_000 : 90_000);
  process.stdout.write(`Chance of the tabs: VITRAVA_SEED=${SEED}\n`);
  annotations.push({ type: 'seed', description: String(SEED) });
  const chance = chanceFrom(SEED);
  const tokens = await shortenTokens(context);
  const tabs: [Page, ...Page[]] = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
  const expected = { who: null as Customer | null, loads: 0, signIns: 0 };

  const load = async (tab: Page): Promise<void> => {
    expected.loads += 1;
    await tab.goto(chance.of(['/account/personal-details', '/account/active-orders', '/cart']));
  };
  const outcome = (): RefreshOutcome => chance.of(['works', 'is away', 'is throttled', 'fails', 'is slow']);

  /** The network works again, and every tab is notified; then all must agree with the shoppers' actions. */
  const expectAgreement = async (): Promise<void> => {
    tokens.outcome = 'works';
    for (const tab of tabs) {
      await tab.evaluate(() => dispatchEvent(new Event('online')));
    }
    for (const tab of tabs) {
      const banner = tab.getByRole('banner');
      await expect(banner.getByRole('link', { name: expected.who === null ? words.signIn : words.account })).toBeVisible();
      await expect.poll(() => customersIn(tab, [customer, another]), `in ${tab.url()}`).toEqual(shownBy(tab, expected.who));
    }
  };

  const signInAs = async (tab: Page, comer: Customer): Promise<void> => {
    tokens.outcome = 'works';
    expected.loads += 1;
    await tab.goto('/account/active-orders');
    await expect(loginOf(tab, words)).toBeVisible();
    await signInByPopup(tab, words, comer);
    expected.who = comer;
    expected.signIns += 1;
  };

  const signOut = async (tab: Page): Promise<void> => {
    expected.loads += 1;
    await tab.goto('/account/personal-details');
    await tab.evaluate(() => dispatchEvent(new Event('online')));
    await tab.getByRole('main').getByRole('button', { name: words.signOut }).click();
    expected.who = null;
  };

  await Promise.all(tabs.map(load));
  await signInAs(chance.of(tabs), customer);
  for (let step = 0; step < STEPS; step += 1) {
    const act = chance.below(10);
    if (act < 6) {
      tokens.outcome = outcome();
      await Promise.all(
        Array.from({ length: 1 + chance.below(3) }, () => chance.of(tabs))
          .filter(isFirst)
          .map(load),
      );
    } else if (act < 7) {
      tokens.outcome = outcome();
      for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('online')));
    } else if (expected.who === null) {
      await expectAgreement();
      await signInAs(chance.of(tabs), chance.of([customer, another]));
    } else if (act < 8) {
      await expectAgreement();
      tokens.outcome = chance.of(['works', 'is slow']);
      await signOut(chance.of(tabs));
    }
  }
  await expectAgreement();

  expect(expected.signIns).toBeGreaterThan(0);
  // One for each page at most that was loaded or waked, never a loop.
  process.stdout.write(`${tokens.refreshes()} refreshes in ${expected.loads} loads of ${TABS} tabs, ${expected.signIns} sign-ins\n`);
  expect(tokens.refreshes()).toBeLessThan(3 * expected.loads + TABS * STEPS);
});

function isFirst(tab: Page, index: number, all: readonly Page[]): boolean {
  return all.indexOf(tab) === index;
}

/** Whose address a tab shows, of these. */
async function customersIn(tab: Page, customers: readonly Customer[]): Promise<readonly string[]> {
  const text = (await tab.getByRole('main').textContent()) ?? '';
  return customers.map(({ email }) => email).filter((email) => text.includes(email));
}

function shownBy(tab: Page, who: Customer | null): readonly string[] {
  return who !== null && tab.url().includes('/personal-details') ? [who.email] : [];
}
