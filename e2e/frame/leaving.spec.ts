import { expect, expectAccessible, openAlive, test, WIDTHS } from '../fixtures/index.ts';

const WORDS = {
  ru: { prefix: '', title: 'Переход на другой сайт', go: 'Перейти', stay: 'Остаться' },
  en: { prefix: '/en', title: 'You are leaving the shop', go: 'Continue', stay: 'Stay here' },
} as const;

for (const [language, words] of Object.entries(WORDS)) {
  for (const width of WIDTHS) {
    test.describe(`a link to another site (${language}, ${width} px)`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('[H17] [H11] An external link requires a confirmation; staying returns the focus, leaving opens a new tab without a reference to the shop', async ({
        page,
        context,
      }) => {
        await context.route('https://t.me/**', (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }));
        await openAlive(page, `${words.prefix}/faq`);
        const link = page.getByRole('contentinfo').getByRole('link', { name: /^Telegram/ });
        const question = page.getByRole('dialog', { name: words.title });
        await link.click();
        await expect(question).toContainText('t.me');
        await expectAccessible(page);
        await question.getByRole('button', { name: words.stay }).click();
        await expect(question).toBeHidden();
        await expect(link).toBeFocused();

        await page.keyboard.press('Enter');
        const opened = context.waitForEvent('page');
        await question.getByRole('button', { name: words.go }).click();
        const otherPage = await opened;
        await expect(otherPage).toHaveURL(/^https:\/\/t\.me\//);
        expect(await otherPage.evaluate(() => window.opener)).toBeNull();
        await expect(question).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${words.prefix}/faq$`));
      });
    });
  }
}

test('[H17] The confirmation is above another popup, and Escape and Back close the top one alone', async ({ page }) => {
  await openAlive(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Написать нам' }).click();
  const contact = page.getByRole('dialog', { name: 'Написать нам' });
  await expect(contact.getByRole('textbox').first()).toBeFocused();
  const question = page.getByRole('dialog', { name: WORDS.ru.title });
  // A link within a popup, as rich text may have one.
  await contact.evaluate((dialog) => {
    const link = Object.assign(document.createElement('a'), { href: 'https://studio.example/', textContent: 'Студия' });
    dialog.querySelector('[data-boundary]')?.prepend(link);
  });
  const link = contact.getByRole('link', { name: 'Студия' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await link.click();
    await expect(question).toBeVisible();
    expect(await question.evaluate((dialog) => dialog.style.zIndex)).toBe('1002');
    await close();
    await expect(question).toBeHidden();
    await expect(contact).toBeVisible();
    await expect(link).toBeFocused();
  }
  await page.goBack();
  await expect(contact).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to another site is a plain link in a new tab, and «write to us» leads to the contacts', async ({ page }) => {
    await page.goto('/faq');
    const credit = page.getByRole('contentinfo').getByRole('link', { name: /Восемь долей/ });
    await expect(credit).toHaveAttribute('target', '_blank');
    await expect(credit).toHaveAttribute('rel', 'noopener noreferrer');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Написать нам' }).click();
    await expect(page).toHaveURL(/\/contacts$/);
  });
});
