import type { Page } from '@playwright/test';
import { expect, LANGUAGES, openAlive, test, WORDS } from '../fixtures/index.ts';

const TRAIL = { ru: 'Вы здесь', en: 'You are here' } as const;

for (const language of LANGUAGES) {
  const { prefix } = WORDS[language];

  test.describe(`the trail (${language})`, () => {
    test('[R19] Each page below another has breadcrumbs once, from the server, and once in the data for search engines', async ({
      page,
      request,
    }) => {
      for (const address of ['/product/1001', '/?category=vitamins', '/cart', '/favorites', '/account/active-orders']) {
        const html = await (await request.get(`${prefix}${address}`)).text();
        expect(html.split(`aria-label="${TRAIL[language]}"`).length - 1, address).toBe(1);
        expect(html.split('"BreadcrumbList"').length - 1, address).toBe(1);
      }
      await openAlive(page, `${prefix}/product/1001`);
      await expect(trailOf(page, language)).toHaveCount(1);
    });

    test('[N2] leads from an article back to the news', async ({ page }) => {
      await openAlive(page, `${prefix}/news`);
      await expect(trailOf(page, language)).toHaveCount(0);
      await page.locator(`main a[href^="${prefix}/news/"]`).first().click();
      await expect(page).toHaveURL(/\/news\/[\w-]+$/);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(trailOf(page, language).locator('[aria-current="page"]')).toHaveText(title ?? '');
      await trailOf(page, language).getByRole('link', { name: WORDS[language].news }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/news$`));
      await expect(trailOf(page, language)).toHaveCount(0);
    });
  });
}

test('the trail follows soft navigations from a product up to its category', async ({ page }) => {
  await openAlive(page, '/product/1001');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const step = trailOf(page, 'ru').getByRole('link').last();
  const category = (await step.textContent()) ?? '';
  await step.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await expect(trailOf(page, 'ru').locator('[aria-current="page"]')).toHaveText(category);
  await expect(trailOf(page, 'ru')).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

function trailOf(page: Page, language: keyof typeof TRAIL) {
  return page.getByRole('navigation', { name: TRAIL[language] });
}
