import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { conditionsOf, type Search, within } from './find-products.ts';

export interface FacetRow {
  readonly facet: 'total' | 'brand' | 'form' | 'category' | 'in_stock' | 'discount' | 'price';
  readonly key: string | null;
  readonly count: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Counts of every facet, each with all filters but its own, and the total with all. One pass over the products that match. */
export function countFacets(db: Database, search: Search): Promise<FacetRow[]> {
  const by = conditionsOf(search.filters);
  const without = (...own: (keyof typeof by)[]): SQL =>
    sql.join(
      Object.entries(by).flatMap(([name, condition]) => (own.some((facet) => facet === name) ? [] : [condition])),
      sql` and `,
    );
  return rowsOf<FacetRow>(
    db,
    sql`with counted as materialized (
        select grouping(brand_id, form_slug, category_id) as missing, brand_id, form_slug, category_id,
          count(*) filter (where ${without()})::int as total,
          count(*) filter (where ${without('brand')})::int as brands,
          count(*) filter (where ${without('form')})::int as forms,
          count(*) filter (where ${without('stock')} and in_stock)::int as in_stock,
          count(*) filter (where ${without('discount')} and is_discounted)::int as discounted,
          count(*) filter (where ${without('price')})::int as priced,
          min(price_kopecks) filter (where ${without('price')}) as low,
          max(price_kopecks) filter (where ${without('price')}) as high
        from search_entry where ${sql.join(within(search), sql` and `)}
        group by grouping sets ((brand_id), (form_slug), (category_id), ()))
      select 'total' as facet, null::text as key, total as count, null::int as low, null::int as high from counted where missing = 7
      union all select 'brand', brand_id::text, brands, null, null from counted where missing = 3 and brands > 0
      union all select 'form', form_slug, forms, null, null from counted where missing = 5 and forms > 0
      union all select 'category', part::text, sum(total)::int, null, null
        from counted join category c on c.id = counted.category_id, unnest(c.path) as part where missing = 6 and total > 0 group by part
      union all select 'in_stock', null, in_stock, null, null from counted where missing = 7
      union all select 'discount', null, discounted, null, null from counted where missing = 7
      union all select 'price', null, priced, low, high from counted where missing = 7`,
  );
}
