import { type SQL, sql } from 'drizzle-orm';
import { normalize } from '../../catalogue/search/text/index.ts';
import { lexemeOfTerm } from '../../catalogue/search/text-query/look-up/index.ts';
import type { SeedCatalogue, SeedCategory, SeedIngredient, SeedProduct, Texts } from '../../seed/index.ts';

/** The category and all above it, the root first. */
export function categoryPaths(categories: readonly SeedCategory[]): (slug: string) => SeedCategory[] {
  const bySlug = new Map(categories.map((row) => [row.slug, row]));
  const pathOf = (slug: string | null): SeedCategory[] => {
    const row = slug === null ? undefined : bySlug.get(slug);
    return row ? [...pathOf(row.parent), row] : [];
  };
  return pathOf;
}

/**
 * The words a product is found by. A: its names. B: the ingredient that it consists of or is named for, with all its other names, and what it is
 * wanted for. C: the other ingredients, categories, brand, manufacturer, form, dose. D: prose, which counts only when nothing else is found.
 */
export function documentOf(catalogue: SeedCatalogue): (product: SeedProduct) => SQL {
  const brands = new Map(catalogue.brands.map((row) => [row.slug, row]));
  const pathOf = categoryPaths(catalogue.categories);
  const ingredients = new Map(catalogue.ingredients.map((row) => [row.slug, row]));
  return (product) => {
    const brand = brands.get(product.brand);
    const [first = [], ...others] = product.ingredients.map((slug) => namesOf(ingredients.get(slug)));
    const [main, rest] = others.length === 0 || isNamedFor(product, first) ? [first, others] : [[], [first, ...others]];
    const path = pathOf(product.category);
    const about = [
      ...path.toReversed().flatMap(({ name }) => both(name)),
      ...both(product.form),
      ...product.searchedAs.form,
      ...(product.dose ? both(product.dose) : []),
    ];
    const parts = [
      part([...both(product.name), ...product.searchedAs.own], 'A'),
      part([...main, ...product.searchedAs.uses], 'B'),
      part([...rest.flat(), ...about, ...(brand ? [...both(brand.name), ...both(brand.manufacturer)] : [])], 'C'),
      part([...both(product.summary), ...both(product.description)], 'D'),
      keysOf(product, main.length > 0 ? product.ingredients[0] : undefined, path),
    ];
    return parts.reduce((whole, next) => sql`${whole} || ${next}`);
  };
}

/** Words that are known, with the number of times they occur; typos are corrected by those that occur. */
export function searchWordsOf(catalogue: SeedCatalogue): { word: string; weight: number }[] {
  const texts = [
    ...catalogue.brands.flatMap((row) => both(row.name)),
    ...catalogue.categories.flatMap((row) => both(row.name)),
    ...catalogue.ingredients.flatMap(namesOf),
    ...catalogue.products.flatMap((row) => [...both(row.name), ...both(row.form), ...Object.values(row.searchedAs).flat()]),
    ...catalogue.meanings.flatMap((row) => (row.leadsTo.length === 0 ? [] : row.phrases)),
  ];
  const weights = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf)) weights.set(word, isCorrectable(word) ? (weights.get(word) ?? 0) + 1 : 0);
  // Known, so that their spelling is not corrected; without a weight, so that no other word is corrected to them.
  const leadNowhere = catalogue.meanings.flatMap((row) => (row.leadsTo.length === 0 ? row.phrases : []));
  for (const word of leadNowhere.flatMap(wordsOf)) if (!weights.has(word)) weights.set(word, 0);
  for (const word of catalogue.dictionary.wordRoles.namesake) weights.set(word, 0);
  return [...weights].map(([word, weight]) => ({ word, weight }));
}

/** A shorter word is near to too many. */
function isCorrectable(word: string): boolean {
  return word.length >= 4;
}

function wordsOf(text: string): string[] {
  return normalize(text)
    .split(' ')
    .filter((word) => /^\p{L}{2,40}$/u.test(word));
}

export function searchNames(names: readonly string[]): string {
  return ` ${[...new Set(names.map(normalize))].join(' \n ')}`;
}

/** Of a product, see `SeedMeaning`. */
export function traitsOf({ traits, isSupplement }: SeedProduct): string[] {
  return isSupplement ? [...traits, 'supplement'] : [...traits];
}

/** What sayings lead to, see `SeedMeaning`. */
function keysOf(product: SeedProduct, ingredient: string | undefined, categories: readonly SeedCategory[]): SQL {
  const keys = [
    ...categories.map(({ slug }) => `category:${slug}`),
    ...(ingredient === undefined ? [] : [`ingredient:${ingredient}`]),
    `form:${product.form.slug}`,
    ...traitsOf(product).map((trait) => `trait:${trait}`),
  ];
  // Only what has a place has a weight.
  return sql`${keys.map((key) => `'${lexemeOfTerm(key)}':1B`).join(' ')}::tsvector`;
}

function part(texts: readonly string[], weight: 'A' | 'B' | 'C' | 'D'): SQL {
  // Each text apart, so that words of neighbours never read as one phrase or one vitamin.
  const words = [...new Set(texts.map(normalize))].join(' \n ');
  return sql`setweight(to_tsvector('russian', ${words}), ${sql.raw(`'${weight}'`)})`;
}

/** «Магний B6» is named for magnesium, «Вечерний комплекс» for none of its herbs. Endings differ, so the beginnings of words are compared. */
function isNamedFor(product: SeedProduct, names: readonly string[]): boolean {
  const beginnings = (texts: readonly string[]) =>
    texts.flatMap((text) => normalize(text).split(' ')).flatMap((word) => (word.length < 4 ? [] : [word.slice(0, 5)]));
  const named = new Set(beginnings(both(product.name)));
  return beginnings(names).some((beginning) => named.has(beginning));
}

function namesOf(ingredient: SeedIngredient | undefined): string[] {
  return ingredient ? [...both(ingredient.name), ...ingredient.synonyms] : [];
}

function both(texts: Texts): [string, string] {
  return [texts.ru, texts.en];
}
