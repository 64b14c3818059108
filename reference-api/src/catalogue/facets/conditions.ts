import type { SearchQuery } from '@vitrava/shared-kit/contracts/api';
import {
  boundsOf,
  type ChoiceFacet,
  FACETS,
  type Facet,
  type FacetName,
  type FlagFacet,
  type RangeFacet,
} from '@vitrava/shared-kit/contracts/facets';
import { type SQL, sql } from 'drizzle-orm';
import type { FieldMessages } from '../../http/index.ts';
import { parseDecimal } from '../../money.ts';

/** Columns of `search_entry` that hold the facets. Labels need none of their own: they are in its column `labels`. */
export const FLAG_COLUMNS: Readonly<Record<FlagFacet, SQL>> = { in_stock: sql`in_stock`, discount: sql`is_discounted` };

export const RANGE_COLUMNS: Readonly<Record<RangeFacet, SQL>> = { price: sql`price_kopecks` };

interface ChoiceColumn {
  readonly column: SQL;
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

/** Conditions on `search_entry`, one for each facet that a query sets. */
export type FacetConditions = ReadonlyMap<FacetName, SQL>;

const MAX_SLUGS = 50;

/** Reads the facets of a query; adds to `problems` what cannot be read. */
export function readFacets(query: SearchQuery, problems: Record<string, FieldMessages[string]>): FacetConditions {
  return new Map(
    FACETS.flatMap((facet): [FacetName, SQL][] => {
      const condition = conditionOf(facet, query, problems);
      return condition ? [[facet.name, condition]] : [];
    }),
  );
}

export function hasLabel(label: string): SQL {
  return sql`${label} = any(labels)`;
}

function conditionOf(facet: Facet, query: SearchQuery, problems: Record<string, FieldMessages[string]>): SQL | null {
  switch (facet.kind) {
    case 'flag':
      return query[facet.name] === 'true' ? FLAG_COLUMNS[facet.name] : null;
    case 'label':
      return query[facet.name] === 'true' ? hasLabel(facet.name) : null;
    case 'choice': {
      const slugs = readSlugs(query[facet.name]);
      return slugs.length > 0 ? CHOICE_COLUMNS[facet.name].isOneOf(slugs) : null;
    }
    case 'range':
      return rangeOf(facet.name, query, problems);
  }
}

function rangeOf(name: RangeFacet, query: SearchQuery, problems: Record<string, FieldMessages[string]>): SQL | null {
  const [low, high] = boundsOf(name).map((bound) => {
    const text = query[bound];
    if (text === undefined || text === '') return null;
    const kopecks = parseDecimal(text);
    if (kopecks === null) problems[bound] = [{ key: 'decimal' }];
    return kopecks;
  });
  const column = RANGE_COLUMNS[name];
  const conditions = [
    ...(typeof low === 'number' ? [sql`${column} >= ${low}::bigint`] : []),
    ...(typeof high === 'number' ? [sql`${column} <= ${high}::bigint`] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null;
}

/** Slugs hold no commas, so a comma separates them. A value that cannot be a slug matches nothing, but still filters. */
function readSlugs(text = ''): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))].slice(0, MAX_SLUGS);
}
