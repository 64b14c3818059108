import type { Page } from '@playwright/test';
import { expect, LANGUAGES, openAlive, test, WORDS } from '../fixtures/index.ts';

const CITY = {
  ru: { field: 'Город самовывоза', largest: 'Москва', next: 'Санкт-Петербург' },
  en: { field: 'Pickup city', largest: 'Moscow', next: 'Saint Petersburg' },
};

for (const language of LANGUAGES) {
  const { field, largest, next } = CITY[language];
  const { prefix } = WORDS[language];
  const cityOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: field });

  test(`The city of the delivery promise is chosen by keyboard, and is in the server's document from then on (${language})`, async ({
    page,
    browser,
  }) => {
    await openAlive(page, `${prefix}/product/1003`);
    await expect(cityOf(page)).toHaveValue('moscow');
    await expect(cityOf(page).locator('option:checked')).toHaveText(largest);
    await cityOf(page).focus();
    await expect(page.locator('vitrava-fragment[data-fragment="delivery-promise"]')).toHaveAttribute('data-alive', '');
    await page.keyboard.press('ArrowDown');
    await expect(cityOf(page).locator('option:checked')).toHaveText(next);
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'choice-city')?.value)
      .toBe('saint-petersburg');
    await page.reload();
    await expect(cityOf(page)).toHaveValue('saint-petersburg');
    // What the server renders for the cookie, without the program, also on the page of another product.
    const reader = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    const document = await reader.newPage();
    await document.goto(new URL(`${prefix}/product/1002`, page.url()).href);
    await expect(cityOf(document)).toHaveValue('saint-petersburg');
    await reader.close();
  });
}
