import type { ChoiceFacet, FlagFacet, RangeFacet } from '@vitrava/shared-kit/contracts/facets';
import { type SQL, sql } from 'drizzle-orm';

/** Columns of `search_entry` that hold the facets. Labels need none of their own: they are in its column `labels`. */
export const FLAG_COLUMNS: Readonly<Record<FlagFacet, SQL>> = { in_stock: sql`in_stock`, discount: sql`is_discounted` };

export const RANGE_COLUMNS: Readonly<Record<RangeFacet, SQL>> = { price: sql`price_kopecks` };

interface ChoiceColumn {
  readonly column: SQL;
  /** Entries with one of these slugs. */
  readonly isOneOf: (slugs: readonly string[]) => SQL;
  /** Rows of `key` (the column's value as text), `slug` and `name` in both languages for these keys. */
  readonly named: (keys: readonly string[]) => SQL;
}

export const CHOICE_COLUMNS: Readonly<Record<ChoiceFacet, ChoiceColumn>> = {
  brand: {
    column: sql`brand_id`,
    isOneOf: (slugs) => sql`brand_id = any(array(select id from brand where slug in ${slugs}))`,
    named: (keys) => sql`select id::text as key, slug, name from brand where id in ${keys.map(Number)}`,
  },
  form: {
    column: sql`form_slug`,
    isOneOf: (slugs) => sql`form_slug in ${slugs}`,
    named: (keys) => sql`select key, key as slug, (select form from product where form_slug = key order by id limit 1) as name
      from (values ${sql.join(
        keys.map((key) => sql`(${key})`),
        sql`, `,
      )}) as asked (key)`,
  },
};
