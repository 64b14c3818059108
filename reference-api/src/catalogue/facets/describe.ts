import type { Facets, FacetValue } from '@vitrava/shared-kit/contracts/api';
import { FACETS, type Facet } from '@vitrava/shared-kit/contracts/facets';
import { asc, eq, isNull } from 'drizzle-orm';
import { category, type Database, rowsOf } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';
import type { Texts } from '../../seed/index.ts';
import { CHOICE_COLUMNS } from './conditions.ts';
import type { FacetRow } from './count.ts';

type Rows = readonly FacetRow[];

/** Facets with names. Categories are one level: the children of the chosen one, or the roots. */
export async function describeFacets(db: Database, rows: Rows, parentId: number | null, language: Language): Promise<Facets> {
  const byFacet = Map.groupBy(rows, (row) => row.facet);
  const facets = FACETS.map(async (facet) => [
    facet.kind === 'choice' ? facet.counts : facet.name,
    await describeFacet(db, facet, byFacet.get(facet.name) ?? [], language),
  ]);
  return {
    categories: await nameCategories(db, byFacet.get('category') ?? [], parentId, language),
    ...Object.fromEntries(await Promise.all(facets)),
  };
}

function describeFacet(db: Database, facet: Facet, rows: Rows, language: Language) {
  if (facet.kind === 'choice') return nameValues(db, CHOICE_COLUMNS[facet.name].named, rows, language);
  const [{ count, low, high } = { count: 0, low: null, high: null }] = rows;
  if (facet.kind === 'range') return low === null || high === null ? null : { min: toDecimal(low), max: toDecimal(high) };
  return count;
}

async function nameCategories(db: Database, counted: Rows, parentId: number | null, language: Language) {
  const counts = countsByKey(counted);
  const rows = await db
    .select({ id: category.id, slug: category.slug, name: category.name })
    .from(category)
    .where(parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId))
    .orderBy(asc(category.position), asc(category.id));
  return rows.flatMap(({ id, slug, name }) => {
    const count = counts.get(String(id)) ?? 0;
    return count > 0 ? [{ id, slug, name: name[language], count }] : [];
  });
}

/** Most products first. */
async function nameValues(
  db: Database,
  named: (typeof CHOICE_COLUMNS)['brand']['named'],
  counted: Rows,
  language: Language,
): Promise<FacetValue[]> {
  if (counted.length === 0) return [];
  const counts = countsByKey(counted);
  const rows = await rowsOf<{ key: string; slug: string; name: Texts }>(db, named([...counts.keys()]));
  return rows
    .map(({ key, slug, name }) => ({ slug, name: name[language], count: counts.get(key) ?? 0 }))
    .sort((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1));
}

function countsByKey(rows: Rows): ReadonlyMap<string, number> {
  return new Map(rows.map(({ key, count }) => [key ?? '', count]));
}
