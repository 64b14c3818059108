import { addFromList, cartLink, deviceCart, expect, loginOf, openAlive, test, tilesOf, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test('[S2] A guest searches, chooses a category, fills a cart and reads, without a prompt to sign in', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:users|favorites|shopping_carts|orders|stocks)\//.test(request.url())) requested.push(request.url());
  });
  await openAlive(page, '/?search=магний');
  await expect(tilesOf(page, words).first()).toBeVisible();
  await openAlive(page, '/');
  const { id, name } = await addFromList(page, words, 0);
  await tilesOf(page, words).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const address of ['/news', '/faq', '/about-us', '/contacts', '/legal-information', '/privacy-policy']) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
  expect(await deviceCart(page)).toEqual({ [id]: 1 });
  await expect(loginOf(page, words)).toHaveCount(0);
  expect(requested).toEqual([]);
});
