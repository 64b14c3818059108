import type { CategoryReference, ProductCard } from '@vitrava/shared-kit/contracts/api';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { brand, category, type Database, product } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { type CardContext, type ProductFacts, type ProductRow, toCard } from './product-card.ts';

const { document: _, ...allColumns } = getTableColumns(product);
const {
  summary: _summary,
  description: _description,
  composition: _composition,
  directions: _directions,
  contraindications: _contraindications,
  storage: _storage,
  ...cardColumns
} = allColumns;
const categoryColumns = { id: category.id, slug: category.slug, name: category.name };

/** Products on sale by id, in the order of the ids; those that are gone are left out. */
export async function findProducts(db: Database, ids: readonly number[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: cardColumns, brand, category: categoryColumns })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(inArray(product.id, [...ids]), eq(product.isActive, true)));
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findCards(db: Database, ids: readonly number[], context: CardContext): Promise<ProductCard[]> {
  return (await findProducts(db, ids)).map((facts) => toCard(facts, context));
}

/** One product on sale with every column; null when there is none. */
export async function findProduct(db: Database, id: number): Promise<(ProductFacts & { product: ProductRow }) | null> {
  const rows = await db
    .select({ product: allColumns, brand, category: categoryColumns })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(eq(product.id, id), eq(product.isActive, true)));
  return rows[0] ?? null;
}

/** Names of the categories on a path, root first. */
export async function findCategoryPath(db: Database, path: readonly number[], language: Language): Promise<CategoryReference[]> {
  if (path.length === 0) return [];
  const rows = await db
    .select(categoryColumns)
    .from(category)
    .where(inArray(category.id, [...path]));
  const byId = new Map(rows.map((row) => [row.id, { id: row.id, slug: row.slug, name: row.name[language] }]));
  return path.flatMap((id) => byId.get(id) ?? []);
}

/** The category and all beneath it; empty when there is none. */
export async function findSubtree(db: Database, id: number): Promise<number[]> {
  const rows = await db.select({ id: category.id }).from(category).where(sql`${id} = any(${category.path})`);
  return rows.map((row) => row.id);
}
