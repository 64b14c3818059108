import { expect, LANGUAGES, openAlive, test, WORDS } from '../fixtures/index.ts';
import { expectSoundLayout } from './widths.ts';

test.describe.configure({ timeout: 120_000 });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`Nothing overflows, overlaps, is clipped or collapses in menus and popups at any width (${language})`, async ({ page }) => {
    const field = page.getByRole('banner').getByRole('combobox', { name: words.search });
    await openAlive(page, `${words.prefix}/faq`);
    await field.fill(language === 'ru' ? 'вит' : 'vit');
    await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
    await expectSoundLayout(page, 'suggestions');
    await page.getByRole('contentinfo').getByRole('link', { name: words.contactUs }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectSoundLayout(page, 'contact form');
    await page.keyboard.press('Escape');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Telegram/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSoundLayout(page, 'question before another site');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.menu })).toBeVisible();
    await expectSoundLayout(page, 'menu');
    await page.keyboard.press('Escape');
    await openAlive(page, `${words.prefix}/`);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: words.filters }).click();
    await expect(page.getByRole('button', { name: words.show })).toBeVisible();
    await expectSoundLayout(page, 'filters');
  });
}
