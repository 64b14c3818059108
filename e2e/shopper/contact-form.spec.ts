import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, guestCall, listenForCalls, madeTo, openAlive, test, WORDS } from '../fixtures/index.ts';

const FORM = {
  ru: {
    phone: 'Телефон',
    country: 'Страна номера',
    information: 'Показать подсказку',
    clear: 'Очистить поле',
    belarus: 'Беларусь',
    russia: 'Россия',
    short: /не\s+хватает цифр/,
    send: 'Отправить',
    failed: /Вопрос не\sотправлен\./,
    thanks: 'Спасибо',
  },
  en: {
    phone: 'Phone',
    country: 'Country of the number',
    belarus: 'Belarus',
    russia: 'Russia',
    send: 'Send',
    failed: 'Your question was not sent.',
    thanks: 'Thank you',
  },
} as const;

type Language = keyof typeof FORM;

async function openForm(page: Page, language: Language): Promise<Locator> {
  const words = WORDS[language];
  await openAlive(page, `${words.prefix}/faq`);
  await page.getByRole('contentinfo').getByRole('link', { name: words.contactUs }).click();
  const popup = page.getByRole('dialog', { name: words.contactUs });
  await expect(popup.getByRole('textbox', { name: FORM[language].phone })).toBeVisible();
  return popup;
}

/** The list is scrolled within itself: the chosen option is visible. */
const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

test.describe('the phone field', () => {
  test('[K9] [W37] The field loads the numbering plans and requests the country only when it is first used', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/_country' || pathname.startsWith('/releases/mfe-content/')) requested.push(pathname);
    });
    const popup = await openForm(page, 'ru');
    await popup.getByRole('textbox').first().focus();
    const before = requested.length;
    expect(requested).not.toContain('/_country');
    const number = popup.getByRole('textbox', { name: FORM.ru.phone });
    await number.focus();
    await expect(number).toHaveAttribute('placeholder', '+7 912 345 67 89');
    await number.blur();
    await number.focus();
    expect(requested.filter((path) => path === '/_country')).toHaveLength(1);
    expect(requested.slice(before).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  });

  test('[K12] [K18] [K19] takes a number by keyboard alone and rewrites it', async ({ page }) => {
    const popup = await openForm(page, 'ru');
    const number = popup.getByRole('textbox', { name: FORM.ru.phone });
    await number.focus();
    await expect(popup.getByRole('button', { name: FORM.ru.clear })).toBeHidden();
    await page.keyboard.type('8 916 1');
    await page.keyboard.press('Tab');
    await expect(popup.getByText(FORM.ru.short)).toBeVisible();
    await expect(popup.getByRole('button', { name: FORM.ru.clear })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('');
    await page.keyboard.type('8 (916) 123-45-67');
    await number.blur();
    await expect(number).toHaveValue('+7 916 123 45 67');
    await expect(popup.getByText(FORM.ru.short)).toBeHidden();
  });

  for (const [language, viewport] of [
    ['ru', { width: 375, height: 812 }],
    ['en', { width: 1440, height: 900 }],
  ] as const) {
    test(`[K20] [K21] opens its list of countries over everything, in ${language} at ${viewport.width} px`, async ({ page }) => {
      const form = FORM[language];
      await page.setViewportSize(viewport);
      const popup = await openForm(page, language);
      const country = popup.getByRole('combobox', { name: form.country });
      await country.focus();
      await page.keyboard.press('ArrowDown');
      const list = page.getByRole('listbox');
      await expect(option(page, form.russia)).toBeInViewport();
      const [field, box] = [await country.boundingBox(), await list.boundingBox()];
      if (!field || !box) throw new Error('Nothing is shown');
      const isBelow = viewport.height - (field.y + field.height) > 200;
      expect(isBelow ? box.y >= field.y + field.height : box.y + box.height <= field.y).toBe(true);
      expect(box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
      await page.keyboard.type('375');
      await expect(option(page, form.belarus)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(popup).toBeVisible();
      await expect(country).toBeFocused();
      await country.click();
      await option(page, form.belarus).click();
      await expect(country).toContainText(form.belarus);
      await expect(popup.getByRole('textbox', { name: form.phone })).toBeFocused();
    });
  }

  test('has no accessibility violation with its list open', async ({ page }) => {
    // Nearly 250 countries are looked at one by one.
    test.slow();
    await page.setViewportSize({ width: 375, height: 812 });
    const popup = await openForm(page, 'ru');
    await popup.getByRole('button', { name: FORM.ru.information }).click();
    await popup.getByRole('combobox', { name: FORM.ru.country }).click();
    await expect(option(page, FORM.ru.russia)).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe('the contact form', () => {
  async function fill(popup: Locator, phone: string): Promise<void> {
    const values = { Имя: 'Анна', Фамилия: 'Осипова', Телефон: phone, 'Электронная почта': 'anna@example.com', Вопрос: 'Где заказ?' };
    for (const [name, value] of Object.entries(values)) await popup.getByRole('textbox', { name }).fill(value);
    await popup.getByRole('checkbox').check();
  }

  test('[N11] [N13] [W34] links the printed terms and reaches the shop with a number of another country', async ({ page }) => {
    const popup = await openForm(page, 'ru');
    const terms = await page.request.get(String(await popup.getByRole('link').getAttribute('href')));
    expect(terms.headers()['content-type']).toBe('application/pdf');
    await fill(popup, '+375 (29) 491-19-11');
    await expect(popup.getByRole('combobox', { name: FORM.ru.country })).toContainText('BY');
    const calls = listenForCalls(page);
    await popup.getByRole('button', { name: 'Отправить' }).click();
    await expect(popup.getByRole('status').filter({ hasText: 'Спасибо' })).toBeVisible();
    const body = {
      first_name: 'Анна',
      last_name: 'Осипова',
      phone: '+375294911911',
      email: 'anna@example.com',
      question: 'Где заказ?',
      confirmation: true,
    };
    const idempotencyKey = expect.stringMatching(/^[\w-]{8,100}$/) as unknown as string;
    expect(madeTo(calls, 'POST', 'contact_us/')).toEqual([guestCall('POST', 'contact_us/', { body, idempotencyKey })]);
  });

  test.describe('while the API is down', () => {
    test.use({ expectedErrors: [/status of 50[0-9]/] });

    test.afterEach(({ environment }) => environment.startApi());

    for (const [language, width] of [
      ['ru', 375],
      ['en', 1440],
    ] as const) {
      test(`[N15] The form shows the failure, keeps the input, and is sent by another try, in ${language} at ${width} px`, async ({
        page,
        environment,
      }) => {
        const form = FORM[language];
        await page.setViewportSize({ width, height: 900 });
        const popup = await openForm(page, language);
        const [first, last] = await popup.getByRole('textbox').all();
        await first?.fill('Анна');
        await last?.fill('Осипова');
        await popup.getByRole('textbox', { name: form.phone }).fill('+7 916 123-45-67');
        await popup.getByRole('textbox', { name: WORDS[language].email }).fill('anna@example.com');
        await popup.locator('textarea').fill('Где заказ?');
        await popup.getByRole('checkbox').check();
        await environment.stopApi();
        const send = popup.getByRole('button', { name: form.send });
        await send.click();
        await expect(popup.getByRole('alert')).toContainText(form.failed);
        await expect(popup.getByRole('alert')).toBeInViewport();
        await expectAccessible(page);
        await expect(popup.locator('textarea')).toHaveValue('Где заказ?');
        await environment.startApi();
        await expect(async () => {
          if (await send.isVisible()) await send.click({ timeout: 2000 });
          await expect(popup.getByRole('status').filter({ hasText: form.thanks })).toBeVisible({ timeout: 1500 });
        }).toPass({ timeout: 30_000 });
      });
    }
  });

  test.describe('without the numbering plans', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('is sent all the same, and the page does not reload', async ({ page }) => {
      const popup = await openForm(page, 'ru');
      await popup.getByRole('textbox').first().focus();
      await page.route(/\/releases\/mfe-content\/.*\.js$/, (route) => route.abort());
      await fill(popup, '8 (916) 123-45-67');
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/contact_us/'));
      await popup.getByRole('button', { name: 'Отправить' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ first_name: 'Анна', phone: '+79161234567' });
      await expect(popup.getByRole('status').filter({ hasText: 'Спасибо' })).toBeVisible();
    });
  });
});
