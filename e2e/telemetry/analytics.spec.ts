import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Child, startShop } from '../../scripts/environment/index.ts';
import { expect, openAlive, test } from '../fixtures/index.ts';

/** A tag as its maker would serve it: takes over the calls that have waited for it and reports to its own server by pictures. */
const TAG = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const waiting = window.gauge.a;
  window.gauge = (...call) => { new Image().src = origin + '/calls?call=' + encodeURIComponent(JSON.stringify(call)); };
  for (const call of waiting) window.gauge(...call);
})();`;

let tag: Server;
let tagUrl: string;
let shop: Child;
let calls: unknown[][] = [];

test.beforeAll(async ({ environment }) => {
  tag = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://tag');
    if (url.pathname === '/calls') calls.push(JSON.parse(url.searchParams.get('call') ?? '[]') as unknown[]);
    response.setHeader('content-type', url.pathname === '/tag.js' ? 'text/javascript' : 'image/gif');
    response.end(url.pathname === '/tag.js' ? TAG : Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'));
  });
  await new Promise<void>((resolve) => tag.listen(0, '127.0.0.1', resolve));
  tagUrl = `http://127.0.0.1:${(tag.address() as AddressInfo).port}/tag.js`;
  const env = { ...environment.settings, ANALYTICS_TAG_URL: tagUrl, ANALYTICS_ID: '17', ANALYTICS_GLOBAL: 'gauge' };
  shop = await startShop({ dataDir: environment.dataDir, port: 0, apiPort: 0, acquirerPort: 0, env }, environment.apiUrl);
});
test.beforeEach(() => {
  calls = [];
});
test.afterAll(async () => {
  await shop.stop();
  tag.closeAllConnections();
  await new Promise((resolve) => tag.close(resolve));
});

const hits = () => calls.filter(([, method]) => method === 'hit').map(([, , address]) => String(address).replace(shop.url, ''));

test('[P11] [P12] the tag is loaded under the policy and gets each change of route after the first page', async ({ page }) => {
  await openAlive(page, `${shop.url}/?search=Ivan+Petrov`);
  await expect.poll(() => calls.map(([id, method]) => [id, method])).toEqual([[17, 'init']]);
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await expect.poll(hits).toEqual(['/news']);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?search=/);
  await expect.poll(hits).toEqual(['/news', '/']);
  expect(JSON.stringify(calls)).not.toContain('Ivan');
});

test.describe('a tag that does not come', () => {
  test.use({ expectedErrors: [/tag\.js/] });

  test('[P11] does not disturb the shop', async ({ page }) => {
    const gone = page.waitForEvent('requestfailed', (request) => request.url() === tagUrl);
    await page.route(tagUrl, (route) => route.abort());
    await openAlive(page, shop.url);
    await gone;
    await page.getByRole('banner').getByRole('link', { name: 'Новости' }).first().click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
