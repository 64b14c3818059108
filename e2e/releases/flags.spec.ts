import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FLAG_REMOTE, FLAG_WORDS } from '../fixtures/flag-remote.ts';
import { type Environment, expect, LANGUAGES, openAlive, test } from '../fixtures/index.ts';
import { releaseTeamRemote } from '../fixtures/team-remote.ts';

const sort = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off' };
const setFlags = ({ dataDir }: Environment, flags: object) =>
  writeFile(path.join(dataDir, 'releases/flags.json'), JSON.stringify({ flags }));

// A version that was withdrawn cannot be released again in the same environment.
test.describe.configure({ mode: 'serial' });

test.beforeAll(({ environment }) => releaseTeamRemote(environment, 'mfe-sorting', FLAG_REMOTE));
test.afterEach(({ environment }) => setFlags(environment, {}));
test.afterAll(async ({ environment }) => void (await environment.deliver('withdraw', 'mfe-sorting')));

for (const locale of LANGUAGES) {
  const prefix = locale === 'ru' ? '' : `/${locale}`;
  const { old, fresh, add, sale } = FLAG_WORDS[locale];

  test(`A flag that is switched changes what a page shows, from the server on, with and without scripts: ${locale}`, async ({
    environment,
    page,
    browser,
  }) => {
    const plain = await browser.newContext({ baseURL: environment.url, javaScriptEnabled: false });
    const withoutScripts = await plain.newPage();
    for (const [flags, title] of [
      [{}, `${old} 24`],
      [
        { 'new-sort': { ...sort, defaultVariant: 'on' }, 'page-size': { state: 'ENABLED', variants: { few: 12 }, defaultVariant: 'few' } },
        `${fresh} 12`,
      ],
      [{ 'new-sort': sort }, `${old} 24`],
    ] as const) {
      await setFlags(environment, flags);
      await expect(async () => {
        await withoutScripts.goto(`${prefix}/sorting`);
        await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
      }).toPass();
      await openAlive(page, `${prefix}/sorting`);
      await page.getByRole('button', { name: `${add} 0` }).click();
      await expect(page.getByRole('button', { name: `${add} 1` })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await plain.close();
  });

  test(`A document keeps its flags: a page with the same ones is shown in it, a page with others in a new document: ${locale}`, async ({
    environment,
    page,
  }) => {
    await setFlags(environment, {
      'new-sort': { ...sort, targeting: { if: [{ '==': [{ var: 'path' }, '/sorting/sale'] }, 'on', 'off'] } },
    });
    await expect(async () => {
      await openAlive(page, `${prefix}/sorting`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${old} 24`, { timeout: 1000 });
    }).toPass();
    const openSale = async (title: string, documents: number) => {
      await page.evaluate(() => document.body.setAttribute('data-first-document', ''));
      await page.getByRole('main').getByRole('link', { name: sale }).click();
      await expect(page).toHaveURL(/sale$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('body[data-first-document]')).toHaveCount(2 - documents);
      await page.goBack();
      await expect(page).toHaveURL(/sorting$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${old} 24`);
    };
    await openSale(`${fresh} 24`, 2);
    await setFlags(environment, { 'new-sort': sort });
    await expect(async () => {
      await openAlive(page, `${prefix}/sorting`);
      await openSale(`${old} 24`, 1);
    }).toPass();
  });
}

test('A split counts a visitor when a component with the flag is shown, once, by variant', async ({ environment, browser }) => {
  await setFlags(environment, {
    'new-sort': { ...sort, targeting: { fractional: [{ cat: ['sort/', { var: 'targetingKey' }] }, ['on', 1], ['off', 1]] } },
  });
  const visitors = async () => {
    const { results } = JSON.parse(await environment.deliver('experiment', 'results', 'new-sort', '--json')) as {
      readonly results: { readonly goals: readonly { readonly arms: readonly { readonly visitors: number }[] }[] };
    };
    return results.goals[0]?.arms.reduce((sum, arm) => sum + arm.visitors, 0);
  };
  const context = await browser.newContext({ baseURL: environment.url });
  const page = await context.newPage();
  // A page without the component counts nothing.
  for (const address of ['/faq', '/sorting', '/sorting/sale']) {
    await openAlive(page, address);
    await page.mouse.move(10, 10);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    if (address === '/faq') expect(await visitors()).toBe(0);
    else await expect.poll(visitors).toBe(1);
  }
  await context.close();
});
