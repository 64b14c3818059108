import { expect, LANGUAGES, test, WORDS } from '../fixtures/index.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`without scripts the cart, checkout and orders are pages that lead on (${language})`, async ({ page }) => {
    for (const address of ['/cart', '/checkout', '/checkout/delivery', '/checkout/payment', '/checkout/review', '/account/active-orders']) {
      const answer = await page.goto(`${words.prefix}${address}`);
      expect(answer?.status(), address).toBe(200);
      await expect(page.getByRole('banner'), address).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.locator('main noscript').first(), address).toBeVisible();
      await expect(page.getByRole('contentinfo'), address).toBeVisible();
    }
  });
}
