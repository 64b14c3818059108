import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { brand, category, type Database, ingredient, product, productIngredient, rowsOf, searchWord } from '../../database/index.ts';
import { discountedKopecks } from '../../money.ts';
import type { SeedCatalogue, SeedProduct } from '../../seed/index.ts';
import { categoryPaths, documentOf, searchNames, searchWordsOf } from './search-document.ts';
import { loadDictionary, loadMeanings } from './thesaurus.ts';

const CHUNK = 200;
type Ids = ReadonlyMap<string, number>;

export async function loadCatalogue(db: Database, catalogue: SeedCatalogue): Promise<void> {
  const brandIds = await idsFor(db, 'brand', 1, catalogue.brands);
  const categoryIds = await idsFor(db, 'category', 101, catalogue.categories);
  const ingredientIds = await idsFor(db, 'ingredient', 1, catalogue.ingredients);
  const productIds = await idsFor(db, 'product', 1001, catalogue.products);
  const pathOf = categoryPaths(catalogue.categories);
  const pathIdsOf = (slug: string) => pathOf(slug).map((row) => idOf(categoryIds, row.slug));

  await upsert(
    db,
    brand,
    catalogue.brands.map((row) => ({ id: idOf(brandIds, row.slug), ...row, searchNames: searchNames([row.name.ru, row.name.en]) })),
  );
  const categories = catalogue.categories.map((row) => ({
    id: idOf(categoryIds, row.slug),
    slug: row.slug,
    parentId: row.parent === null ? null : idOf(categoryIds, row.parent),
    name: row.name,
    position: row.position,
    path: pathIdsOf(row.slug),
    isActive: true,
  }));
  // Parents first, as children point to them.
  await upsert(
    db,
    category,
    categories.toSorted((one, other) => one.path.length - other.path.length),
  );
  await upsert(
    db,
    ingredient,
    catalogue.ingredients.map((row) => ({
      id: idOf(ingredientIds, row.slug),
      ...row,
      searchNames: searchNames([row.name.ru, row.name.en, ...row.synonyms]),
    })),
  );

  const describe = documentOf(catalogue);
  await upsert(
    db,
    product,
    catalogue.products.map((row) => ({
      ...productRow(row, idOf(productIds, row.slug)),
      brandId: idOf(brandIds, row.brand),
      categoryId: idOf(categoryIds, row.category),
      categoryPath: pathIdsOf(row.category),
      document: describe(row),
    })),
    // Of a known product, what is left is what orders have left of it.
    ['availability'],
  );
  await switchOff(db, 'category', categoryIds);
  await switchOff(db, 'product', productIds);

  await db.delete(productIngredient);
  const links = catalogue.products.flatMap((row) =>
    [...new Set(row.ingredients)].map((slug, position) => ({
      productId: idOf(productIds, row.slug),
      ingredientId: idOf(ingredientIds, slug),
      position,
    })),
  );
  for (const chunk of chunks(links, CHUNK * 5)) await db.insert(productIngredient).values(chunk);
  await db.delete(searchWord);
  for (const chunk of chunks(searchWordsOf(catalogue), CHUNK * 5)) await db.insert(searchWord).values(chunk);
  await loadDictionary(db, catalogue.dictionary);
  await loadMeanings(db, catalogue);
}

function productRow(row: SeedProduct, id: number) {
  const {
    brand: _brand,
    category: _category,
    ingredients: _ingredients,
    searchedAs: _searchedAs,
    traits: _traits,
    form,
    pack,
    priceKopecks,
    ...rest
  } = row;
  return {
    ...rest,
    id,
    formSlug: form.slug,
    form: { ru: form.ru, en: form.en },
    packQuantity: pack.quantity,
    packUnit: pack.unit,
    basePriceKopecks: priceKopecks,
    priceKopecks: discountedKopecks(priceKopecks, row.discountPercent),
    isActive: true,
  };
}

/** Ids by slug: known rows keep theirs, new ones count on from the largest, in the order of the seed. */
async function idsFor(db: Database, table: string, first: number, rows: readonly { slug: string }[]): Promise<Ids> {
  const known = await rowsOf<{ id: number; slug: string }>(db, sql`select id, slug from ${sql.identifier(table)}`);
  const ids = new Map(known.map((row) => [row.slug, row.id]));
  let next = Math.max(first - 1, ...ids.values()) + 1;
  for (const { slug } of rows) if (!ids.has(slug)) ids.set(slug, next++);
  return new Map(rows.map(({ slug }) => [slug, idOf(ids, slug)]));
}

function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The seed names "${slug}" but does not hold it.`);
  return id;
}

async function upsert(
  db: Database,
  table: PgTable & { id: typeof product.id | typeof brand.id | typeof category.id | typeof ingredient.id },
  rows: readonly Record<string, unknown>[],
  unchangedColumns: readonly string[] = [],
): Promise<void> {
  for (const chunk of chunks(rows, CHUNK)) {
    const set: Record<string, SQL> = {};
    for (const name of Object.keys(chunk[0] ?? {})) {
      const column = (table as unknown as Record<string, { name: string } | undefined>)[name];
      if (column && name !== 'id' && !unchangedColumns.includes(name)) set[name] = sql`excluded.${sql.identifier(column.name)}`;
    }
    await db
      .insert(table)
      .values([...chunk])
      .onConflictDoUpdate({ target: table.id, set });
  }
}

async function switchOff(db: Database, table: 'category' | 'product', ids: Ids): Promise<void> {
  const currentIds = [...ids.values()].join(',');
  await db.execute(
    sql`update ${sql.identifier(table)} set is_active = false where is_active and not (id = any(string_to_array(${currentIds}, ',')::int[]))`,
  );
}

function chunks<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
