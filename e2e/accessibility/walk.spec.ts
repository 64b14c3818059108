import { expect, expectFocusSeen, openAlive, test, WORDS } from '../fixtures/index.ts';
import { walkByTab } from './walk.ts';

const PAGES = ['/', '/product/1001', '/faq', '/account/personal-details?register=1'] as const;
const SKIP = { ru: 'A Перейти к содержанию', en: 'A Skip to content' } as const;

// The notice of cookies is there all the while, and on narrow screens the dock.
for (const [language, width] of [
  ['ru', 375],
  ['en', 1440],
] as const) {
  test.describe(`by the Tab key alone (${language}, ${width} px)`, () => {
    // What has the focus is looked at where the page has come to rest.
    test.use({ viewport: { width, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of PAGES) {
      test(`everything on ${address} takes the focus, shows it, stays in sight meanwhile and is large enough`, async ({ page }) => {
        await openAlive(page, `${WORDS[language].prefix}${address}`);
        expect(await walkByTab(page)).toEqual({
          first: SKIP[language],
          parts: ['HEADER', 'MAIN', 'FOOTER'],
          passedBy: [],
          hidden: [],
          unmarked: [],
          small: [],
        });
      });
    }
  });
}

test.describe('on narrow screens', () => {
  test.use({ viewport: { width: 375, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`the filters, which cover the page, close when ${key} leads out of them`, async ({ page }) => {
      await openAlive(page, '/');
      await page.getByRole('button', { name: WORDS.ru.filters }).click();
      const edge = page.getByRole('button', { name: key === 'Tab' ? WORDS.ru.show : 'Закрыть фильтры' });
      await expect(edge).toBeVisible();
      await edge.focus();
      await page.keyboard.press(key);
      await expect(edge).toBeHidden();
      await expectFocusSeen(page);
    });
  }
});
