import type { Page } from '@playwright/test';
import { expect, loginOf, openAlive, signInByPopup, test, WORDS, type Words } from '../fixtures/index.ts';

const favourites = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const signInLink = (page: Page, words: Words) => page.getByRole('banner').getByRole('link', { name: words.signIn });

test.describe('a page for customers', () => {
  test('[A3] [A4] [A6] [R8] The first page after the sign-in is the requested one, also after closing the popup, another page, and a change of language', async ({
    page,
    customer,
  }) => {
    await openAlive(page, '/cart');
    await favourites(page, 'Избранное').click();
    await expect(loginOf(page, WORDS.ru)).toBeVisible();
    await expect(page).toHaveURL(/\/favorites$/);
    await page.keyboard.press('Escape');
    await expect(loginOf(page, WORDS.ru)).toBeHidden();
    await expect(page).toHaveURL(/\/favorites$/);

    await page.getByRole('banner').getByRole('link', { name: WORDS.ru.cart }).click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.ru.cart })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/cart$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await signInLink(page, WORDS.en).click();
    await signInByPopup(page, WORDS.en, customer);
    await expect(page).toHaveURL(/\/en\/favorites$/);
    await expect(page.getByRole('banner').getByRole('link', { name: WORDS.en.account })).toBeVisible();
  });

  test('[A6] [R12] keeps its query and its anchor over the sign-in', async ({ page, customer }) => {
    await openAlive(page, '/account/active-orders?page=1#main');
    await signInByPopup(page, WORDS.ru, customer);
    await expect(page.getByText(WORDS.ru.noActiveOrders)).toBeVisible();
    await expect(page).toHaveURL(/\/account\/active-orders\?page=1#main$/);
  });

  test('[S12] is entered with a code that leaves the address at once', async ({ page }) => {
    await openAlive(page, '/account/personal-details?register=1&code=482913');
    await expect(page).toHaveURL(/\/account\/personal-details\?register=1$/);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, document.cookie]));
    expect(stored).not.toContain('482913');
  });
});
