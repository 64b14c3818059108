import { normalize } from '../../catalogue/search/text/index.ts';
import { lexemeOfTerm } from '../../catalogue/search/text-query/look-up/index.ts';
import type { SeedCatalogue, SeedProduct } from '../../seed/index.ts';
import { categoryPaths } from './category-path.ts';
import { traitsOf } from './search-document.ts';

type Goods = readonly SeedProduct[];

/** What each product can be led to by: the lexemes that it answers. */
export function termsByProduct(
  { products, categories }: SeedCatalogue,
  stemOf: (word: string) => string,
): ReadonlyMap<SeedProduct, ReadonlySet<string>> {
  const pathOf = categoryPaths(categories);
  return new Map(
    products.map((product) => [
      product,
      new Set([
        ...pathOf(product.category).map(({ slug }) => lexemeOfTerm(`category:${slug}`)),
        ...product.ingredients.slice(0, 1).map((slug) => lexemeOfTerm(`ingredient:${slug}`)),
        lexemeOfTerm(`form:${product.form.slug}`),
        ...traitsOf(product).map((trait) => lexemeOfTerm(`trait:${trait}`)),
        ...[product.name.ru, product.name.en].flatMap((name) => normalize(name).split(' ')).flatMap((word) => stemOf(word) || []),
      ]),
    ]),
  );
}

/** By the keys of all that categories and ingredients are called: the goods in the one, the goods with the other. */
export function productsByName(
  { products, categories, ingredients }: SeedCatalogue,
  keyOfName: (name: string) => string,
): ReadonlyMap<string, Goods> {
  const pathOf = categoryPaths(categories);
  const named = [
    ...categories.map(({ slug, name }) => ({
      names: [name.ru, name.en],
      goods: products.filter((row) => pathOf(row.category).some((category) => category.slug === slug)),
    })),
    ...ingredients.map(({ slug, name, synonyms }) => ({
      names: [name.ru, name.en, ...synonyms],
      goods: products.filter((row) => row.ingredients.includes(slug)),
    })),
  ];
  const byKey = new Map<string, Goods>();
  for (const { names, goods } of named.filter((row) => row.goods.length > 0))
    for (const key of new Set(names.map(keyOfName))) byKey.set(key, [...(byKey.get(key) ?? []), ...goods]);
  return byKey;
}
