import type { Facets } from '@vitrava/shared-kit/contracts/api';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { brand, category, type Database, rowsOf } from '../database/index.ts';
import type { Language } from '../language.ts';
import { toDecimal } from '../money.ts';
import type { Texts } from '../seed/index.ts';
import { textArray } from './array-parameter.ts';
import type { FacetRow } from './count-facets.ts';

/** Facets with names. Categories are one level: the children of the chosen one, or the roots. Most products first. */
export async function toFacets(db: Database, rows: readonly FacetRow[], parentId: number | null, language: Language): Promise<Facets> {
  const counts = (facet: FacetRow['facet']) => new Map(rows.filter((row) => row.facet === facet).map((row) => [row.key ?? '', row.count]));
  const price = rows.find((row) => row.facet === 'price');
  return {
    categories: await nameCategories(db, counts('category'), parentId, language),
    brands: await nameBrands(db, counts('brand'), language),
    forms: await nameForms(db, counts('form'), language),
    price: price && price.low !== null && price.high !== null ? { min: toDecimal(price.low), max: toDecimal(price.high) } : null,
    in_stock: counts('in_stock').get('') ?? 0,
    discount: counts('discount').get('') ?? 0,
  };
}

async function nameCategories(db: Database, counts: ReadonlyMap<string, number>, parentId: number | null, language: Language) {
  const rows = await db
    .select({ id: category.id, slug: category.slug, name: category.name })
    .from(category)
    .where(parentId === null ? sql`${category.parentId} is null` : eq(category.parentId, parentId))
    .orderBy(asc(category.position), asc(category.id));
  return rows.flatMap((row) => {
    const count = counts.get(String(row.id)) ?? 0;
    return count > 0 ? [{ id: row.id, slug: row.slug, name: row.name[language], count }] : [];
  });
}

async function nameBrands(db: Database, counts: ReadonlyMap<string, number>, language: Language) {
  const ids = [...counts.keys()].map(Number);
  const rows =
    ids.length === 0 ? [] : await db.select({ id: brand.id, slug: brand.slug, name: brand.name }).from(brand).where(inArray(brand.id, ids));
  return mostFirst(rows.map((row) => ({ slug: row.slug, name: row.name[language], count: counts.get(String(row.id)) ?? 0 })));
}

async function nameForms(db: Database, counts: ReadonlyMap<string, number>, language: Language) {
  const slugs = [...counts.keys()];
  if (slugs.length === 0) return [];
  const rows = await rowsOf<{ slug: string; name: Texts }>(
    db,
    sql`select asked.slug, (select form from product p where p.form_slug = asked.slug order by p.id limit 1) as name from unnest(${textArray(slugs)}) as asked (slug)`,
  );
  return mostFirst(rows.map((row) => ({ slug: row.slug, name: row.name[language], count: counts.get(row.slug) ?? 0 })));
}

function mostFirst<Value extends { slug: string; count: number }>(values: Value[]): Value[] {
  return values.sort((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1));
}
