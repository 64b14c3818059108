import { expect, LANGUAGES, openAlive, test, WORDS } from '../fixtures/index.ts';

const MINIMUM_TOUCH_PX = 44;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: { width: 375, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

    test('The buy button of a product stays in sight from the top of the page to its end', async ({ page }) => {
      await openAlive(page, `${words.prefix}/product/1003`);
      const button = page.getByRole('main').getByRole('button', { name: words.add }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      // Nothing covers it, not even the notice of a first visit.
      await button.click();
      await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1');
    });

    test('A press on the text of a filter applies it, and the filters stay open', async ({ page }) => {
      await openAlive(page, `${words.prefix}/?search=omega`);
      await page.getByRole('button', { name: words.filters }).click();
      const filters = page.locator('[popover]:popover-open');
      await filters.locator('label').nth(1).getByText(/\p{L}/u).first().click();
      await expect(page).toHaveURL(/discount=true/);
      await expect(filters.getByRole('checkbox').nth(1)).toBeChecked();
      await expect(filters).toBeVisible();
    });

    test('Every row of the filters is at least 44 px high', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      await page.getByRole('button', { name: words.filters }).click();
      const labels = page.locator('[popover]:popover-open label');
      await expect(labels.first()).toBeVisible();
      const heights = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(MINIMUM_TOUCH_PX);
    });
  });
}
