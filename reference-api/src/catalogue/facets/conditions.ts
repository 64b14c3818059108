import type { SearchQuery } from '@vitrava/shared-kit/contracts/api';
import { boundsOf, FACETS, type Facet, type FacetName, type RangeFacet } from '@vitrava/shared-kit/contracts/facets';
import { type SQL, sql } from 'drizzle-orm';
import type { FieldMessages } from '../../http/index.ts';
import { parseDecimal } from '../../money.ts';
import { CHOICE_COLUMNS, FLAG_COLUMNS, RANGE_COLUMNS } from './columns.ts';

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

/** Entries with this label. */
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
