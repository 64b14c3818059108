import { describe, expect, it } from '@jest/globals';
import type { SeedProduct } from '@vitrava/reference-api/seed';
import { buildCatalogue } from './build.ts';

/** A word for a dosage form, and the forms of which it is true. */
const FORM_WORDS: readonly (readonly [word: RegExp, forms: readonly string[]])[] = [
  [/\btablets?\b|таблет/i, ['tablets', 'chewables', 'lozenges', 'effervescent']],
  [/\bcapsules?\b|капсул/i, ['capsules', 'softgels']],
  [/\bsoftgels?\b|мягк\S+ капсул/i, ['softgels']],
  [/\blozenges?\b|рассасыван/i, ['lozenges']],
  [/effervescent|\bfizzy\b|шипуч/i, ['effervescent']],
  [/\bgummy\b|gummies|мармелад|пастил/i, ['gummies']],
  [/\bpowder(?:ed)?\b|порош|пудр/i, ['powder', 'sachets', 'tooth-powder', 'packaged-food']],
  [/\bsachets?\b|саше/i, ['sachets']],
  [/\bdrops?\b|(?:^|\s)капл|(?:^|\s)капель/i, ['drops']],
  [/\bspray\b|спре[йея]/i, ['spray']],
  [/\bsyrup\b|сироп/i, ['syrup', 'edible-oil']],
  [/\bliquid\b|жидк/i, ['liquid', 'liquid-extract', 'drops', 'syrup', 'base-oil']],
  [/\bcream\b|(?:^|\s)крем(?:а|е|ом)?(?=[\s,.:]|$)/i, ['cream']],
  [/\btea bags?\b|в пакетиках/i, ['tea-bags']],
];

function wrongWords({ slug, form, summary }: SeedProduct): readonly string[] {
  return [summary.ru, summary.en]
    .filter((text) => FORM_WORDS.some(([word, forms]) => word.test(text) && !forms.includes(form.slug)))
    .map((text) => `${slug} (${form.slug}): ${text}`);
}

describe('the summary of a product', () => {
  const { products } = buildCatalogue();

  it('never names another dosage form than that of the product', () => {
    expect(products.flatMap(wrongWords)).toEqual([]);
  });

  it('The phrase is found when it has one', () => {
    const tablets = products.find(({ form }) => form.slug === 'tablets');
    if (!tablets) throw new Error('the catalogue has tablets');
    const summary = { ru: 'Вечерние травы в каплях.', en: 'Evening herbs in a capsule.' };
    expect(wrongWords({ ...tablets, summary })).toHaveLength(2);
  });
});
