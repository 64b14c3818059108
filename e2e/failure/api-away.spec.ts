import { expect, LANGUAGES, test, tilesOf, WORDS } from '../fixtures/index.ts';

test.use({ expectedErrors: [/status of 50[0-9]/] });
test.afterEach(({ environment }) => environment.startApi());

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`[E1] Without the API pages show a failure and a retry, which works when the API is back (${language})`, async ({
    environment,
    page,
  }) => {
    await environment.stopApi('kill');
    for (const address of ['/', '/product/1001', '/news', '/faq', '/about-us', '/privacy-policy']) {
      let requested = 0;
      // A page may be made of an earlier response of the API to the test, for as long as the API allows: ten seconds at
      // most.
      await expect(async () => {
        requested += 1;
        const answer = await page.goto(`${words.prefix}${address}?away=${language}-${requested}`);
        expect(answer?.status(), address).toBeGreaterThanOrEqual(500);
      }).toPass({ timeout: 15_000 });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: words.retry }).first(), address).toBeVisible();
    }
    await page.goto(`${words.prefix}/?away=${language}-once-more`);
    await environment.startApi();
    const retry = page.getByRole('main').getByRole('button', { name: words.retry });
    // An API that has only just begun may be too slow for the first press, or answer it late.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 2000 });
      await expect(tilesOf(page, words)).toHaveCount(24, { timeout: 3000 });
    }).toPass();
    expect((await page.reload())?.status()).toBe(200);
  });
}
