import type { Page } from '@playwright/test';
import { addFromList, cartLink, expect, openAlive, test as shopTest, WORDS } from '../fixtures/index.ts';
import { openTrial, type Trial } from './trial.ts';

const test = shopTest.extend<object, { trial: Trial }>({
  // One development shop for all tests of the file, on the backend of the test environment.
  trial: [
    async ({ environment }, use) => {
      const trial = await openTrial(['mfe-content', '--api', environment.apiUrl]);
      await use(trial);
      await trial.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const HEADER = 'mfe-content/src/ui/page-header/view.tsx';
const TYPED = 'Когда привезёте?';

const heading = (page: Page) => page.locator('main h1');
const overlay = (page: Page) => page.locator('vitrava-problems');

/** Owners of the parts of the page with the outline. */
function outlinedBoundaries(): string[] {
  const outlined = [...document.querySelectorAll('[data-boundary] *')].filter((part) => getComputedStyle(part).outlineWidth === '5px');
  return [...new Set(outlined.map((part) => part.closest<HTMLElement>('[data-boundary]')?.dataset['boundary'] ?? ''))].sort();
}

/** Opens a page of the remote in work and half fills the form in its popup; gives the field. */
async function openHalfFilled(page: Page, { url }: Trial) {
  await page.context().addCookies([{ name: 'preloader', value: encodeURIComponent('{"hasShownPreloader":true}'), url }]);
  await page.goto(`${url}/faq`);
  await page.waitForFunction(() => {
    const builds = Reflect.get(globalThis, Symbol.for('vitrava.development.builds')) as Map<string, unknown> | undefined;
    return builds?.has('mfe-content');
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Написать нам' }).click();
  const field = page.getByRole('dialog').locator('textarea');
  await field.fill(TYPED);
  return field;
}

test.describe('npm run dev -- mfe-content', () => {
  // One after another in one worker: they share the development shop.
  test.describe.configure({ mode: 'default', timeout: 90_000 });

  test('The open page shows a saved view, keeps the typed text, and the next document contains the view', async ({ page, trial }) => {
    const field = await openHalfFilled(page, trial);
    await trial.edit(HEADER, (text) => text.replace('<h1>{title}', '<h1>{title}, saved'));
    await expect(heading(page)).toHaveText(/, saved$/);
    await expect(field).toHaveValue(TYPED);
    expect(await (await fetch(`${trial.url}/faq`, { headers: { accept: 'text/html' } })).text()).toMatch(
      /<h1>[^<]*(?:<!-- -->)?, saved<\/h1>/,
    );
  });

  test('has the released remotes alive beside the one in work', async ({ page, trial }) => {
    await openAlive(page, `${trial.url}/`);
    await addFromList(page, WORDS.ru, 0);
    await expect(cartLink(page, WORDS.ru)).toHaveAccessibleName(WORDS.ru.cartOf(1));
  });

  test('swaps a saved style sheet in place', async ({ page, trial }) => {
    const field = await openHalfFilled(page, trial);
    const sheets = await page.locator('link[rel=stylesheet]').count();
    await trial.edit('mfe-content/src/ui/page-header/view.module.css', (text) =>
      text.replace('.root {', '.root {\n  border-block-start: 7px solid;'),
    );
    await expect(heading(page).locator('..')).toHaveCSS('border-block-start-width', '7px');
    await trial.edit('mfe-content/src/ui/page-header/view.module.css', (text) => text.replace('\n  border-block-start: 7px solid;', ''));
    await expect(heading(page).locator('..')).toHaveCSS('border-block-start-width', '0px');
    await expect(field).toHaveValue(TYPED);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(sheets);
  });

  test('shows a saved word in the open page, and serves it with the next document', async ({ page, trial }) => {
    await openHalfFilled(page, trial);
    await trial.edit('mfe-content/locales/ru.json', (text) => text.replace(/"Вопросы\sи\sответы"/gu, '"Вопросы покупателей"'));
    await expect(heading(page)).toHaveText(/^Вопросы покупателей/);
    expect(await (await fetch(`${trial.url}/faq`, { headers: { accept: 'text/html' } })).text()).toContain('<h1>Вопросы покупателей');
  });

  test('The page reloads for a saved model, whose stores cannot be replaced', async ({ page, trial }) => {
    await openHalfFilled(page, trial);
    const loaded = page.waitForEvent('load');
    await trial.edit('mfe-content/src/pages/faq/model.ts', (text) => `${text}\nexport const saved = 'saved';\n`);
    await loaded;
    await expect(heading(page)).toBeVisible();
  });

  test('shows a saved change of the kit in the remote and in the frame', async ({ page, trial }) => {
    const field = await openHalfFilled(page, trial);
    await trial.edit('shared-kit/src/ui/container/view.module.css', (text) => text.replace('.root {', '.root {\n  outline: 5px solid;'));
    await expect.poll(() => page.evaluate(outlinedBoundaries)).toEqual(['mfe-content', 'shell']);
    await expect(field).toHaveValue(TYPED);
  });

  test.describe('with a mistake', () => {
    test.use({ expectedErrors: [/.*/] });

    test('A build error is shown over the page and in the terminal, and disappears with the next save', async ({ page, trial }) => {
      const field = await openHalfFilled(page, trial);
      await trial.edit(HEADER, (text) => text.replace('<h1>', '<h1>{{'));
      await expect(overlay(page)).toContainText('mfe-content does not build');
      await expect(overlay(page)).toContainText('<h1>{{');
      await expect.poll(() => trial.log.filter((line) => line.startsWith('[mfe-content]') && line.includes('<h1>{{'))).not.toEqual([]);
      await trial.edit(HEADER, (text) => text.replace('<h1>{{', '<h1>'));
      await expect(overlay(page)).toHaveCount(0);
      await expect(field).toHaveValue(TYPED);
    });

    test('names the line that threw while the server rendered', async ({ page, trial }) => {
      await trial.edit(HEADER, (text) =>
        text.replace('  return (', "  if (typeof window === 'undefined') throw new Error('thrown on purpose');\n  return ("),
      );
      // On a busy machine the save may be detected only after the first document was requested.
      await expect(async () => {
        await page.goto(`${trial.url}/faq`);
        await expect(overlay(page)).toContainText('mfe-content failed to render on the server', { timeout: 2000 });
      }).toPass();
      await expect(overlay(page)).toContainText(/page-header\/view\.tsx:\d+/);
      await expect
        .poll(() => trial.log.filter((line) => line.startsWith('[shop]') && line.includes('page-header/view.tsx:')))
        .not.toEqual([]);
      await trial.edit(HEADER, (text) => text.replace(/ {2}if \(typeof window.*\n/, ''));
      await expect(overlay(page)).toHaveCount(0);
    });
  });
});
