import { expect, openAlive, test, tilesOf, untilAlive, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test.use({ expectedErrors: [/ERR_FAILED|did not load|did not start|mfe-catalog/] });

test('[E23] texts of a remote that do not load are logged; its page comes as a document, with a retry that brings them', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const texts = '**/releases/mfe-catalog/**/*locales__ru*';
  await openAlive(page, '/news');
  await page.route(texts, (route) => route.abort());
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.catalogue }).click();
  const failure = page.locator('[data-failure-of]');
  await expect(failure.getByRole('button', { name: words.retry })).toBeVisible();
  expect(warnings.join('\n')).toContain('Texts of mfe-catalog (ru) did not load');
  await expect(tilesOf(page, words)).toHaveCount(24);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(texts);
  await failure.getByRole('button', { name: words.retry }).click();
  await expect(failure).toHaveCount(0);
  await untilAlive(page);
});

test('[E23] texts of the frame that do not load are logged, and the page stays readable and its links work', async ({ page }) => {
  const warnings: string[] = [];
  let loads = 0;
  page.on('console', (message) => warnings.push(message.text()));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route('**/releases/shell/**/locale-ru.*', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => warnings.filter((text) => text.includes('Texts of the shell (ru) did not load')).length).toBe(2);
  // One reload, and then no more.
  expect(loads).toBe(2);
  await expect(page.getByRole('banner').getByRole('link', { name: words.cart })).toBeVisible();
  await expect(tilesOf(page, words)).toHaveCount(24);
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
});
