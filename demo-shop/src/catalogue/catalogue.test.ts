import { describe, expect, it } from '@jest/globals';
import type { SeedCategory, Texts } from '@vitrava/reference-api/seed';
import { buildCatalogue } from './build.ts';

const catalogue = buildCatalogue();
const { brands, categories, ingredients, products } = catalogue;

const CYRILLIC = /\p{Script=Cyrillic}/u;
const categoryBySlug = new Map(categories.map((category) => [category.slug, category]));
const parents = new Set(categories.map((category) => category.parent));
const leaves = categories.filter((category) => !parents.has(category.slug));

function depthOf(category: SeedCategory): number {
  const parent = category.parent === null ? undefined : categoryBySlug.get(category.parent);
  return parent ? depthOf(parent) + 1 : 1;
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const PROSE = ['name', 'summary', 'description', 'composition', 'directions', 'contraindications', 'storage'] as const;

describe('the seed catalogue', () => {
  it('holds between 620 and 760 products of 18 to 24 brands in about 45 leaf categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(620);
    expect(products.length).toBeLessThanOrEqual(760);
    expect(brands.length).toBeGreaterThanOrEqual(18);
    expect(brands.length).toBeLessThanOrEqual(24);
    expect(leaves.length).toBeGreaterThanOrEqual(43);
    expect(ingredients.length).toBeGreaterThanOrEqual(60);
  });

  it('gives every thing a slug of its own', () => {
    for (const list of [brands, categories, ingredients, products]) {
      expect(repeated(list.map((item) => item.slug))).toEqual([]);
      for (const { slug } of list) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('never shows two goods of one brand under the same name', () => {
    expect(repeated(products.map((product) => `${product.brand}: ${product.name.ru}`))).toEqual([]);
    expect(repeated(products.map((product) => `${product.brand}: ${product.name.en}`))).toEqual([]);
  });

  it('resolves every reference between products, brands, categories and ingredients', () => {
    const brandSlugs = new Set(brands.map((brand) => brand.slug));
    const leafSlugs = new Set(leaves.map((leaf) => leaf.slug));
    const ingredientSlugs = new Set(ingredients.map((ingredient) => ingredient.slug));
    for (const product of products) {
      expect(brandSlugs).toContain(product.brand);
      expect(leafSlugs).toContain(product.category);
      for (const ingredient of product.ingredients) expect(ingredientSlugs).toContain(ingredient);
    }
    for (const { parent } of categories) if (parent !== null) expect(categoryBySlug.has(parent)).toBe(true);
  });

  it('uses every brand and every ingredient', () => {
    const usedBrands = new Set(products.map((product) => product.brand));
    const usedIngredients = new Set(products.flatMap((product) => product.ingredients));
    expect(brands.filter((brand) => !usedBrands.has(brand.slug))).toEqual([]);
    expect(ingredients.filter((ingredient) => !usedIngredients.has(ingredient.slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it('names every brand in Latin letters for English readers', () => {
    expect(brands.filter(({ name }) => CYRILLIC.test(name.en) || name.en.trim() === '')).toEqual([]);
    for (const { slug, name } of brands) expect(name.en.toLowerCase()).toBe(slug);
    expect(brands.find(({ slug }) => slug === 'belotrav')?.name).toEqual({ ru: 'Белотрав', en: 'Belotrav' });
  });

  it('has a tree three levels deep whose every leaf has at least six products', () => {
    expect(Math.max(...categories.map(depthOf))).toBeGreaterThanOrEqual(3);
    for (const leaf of leaves) {
      const count = products.filter((product) => product.category === leaf.slug).length;
      expect({ leaf: leaf.slug, enough: count >= 6 }).toEqual({ leaf: leaf.slug, enough: true });
    }
  });

  it('writes every text in both languages, Russian in Russian and English in English', () => {
    const named: readonly (readonly [string, Texts])[] = [
      ...categories.map((category) => [category.slug, category.name] as const),
      ...products.flatMap((product) => PROSE.map((field) => [`${product.slug} ${field}`, product[field]] as const)),
    ];
    const wrong = named.filter(
      ([, text]) => text.ru === text.en || CYRILLIC.test(text.en) || text.en.trim() === '' || text.ru.trim() === '',
    );
    expect(wrong).toEqual([]);
    const latinOnly = named.filter(([, text]) => !CYRILLIC.test(text.ru));
    expect(latinOnly).toEqual([]);
  });

  it('describes every product in three to five sentences', () => {
    const counts = products.map((product) => product.description.en.split(/[.!?](?=\s|$)/).filter((part) => part.trim() !== '').length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  });

  it('leaves no placeholder and no doubled mark in any text', () => {
    const texts = products.flatMap((product) => PROSE.flatMap((field) => [product[field].ru, product[field].en]));
    expect(texts.filter((text) => /[{}]|undefined|null|\.\.|,,| {2}| ,/.test(text))).toEqual([]);
  });

  it('promises no cure', () => {
    const claims = /излеч|вылеч|избавит|исцел|гарантир|\bcures?\b|\bheals?\b/i;
    const texts = products.flatMap((product) => [product.summary, product.description].flatMap(({ ru, en }) => [ru, en]));
    expect(texts.filter((text) => claims.test(text))).toEqual([]);
  });

  it('prices in whole positive kopecks, reduces about a fifth and runs out of some', () => {
    for (const product of products) {
      expect(Number.isInteger(product.priceKopecks) && product.priceKopecks > 0).toBe(true);
      expect(Number.isInteger(product.availability) && product.availability >= 0).toBe(true);
      expect(product.weightGrams).toBeGreaterThan(0);
      expect(product.popularity >= 0 && product.popularity <= 1000).toBe(true);
      expect(new Date(`${product.addedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(product.addedOn);
    }
    const reduced = products.filter((product) => product.discountPercent > 0).length / products.length;
    expect(reduced).toBeGreaterThan(0.14);
    expect(reduced).toBeLessThan(0.26);
    expect(products.some((product) => product.availability === 0)).toBe(true);
    expect(products.some((product) => product.availability > 0 && product.availability < 5)).toBe(true);
  });

  it('charges less per unit in a bigger pack of the same thing', () => {
    const perUnit = (slug: string): number => {
      const product = products.find((item) => item.slug.endsWith(slug));
      return product ? product.priceKopecks / product.pack.quantity : Number.NaN;
    };
    expect(perUnit('magnesium-b6-100-mg-120-tablets')).toBeLessThan(perUnit('magnesium-b6-100-mg-60-tablets'));
  });

  it('numbers supplements and only them', () => {
    for (const product of products) expect(product.registrationNumber !== null).toBe(product.isSupplement);
  });

  it('gives no gelatine to what it calls vegan', () => {
    const vegan = products.filter((product) =>
      /веган|без рыбы|из водорослей|лишайник|не ест мяса/i.test(`${product.summary.ru} ${product.name.ru}`),
    );
    expect(vegan.length).toBeGreaterThan(5);
    expect(vegan.filter((product) => product.composition.en.toLowerCase().includes('gelatine'))).toEqual([]);
  });

  it('names the sunshine vitamin in every way people type it', () => {
    const d3 = ingredients.find((ingredient) => ingredient.slug === 'vitamin-d3');
    expect(d3?.synonyms).toEqual(expect.arrayContaining(['холекальциферол', 'cholecalciferol', 'D3', 'солнечный витамин']));
  });

  it('A meaning contains no phrase twice', () => {
    for (const { phrases } of catalogue.meanings) expect(repeated(phrases)).toEqual([]);
  });

  it('builds the same catalogue every time', () => {
    expect(buildCatalogue()).toEqual(catalogue);
  });
});
