import {
  customerCall,
  expect,
  expectAccessible,
  LANGUAGES,
  listenForCalls,
  madeTo,
  openAlive,
  signIn,
  test,
  WIDTHS,
  WORDS,
} from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

test.describe('the Telegram bot', () => {
  test.use({ expectedErrors: [/status of 403.*tg_link/] });

  test.beforeAll(({ environment }) => environment.cms('set', 'CMS_TG_BOT', 'true'));
  test.afterAll(({ environment }) => environment.cms('set', 'CMS_TG_BOT', 'false'));

  test('[A23] [H16] [W15] is reached by a code of 200 by 200 and a link, from the details and from the footer, while it is on', async ({
    page,
    environment,
    customer,
  }) => {
    await signIn(page, WORDS.ru, customer);
    const calls = listenForCalls(page);
    for (const language of LANGUAGES) {
      const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };
      const popup = page.getByRole('dialog', { name: words.botPopup });
      const opener = page.getByRole('main').getByRole('button', { name: /Telegram/ });
      // The server receives a setting a little later.
      await expect(async () => {
        await openAlive(page, `${words.prefix}/account/personal-details`);
        await expect(opener).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 20_000 });
      await opener.click();
      const picture = popup.getByRole('img', { name: words.botImage });
      await expect(picture).toBeVisible();
      for (const size of ['width', 'height', 'naturalWidth']) await expect(picture).toHaveJSProperty(size, 200);
      await expect(popup.getByRole('link', { name: words.openBot })).toHaveAttribute('href', /^https:\/\/t\.me\/\w+\?start=/);
      const requested = customerCall('GET', 'users/tg_link/', { language: words.iso });
      expect(madeTo(calls, 'GET', 'users/tg_link/').at(-1)).toEqual(requested);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
    }
    const words = { ...WORDS.en, ...ACCOUNT_WORDS.en };
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Telegram/ })
      .click();
    const popup = page.getByRole('dialog', { name: words.botPopup });
    await expect(popup.getByRole('img', { name: words.botImage })).toBeVisible();
    await environment.cms('set', 'CMS_TG_BOT', 'false');
    await popup.getByRole('button', { name: words.renewCode }).click();
    await expect(popup.getByRole('heading', { name: words.botOff })).toBeFocused();
    await expectAccessible(page);
  });
});
