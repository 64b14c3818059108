import { apisNamed } from '../../scripts/browser-floor/testing/newer-apis.ts';
import { addFromList, cartLink, expect, openAlive, test, WORDS } from '../fixtures/index.ts';
import { removeApis } from './remove-apis.ts';

const words = WORDS.ru;

/** APIs newer than the browser floor that the shop or a library of it uses, or has used. */
const SINGLE: readonly (readonly string[])[] = [
  ['Promise.withResolvers'],
  ['AbortSignal.any'],
  ['AbortSignal.timeout'],
  ['URL.canParse', 'URL.parse'],
  ['Crypto.randomUUID'],
  [
    'HTMLElement.showPopover',
    'HTMLElement.hidePopover',
    'HTMLElement.togglePopover',
    'HTMLElement.popover',
    '[popover]',
    '[popovertarget]',
  ],
  ['HTMLButtonElement.commandForElement', 'HTMLButtonElement.command', '[command]', '[commandfor]'],
  ['Array.toSorted', 'Array.toSpliced', 'Array.toReversed', 'Array.with', 'Array.findLast', 'Array.findLastIndex'],
  ['URLSearchParams.size', 'HTMLFormElement.requestSubmit'],
  ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation'],
];

test.use({ viewport: { width: 375, height: 800 } });

for (const names of SINGLE) {
  test(`The shop starts, suggests, navigates, fills the cart and opens the menu without ${names.join(', ')}`, async ({ context, page }) => {
    await removeApis(context, apisNamed(names));
    await openAlive(page, '/');
    await page.getByRole('combobox', { name: words.search }).fill(words.request);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await addFromList(page, words, 0);
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.getByRole('dialog', { name: words.menu }).getByRole('link', { name: words.news }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
    await cartLink(page, words).filter({ visible: true }).first().click();
    await expect(page.getByRole('list', { name: words.lines }).getByRole('listitem')).toHaveCount(1);
    expect(await page.evaluate(() => 'isFirst' in window), 'it is still the first document').toBe(true);
  });
}
