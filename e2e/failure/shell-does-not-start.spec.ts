import { expect, keepBeacons, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test.describe('a shop that does not start in the browser', () => {
  test.use({ expectedErrors: [/The shop did not start in the browser/] });

  test('[E22] logs it, records it as an error of the shop, and leaves a page that can be read and travelled', async ({ page }) => {
    await page.route('**/cart', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<div id="shell-overlays"></div>', '') });
    });
    const reporter = page.waitForResponse((answer) => /\/telemetry\.js$/.test(answer.url()));
    await page.goto('/cart');
    await reporter;
    const sent = await keepBeacons(page);
    await expect.poll(sent).toContain('"type":"error","name":"window:Error"');
    await page.getByRole('banner').getByRole('link', { name: words.catalogue, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
