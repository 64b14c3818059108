import { expect, expectAccessible, type Page, showGallery, test } from './fixtures.ts';

/** What the gallery's dialogs and their buttons are called. */
const T = {
  small: 'Небольшое окно',
  busy: 'Занято другим делом',
  long: 'Длинный текст',
  bare: 'Без кнопок',
  form: 'Форма',
  stacked: 'Окно над окном',
  deeper: 'Ещё выше',
  vanishing: 'Кнопка, которая исчезнет',
  leaving: 'Окно, которое исчезнет само',
} as const;

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function open(page: Page, name: string, title: string | RegExp = name) {
  await opener(page, name).click();
  const dialog = dialogOf(page, title);
  await expect(dialog).toHaveAttribute('data-state', 'open');
  return dialog;
}

test.beforeEach(async ({ page }) => {
  await showGallery(page, { only: 'dialog' });
});

test('[K22] keeps the focus within, at both ends', async ({ page }) => {
  const dialog = await open(page, T.form, 'Вход');
  await expect(dialog.getByLabel('Электронная почта')).toBeFocused();
  for (const key of [...Array.from({ length: 8 }, () => 'Tab'), ...Array.from({ length: 9 }, () => 'Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== element)).toBe(true);
  }
});

test('[K23] closes by Escape, by a click outside and by its button, and gives the focus back', async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(width - 8, height - 8),
    () => dialogOf(page, T.small).getByRole('button', { name: 'Закрыть' }).click(),
    () => dialogOf(page, T.small).getByRole('button', { name: 'Отмена' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    const dialog = await open(page, T.small);
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener(page, T.small)).toBeFocused();
  }
});

test('[K23] stays when a press that began within ends outside', async ({ page }) => {
  const dialog = await open(page, T.form, 'Вход');
  await dialog.getByLabel('Электронная почта').hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialog).toHaveAttribute('data-state', 'open');
});

test('[K23] has nothing to press when it is given no button, and still closes', async ({ page }) => {
  const dialog = await open(page, T.bare);
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[K24] The dialog cannot be confirmed while the shop is busy with another action', async ({ page }) => {
  const dialog = await open(page, T.busy);
  await expect(dialog.getByRole('button', { name: 'Войти' })).toBeDisabled();
});

test('[K25] stacks three levels, and Escape closes only the one on top', async ({ page }) => {
  const first = await open(page, T.stacked, 'Уровень 1');
  await first.getByRole('button', { name: T.deeper }).click();
  const second = dialogOf(page, 'Уровень 2');
  await second.getByRole('button', { name: T.deeper }).click();
  const third = dialogOf(page, 'Уровень 3');
  await expect(third).toHaveAttribute('data-state', 'open');
  const layers = await page.locator('dialog[open]').evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex));
  expect(layers).toEqual(['1000', '1002', '1004']);

  await page.keyboard.press('Escape');
  await expect(third).toBeHidden();
  await expect(second.getByRole('button', { name: T.deeper })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await expect(first.getByRole('button', { name: T.deeper })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(opener(page, T.stacked)).toBeFocused();
});

test('finds a place for the focus when the button that opened it is gone', async ({ page }) => {
  const dialog = await open(page, T.vanishing);
  await dialog.getByRole('button', { name: 'Убрать кнопку' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-around="opener"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener(page, T.leaving)).toBeFocused();
});

test('gives the focus back when it is taken off the page while open', async ({ page }) => {
  const dialog = await open(page, T.leaving);
  await dialog.getByRole('button', { name: 'Убрать окно' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener(page, T.leaving)).toBeFocused();
});

test('[K22] ends as the last of several quick openings and closings left it', async ({ page }) => {
  const dialog = page.locator('dialog').filter({ hasText: T.small });
  for (let round = 0; round < 4; round += 1) {
    await opener(page, T.small).press('Enter');
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener(page, T.small)).toBeFocused();
  await opener(page, T.small).press('Enter');
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await expect(dialog).toHaveCSS('opacity', '1');
});

test('The dialog opens and closes without motion when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await open(page, T.small);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('reads long text from its beginning, scrolls it within and by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const dialog = await open(page, T.long, new RegExp(`^${T.long}`));
  const content = dialog.locator('[data-dialog-content]');
  await expect(content).toBeFocused();
  await expect(content).toHaveAttribute('tabindex', '0');
  for (const part of [dialog.getByRole('button', { name: 'Закрыть' }), dialog.getByRole('button', { name: 'Войти' })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect((await content.boundingBox())?.height).toBeGreaterThan(120);
  await page.keyboard.press('End');
  await expect(dialog.getByRole('link')).toBeInViewport();
  await expect(dialog.getByRole('heading')).toBeInViewport();
});

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 375],
] as const) {
  test(`has no violation in any of its looks (${locale}, ${width} px)`, async ({ page }, info) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 812 });
    await showGallery(page, { locale, only: 'dialog' });
    const openers = page.locator('main button[aria-haspopup="dialog"]');
    const names = await openers.allTextContents();
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      await opener(page, name).click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog).toHaveAttribute('data-state', 'open');
      await expectAccessible(page);
      await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}
