import { expect, LANGUAGES, openAlive, test, tilesOf, WORDS } from '../fixtures/index.ts';

const LABEL = { ru: 'Без сахара', en: 'Sugar-free' };
const SWITCH = { ru: 'English', en: 'Русский' };
const APPLIED = { ru: 'Выбранные фильтры', en: 'Chosen filters' };
const SUGARS = /сахарн|сироп|мёд|фруктоз|sugar|syrup|honey|fructose/i;

for (const language of LANGUAGES) {
  const other = language === 'ru' ? 'en' : 'ru';

  test(`The filter sugar-free leaves products without sugars, in both languages, and is taken off again (${language})`, async ({
    page,
  }) => {
    await openAlive(page, `${WORDS[language].prefix}/?category=syrups-balms`);
    const tiles = tilesOf(page, WORDS[language]);
    const all = await tiles.count();
    const box = page.getByRole('checkbox', { name: LABEL[language] });
    await box.check();
    await expect(page).toHaveURL(/sugar_free=true/);
    await expect.poll(() => tiles.count()).toBeLessThan(all);
    const links = await tiles.getByRole('heading').getByRole('link').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const id = /\/product\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
      const answer = await page.request.get(`/api/search/${id}/`, { headers: { 'accept-language': language } });
      expect(((await answer.json()) as { composition: string }).composition).not.toMatch(SUGARS);
    }

    await page.getByRole('banner').getByRole('link', { name: SWITCH[language] }).click();
    await expect(page.getByRole('checkbox', { name: LABEL[other] })).toBeChecked();
    await expect(tilesOf(page, WORDS[other])).toHaveCount(links.length);
    await page.getByLabel(APPLIED[other]).getByRole('link', { name: LABEL[other] }).click();
    await expect(page).not.toHaveURL(/sugar_free/);
    await expect(tilesOf(page, WORDS[other])).toHaveCount(all);
  });
}
