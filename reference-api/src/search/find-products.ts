import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { intArray } from './array-parameter.ts';
import type { Filters } from './filters.ts';
import type { Interpretation } from './interpretation.ts';
import { columnsOf, matching } from './matching.ts';
import { lexemeOfTerm } from './phrases/index.ts';
import { weighted } from './weighted.ts';

/** Everything that decides a result. */
export interface Search {
  readonly text: Interpretation | null;
  /** The chosen category and all beneath it; empty when the chosen one does not exist, null when none is chosen. */
  readonly categoryIds: readonly number[] | null;
  readonly filters: Filters;
}

/** Ids of one page, in the order asked for; equal rows stand by id. */
export async function findPage(db: Database, search: Search, offset: number, limit: number): Promise<number[]> {
  const fitting = sql`search_entry where ${sql.join([...within(search), ...search.filters.facets.values()], sql` and `)}`;
  // Apart from its rank (PostgreSQL puts no query with an offset into the one around it): with it, the table was read from end to end where the rank costs much.
  const found = isRanked(search) ? sql`(select * from ${fitting} offset 0) fitting` : fitting;
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select product_id as id from ${found} order by ${orderOf(search)}, product_id limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

/** Conditions of what was asked for, before the filters. */
export function within({ text, categoryIds, filters }: Search): SQL[] {
  const conditions: SQL[] = [];
  if (text) conditions.push(meaning(text));
  if (categoryIds !== null) conditions.push(sql`category_id = any(${intArray(categoryIds)})`);
  if (filters.ids) conditions.push(sql`product_id = any(${intArray(filters.ids)})`);
  return conditions.length === 0 ? [sql`true`] : conditions;
}

function meaning({ query, isProse }: Interpretation): SQL {
  if (query === '') return sql`false`;
  return isProse ? sql`product_id = any(array(select id from product where document @@ ${query}::tsquery))` : matching(query);
}

/** As terms of the thesaurus stand in a query. */
const FOR_CHILDREN = `'${lexemeOfTerm('trait:kids')}'`;

/**
 * What is made of the thing asked for (weight B, see the search document) stands before what merely has it in its name (A), and that before
 * what only contains it; the fewer other things in it, the better. Who does not ask for a child is shown other goods first.
 */
function rankOf(text: Interpretation): SQL {
  if (text.isProse) return sql`(select ts_rank(document, ${text.query}::tsquery, 1) from product where id = product_id)`;
  // Words joined by «and» would be rated by how near they stand, which in a list of names means nothing.
  const eachWord = text.query.replaceAll(' & ', ' | ');
  return sql`ts_rank('{0.02,0.15,0.6,1}', names, ${eachWord}::tsquery, 1)
    * (case when names @@ ${weighted(text.query, 'B')}::tsquery then 3 else 1 end) * (case when names @@ ${weighted(text.query, 'A')}::tsquery then 1.5 else 1 end)
    * ${text.query.includes(FOR_CHILDREN) ? sql`1` : sql`(case when names @@ ${FOR_CHILDREN}::tsquery then 0.25 else 1 end)`}
    * ${text.preferred === '' ? sql`1` : sql`(case when ${matching(text.preferred)} then 4 else 1 end)`}`;
}

/** Of what is asked of columns all fits alike, so that there is nothing to rank. */
function fitsAlike({ isProse, query }: Interpretation): boolean {
  return !isProse && columnsOf(query) !== null;
}

/** Whether the words of names decide the order, and not columns that an index has in order. */
function isRanked({ text, filters }: Search): boolean {
  return filters.sort === 'relevance' && text !== null && text.query !== '' && !fitsAlike(text);
}

/** Of what fits alike what fits best stands first, then what is bought most. */
function relevanceOf(text: Interpretation): SQL {
  if (!fitsAlike(text)) return sql`${rankOf(text)} * (1 + popularity / 4000::real) * (case when in_stock then 1 else 0.6 end) desc`;
  const best = text.preferred === '' || `( ${text.preferred} )` === text.query ? sql`` : sql`${matching(text.preferred)} desc, `;
  return sql`${best}in_stock desc, popularity desc`;
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
      return sql`in_stock desc, popularity desc`;
    case 'relevance':
      if (text && text.query !== '') return relevanceOf(text);
      if (filters.ids) return sql`array_position(${intArray(filters.ids)}, product_id)`;
      return sql`in_stock desc, popularity desc`;
  }
}
