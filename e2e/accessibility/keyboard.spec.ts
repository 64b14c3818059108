import { cartLink, expect, expectFocusSeen, openAlive, tabTo, test, tilesOf, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test('a shopper walks by keyboard alone from the header over search and product into the cart', async ({ page }) => {
  await openAlive(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await tabTo(page, 'Поиск по каталогу');
  await page.keyboard.type('магний');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('магний');
  await expect(page.getByRole('combobox', { name: words.search })).toHaveValue('магний');

  const link = tilesOf(page, words).first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await tabTo(page, name);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, `В корзину: ${name}`);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
});

test('a popup keeps the focus inside, and gives it back when it closes', async ({ page }) => {
  await openAlive(page, '/news');
  const opener = page.getByRole('banner').getByRole('link', { name: words.signIn });
  await opener.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: words.login });
  await expect(popup.getByLabel(words.email)).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
});
