import { expect, expectAccessible, test } from '../fixtures/index.ts';

test.describe('the frame', () => {
  test('[R1] answers a page in Russian, and in English under /en', async ({ page }) => {
    const russian = await page.goto('/news');
    expect(russian?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
    const english = await page.goto('/en/news');
    expect(english?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.locator('main h1')).toHaveText('News');
  });

  test('[H7] has a header and a footer around the page', async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('allows no unsafe script or style, and needs none', async ({ page }) => {
    const answer = await page.goto('/news');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('has no accessibility violation', async ({ page }) => {
    await page.goto('/news');
    await expectAccessible(page);
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('[E1] is answered with 404 inside the frame', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('Страница не найдена');
    await expect(page.getByRole('main')).toContainText('/no-such-page');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
