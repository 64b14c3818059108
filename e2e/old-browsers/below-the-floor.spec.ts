import type { Page } from '@playwright/test';
import { expect, LANGUAGES, openAlive, test, tilesOf, WORDS } from '../fixtures/index.ts';

const NOTICE = { ru: /Ваш браузер устарел/, en: /Your browser is out of date/ } as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`In browsers below the minimum pages can be read and searched, and state that buying needs a newer browser (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    await page.goto(`${words.prefix}/`);
    await dropLayers(page);
    await expect(page.getByText(NOTICE[language])).toBeVisible();
    await page.getByRole('combobox', { name: words.search }).fill(words.request);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
    const link = tilesOf(page, words).first().getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await dropLayers(page);
    await expect(page.getByText(NOTICE[language])).toBeVisible();
    expect(await page.locator('script[src*="/releases/shell/"]').count(), 'only the starter was asked for').toBe(1);
  });

  test(`A supported browser does not show the note for old browsers (${language})`, async ({ page }) => {
    await openAlive(page, `${words.prefix}/`);
    await expect(page.getByText(NOTICE[language])).toBeHidden();
  });
}

/** A browser without cascade layers ignores such rules. */
async function dropLayers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { cssRules, ownerNode } of document.styleSheets) {
      const place = [...cssRules].findIndex(({ cssText }) => cssText.startsWith('@layer'));
      if (place !== -1) (ownerNode as HTMLLinkElement).sheet?.deleteRule(place);
    }
  });
}
