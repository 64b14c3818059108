import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import type { Filters } from './filters.ts';
import type { Interpretation } from './interpret.ts';

/** Everything that decides a result. */
export interface Search {
  readonly text: Interpretation | null;
  /** The chosen category; 0 is one that does not exist. */
  readonly categoryId: number | null;
  readonly filters: Filters;
}

export interface FacetRow {
  readonly facet: 'total' | 'brand' | 'form' | 'category' | 'in_stock' | 'discount' | 'price';
  readonly key: string | null;
  readonly count: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Counts of every facet, each with all filters but its own, and the total with all. One pass over the products that match. */
export function countFacets(db: Database, search: Search): Promise<FacetRow[]> {
  const all = sql`by_brand and by_form and by_price and by_stock and by_discount`;
  return rowsOf<FacetRow>(
    db,
    sql`with matched as (${matched(search)})
      select 'total' as facet, null::text as key, count(*)::int as count, null::int as low, null::int as high from matched where ${all}
      union all select 'brand', brand_id::text, count(*)::int, null, null from matched where by_form and by_price and by_stock and by_discount group by brand_id
      union all select 'form', form_slug, count(*)::int, null, null from matched where by_brand and by_price and by_stock and by_discount group by form_slug
      union all select 'category', part::text, count(*)::int, null, null from matched, unnest(category_path) as part where ${all} group by part
      union all select 'in_stock', null, count(*)::int, null, null from matched where by_brand and by_form and by_price and by_discount and availability > 0
      union all select 'discount', null, count(*)::int, null, null from matched where by_brand and by_form and by_price and by_stock and discount_percent > 0
      union all select 'price', null, count(*)::int, min(price_kopecks), max(price_kopecks) from matched where by_brand and by_form and by_stock and by_discount`,
  );
}

/** Ids of one page, in the order asked for; equal rows stand by id. */
export async function findPage(db: Database, search: Search, offset: number, limit: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with matched as (${matched(search)})
      select id from matched where by_brand and by_form and by_price and by_stock and by_discount
      order by ${orderOf(search)}, id limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

function matched({ text, categoryId, filters }: Search): SQL {
  const conditions = [sql`p.is_active`];
  if (text) conditions.push(text.query === '' ? sql`false` : sql`p.document @@ ${text.query}::tsquery`);
  if (categoryId !== null) conditions.push(sql`p.category_path @> array[${categoryId}]::int[]`);
  if (filters.ids) conditions.push(sql`p.id = any(${intArray(filters.ids)})`);
  return sql`select p.id, p.brand_id, p.form_slug, p.category_path, p.price_kopecks, p.discount_percent, p.availability, p.popularity, p.added_on,
      ${text && text.query !== '' ? rankOf(text.query) : sql`1::real`} as rank,
      ${filters.brands.length > 0 ? sql`p.brand_id in (select id from brand where slug = any(${textArray(filters.brands)}))` : sql`true`} as by_brand,
      ${filters.forms.length > 0 ? sql`p.form_slug = any(${textArray(filters.forms)})` : sql`true`} as by_form,
      ${range(filters)} as by_price,
      ${filters.inStock ? sql`p.availability > 0` : sql`true`} as by_stock,
      ${filters.discount ? sql`p.discount_percent > 0` : sql`true`} as by_discount
    from product p where ${sql.join(conditions, sql` and `)}`;
}

/** What is made of the thing asked for (weight B, see the search document) stands before what merely has it in its name. */
function rankOf(query: string): SQL {
  const ofMainIngredient = query.replace(/:(\*?)[ABCD]+/g, ':$1B');
  return sql`ts_rank('{0.02,0.15,0.5,1}', p.document, ${query}::tsquery) * (case when p.document @@ ${ofMainIngredient}::tsquery then 1.3 else 1 end)`;
}

function range({ priceMin, priceMax }: Filters): SQL {
  const low = priceMin === null ? sql`true` : sql`p.price_kopecks >= ${priceMin}::bigint`;
  const high = priceMax === null ? sql`true` : sql`p.price_kopecks <= ${priceMax}::bigint`;
  return sql`(${low} and ${high})`;
}

function orderOf({ text, filters }: Search): SQL {
  switch (filters.sort) {
    case 'price':
      return sql`price_kopecks`;
    case '-price':
      return sql`price_kopecks desc`;
    case 'novelty':
      return sql`added_on desc`;
    case 'popularity':
      return sql`(availability > 0) desc, popularity desc`;
    case 'relevance':
      if (text) return sql`rank * (1 + popularity / 4000.0) * (case when availability > 0 then 1 else 0.6 end) desc`;
      if (filters.ids) return sql`array_position(${intArray(filters.ids)}, id)`;
      return sql`(availability > 0) desc, popularity desc`;
  }
}

/** Arrays travel as one text, because the two drivers write array parameters differently. */
function textArray(values: readonly string[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')`;
}

function intArray(values: readonly number[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')::int[]`;
}
