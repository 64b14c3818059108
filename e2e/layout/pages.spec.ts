import { untilFrameAlive } from '../fixtures/alive.ts';
import { expect, LANGUAGES, openAlive, test, WORDS } from '../fixtures/index.ts';
import { expectSoundLayout } from './widths.ts';

const CATALOGUE = ['/', '/?search=magnesium', '/?search=ъъъъъъъъ', '/product/1001', '/product/1003', '/product/999999', '/favorites'];
const READING = ['/news', '/faq', '/about-us', '/contacts', '/legal-information', '/privacy-policy'];
const OTHERS = ['/cart', '/checkout/delivery', '/reset-password', '/account/active-orders', '/account/personal-details?register=1'];

test.use({ expectedErrors: [/status of 404/] });
test.describe.configure({ timeout: 120_000 });

for (const language of LANGUAGES) {
  const { prefix } = WORDS[language];

  for (const [kind, addresses] of Object.entries({ catalogue: CATALOGUE, reading: READING, guest: OTHERS })) {
    test(`Nothing overflows, overlaps, is clipped or collapses on the ${kind} pages at any width (${language})`, async ({ page }) => {
      for (const address of addresses) {
        await openAlive(page, `${prefix}${address}`);
        await expectSoundLayout(page, address);
      }
    });
  }

  test(`Nothing overflows, overlaps, is clipped or collapses on a page that does not exist (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/nowhere`);
    await untilFrameAlive(page);
    await expectSoundLayout(page, '/nowhere');
  });

  test(`Nothing overflows, overlaps, is clipped or collapses in any news article at any width (${language})`, async ({ page }) => {
    const sitemap = await (await page.request.get(`${prefix}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>[^<]*?((?:\/en)?\/news\/[\w-]+)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      await openAlive(page, address);
      await expectSoundLayout(page, address);
    }
  });
}
