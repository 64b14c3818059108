import type { Page } from '@playwright/test';
import { expect, openAlive, test, tilesOf, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

const announced = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('Adding to the cart and a favourite are announced to screen readers', async ({ page }) => {
  await openAlive(page, '/');
  const tile = tilesOf(page, words).first();
  await tile.getByRole('button', { name: /^В корзину/ }).click();
  await expect(announced(page, 'Добавлено в корзину.')).toHaveCount(1);
  await tile.getByRole('button', { name: /избранное/i }).click();
  await expect(announced(page, 'Добавлено в избранное.')).toHaveCount(1);
});

test('Another order and more products are announced, and the first new product gets the focus', async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('link', { name: 'Дешевле' }).click();
  await expect(announced(page, /Показано: 24, порядок: Дешевле/)).toHaveCount(1);
  await page.getByRole('link', { name: /^Показать ещё/ }).focus();
  await page.keyboard.press('Enter');
  await expect(announced(page, /Показано: 48/)).toHaveCount(1);
  const focused = () =>
    page.evaluate(() => [...document.querySelectorAll('main ul[aria-label="Товары"] > li')].indexOf(document.activeElement as Element));
  await expect.poll(focused).toBe(24);
});

test('Back and Forward move the focus to the page and announce it', async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('banner').getByRole('link', { name: words.news }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  for (const [go, title] of [
    [() => page.goBack(), words.catalogue],
    [() => page.goForward(), words.news],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await go();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('#main')).toBeFocused();
  }
});

test('A button at the bound of an amount keeps the focus', async ({ page }) => {
  await openAlive(page, '/product/1001');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click();
  const more = page.getByRole('main').getByRole('button', { name: words.increase }).first();
  await more.focus();
  const amount = page.getByRole('main').getByRole('spinbutton').first();
  const most = Number(await amount.getAttribute('aria-valuemax'));
  await amount.fill(String(most - 1));
  await amount.press('Enter');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveValue(String(most));
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('The heart of a product can be seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAlive(page, '/');
  const heart = tilesOf(page, words)
    .first()
    .getByRole('button', { name: /избранное/i });
  const [ink, ground] = await heart.evaluate((button) => [
    getComputedStyle(button, '::before').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(ink).not.toBe(ground);
});

test('A preference for more contrast gives texts the strongest colour', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openAlive(page, '/news');
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.getPropertyValue('--color-second-text').trim(), style.getPropertyValue('--color-text').trim()];
  });
  expect(colours[0]).toBe(colours[1]);
});

test('The filters on a phone are a dialog that takes the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await openAlive(page, '/');
  const opener = page.getByRole('main').getByRole('button', { name: 'Фильтры', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});
