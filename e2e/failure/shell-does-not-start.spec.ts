import { expect, test, WORDS } from '../fixtures/index.ts';

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
    // What has been seen is sent when the page is left.
    await page.evaluate(() => {
      navigator.sendBeacon = (_, body) => {
        document.body.dataset['sent'] = typeof body === 'string' ? body : '';
        return true;
      };
    });
    const sent = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('pagehide'));
        return document.body.dataset['sent'];
      });
    await expect.poll(sent).toContain('"type":"error","name":"window:Error"');
    await page.getByRole('banner').getByRole('link', { name: words.catalogue, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
