import type { Facets, FacetValue } from '@vitrava/shared-kit/contracts/api';
import { FACETS, type Facet, type FacetName } from '@vitrava/shared-kit/contracts/facets';
import { asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { category, type Database, rowsOf } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';
import type { Texts } from '../../seed/index.ts';
import { CHOICE_COLUMNS, type FacetConditions, FLAG_COLUMNS, hasLabel, RANGE_COLUMNS } from './conditions.ts';

/** `key`: a value of a choice or the id of a category. `low`, `high`: bounds of a range. */
interface FacetRow {
  readonly facet: 'total' | 'category' | FacetName;
  readonly key: string | null;
  readonly count: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Counts of every facet without its own filter, and the total, in one pass; facets with a filter apart. */
export function countFacets(db: Database, within: SQL, set: FacetConditions): Promise<FacetRow[]> {
  const where = (own?: FacetName) => {
    const others = [...set].flatMap(([name, condition]) => (name === own ? [] : [condition]));
    return others.length > 0 ? sql.join(others, sql` and `) : sql`true`;
  };
  const countWithout = (name: FacetName) => sql.identifier(set.has(name) ? `without_${name}` : 'total');
  const measures = [
    sql`count(*) filter (where ${where()})::int as total`,
    ...[...set.keys()].map((name) => sql`count(*) filter (where ${where(name)})::int as ${countWithout(name)}`),
    ...FACETS.flatMap((facet) => (facet.kind === 'range' ? boundsIn(facet.name, where(facet.name)) : [])),
  ];
  const choices = FACETS.flatMap((facet) => (facet.kind === 'choice' ? [CHOICE_COLUMNS[facet.name].column] : []));
  const flags = sql.join([...Object.values(FLAG_COLUMNS), sql`labels`], sql`, `);
  const columns = [sql`category_id`, ...choices, flags];
  return rowsOf<FacetRow>(
    db,
    sql`with counted as materialized (
        select ${sql.join([...columns, ...measures], sql`, `)} from search_entry where ${within}
        group by grouping sets (${sql.join(
          columns.map((column) => sql`(${column})`),
          sql`, `,
        )}))
      select 'category' as facet, part::text as key, sum(total)::int as count, null::int as low, null::int as high
        from counted join category c on c.id = counted.category_id, unnest(c.path) as part where total > 0 group by part
      union all select 'total', null, coalesce(sum(total), 0)::int, null, null from counted where labels is not null
      ${sql.join(FACETS.map((facet) => sql` union all ${rowsOfFacet(facet, countWithout(facet.name))}`))}`,
  );
}

type Name = ReturnType<typeof sql.identifier>;

function rowsOfFacet(facet: Facet, count: Name): SQL {
  const named = sql.raw(`'${facet.name}'`);
  if (facet.kind === 'choice') {
    const { column } = CHOICE_COLUMNS[facet.name];
    return sql`select ${named}, ${column}::text, ${count}, null, null from counted where ${column} is not null and ${count} > 0`;
  }
  if (facet.kind === 'range') {
    const [low, high] = [sql.identifier(`${facet.name}_low`), sql.identifier(`${facet.name}_high`)];
    return sql`select ${named}, null, coalesce(sum(${count}), 0)::int, min(${low}), max(${high}) from counted where labels is not null`;
  }
  const condition = facet.kind === 'flag' ? FLAG_COLUMNS[facet.name] : hasLabel(facet.name);
  return sql`select ${named}, null, coalesce(sum(${count}) filter (where ${condition}), 0)::int, null, null from counted where labels is not null`;
}

function boundsIn(name: keyof typeof RANGE_COLUMNS, where: SQL): SQL[] {
  const column = RANGE_COLUMNS[name];
  return [
    sql`min(${column}) filter (where ${where}) as ${sql.identifier(`${name}_low`)}`,
    sql`max(${column}) filter (where ${where}) as ${sql.identifier(`${name}_high`)}`,
  ];
}

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
