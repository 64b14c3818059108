import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, expect, LANGUAGES, openAlive, test } from '../fixtures/index.ts';
import { releaseTeamRemote } from '../fixtures/team-remote.ts';

const words = (title: string, old: string, fresh: string, add: string) =>
  JSON.stringify({ routes: { sorting: title, sale: title }, title, old, fresh, add });
const page = (name: string) => ({
  [`src/pages/${name}/model.ts`]: `
    import { $flag } from '@vitrava/shared-kit/flags/model';
    import { createEvent, createStore } from 'effector';
    export const opened = createEvent<unknown>();
    export const $head = createStore({ title: 'Sorting' });
    export const $size = $flag('page-size', 24);
  `,
  [`src/pages/${name}/index.ts`]: `
    import { definePage } from '@vitrava/shared-kit/mount/route';
    import { $head, opened } from './model.ts';
    import { SortingView } from './view.tsx';
    export const page = definePage({ View: SortingView, opened, $head, state: [] });
  `,
  [`src/pages/${name}/view.tsx`]: `
    import { $locale } from '@vitrava/shared-kit/bus/shell';
    import { localizePath } from '@vitrava/shared-kit/contracts/locale';
    import { useFlag } from '@vitrava/shared-kit/flags/react';
    import { useTranslation } from '@vitrava/shared-kit/i18n';
    import { useUnit } from 'effector-react';
    import { useState } from 'react';
    import { $size } from './model.ts';
    export function SortingView() {
      const { t } = useTranslation();
      const isNew = useFlag('new-sort', false);
      const { size, locale } = useUnit({ size: $size, locale: $locale });
      const [count, setCount] = useState(0);
      return (
        <div>
          <h1>{t(isNew ? 'fresh' : 'old')} {size}</h1>
          <button type="button" onClick={() => setCount(count + 1)}>{t('add')} {count}</button>
          <a href={localizePath('/sorting/sale', locale)}>{t('title')}</a>
        </div>
      );
    }
  `,
});

/** Reads one flag in a component and one in a model, on two pages. */
const SORTING = {
  'remote.manifest.json': JSON.stringify({
    name: 'mfe-sorting',
    contracts: { mount: 2, bus: 5, api: 1 },
    flags: { 'new-sort': 'boolean', 'page-size': 'number' },
  }),
  'locales/ru.json': words('Распродажа', 'Старый порядок', 'Новый порядок', 'Прибавить'),
  'locales/en.json': words('Sale', 'Old order', 'New order', 'Add'),
  'src/pages/sorting/route.json': '{ "path": "/sorting" }',
  'src/pages/sale/route.json': '{ "path": "/sorting/sale" }',
  ...page('sorting'),
  ...page('sale'),
};
const TEXTS = {
  ru: { old: 'Старый порядок', fresh: 'Новый порядок', add: 'Прибавить', sale: 'Распродажа' },
  en: { old: 'Old order', fresh: 'New order', add: 'Add', sale: 'Sale' },
} as const;

const sort = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off' };
const setFlags = ({ dataDir }: Environment, flags: object) =>
  writeFile(path.join(dataDir, 'releases/flags.json'), JSON.stringify({ flags }));

test.beforeAll(({ environment }) => releaseTeamRemote(environment, 'mfe-sorting', SORTING));
test.afterEach(({ environment }) => setFlags(environment, {}));
test.afterAll(async ({ environment }) => void (await environment.deliver('withdraw', 'mfe-sorting')));

for (const locale of LANGUAGES) {
  const prefix = locale === 'ru' ? '' : `/${locale}`;
  const { old, fresh, add, sale } = TEXTS[locale];

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

  test(`A soft navigation brings the flags of the next page: ${locale}`, async ({ environment, page }) => {
    await setFlags(environment, {
      'new-sort': { ...sort, targeting: { if: [{ '==': [{ var: 'path' }, '/sorting/sale'] }, 'on', 'off'] } },
    });
    await expect(async () => {
      await openAlive(page, `${prefix}/sorting`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${old} 24`, { timeout: 1000 });
    }).toPass();
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await page.getByRole('main').getByRole('link', { name: sale }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${fresh} 24`);
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${old} 24`);
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
