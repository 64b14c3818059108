import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import type { Filters } from './filters.ts';
import { columnsOf, intArray, matching } from './matching.ts';
import { type TextQuery, weighted } from './text-query/index.ts';

export interface Search {
  readonly text: TextQuery | null;
  /** The category with its subtree; empty when it does not exist, null when none is chosen. */
  readonly categoryIds: readonly number[] | null;
  readonly filters: Filters;
}

/** Ids of one page, in the requested order; equal rows are ordered by id. */
export async function findPage(db: Database, search: Search, offset: number, limit: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(db, pageSql(search, offset, limit));
  return rows.map((row) => row.id);
}

export function pageSql(search: Search, offset: number, limit: number): SQL {
  const rows = sql`search_entry where ${sql.join([...within(search), ...search.filters.facets.values()], sql` and `)}`;
  // A subquery with an offset is not merged with the ranking around it: with an expensive ranking, PostgreSQL scanned the table.
  const found = isRanked(search) ? sql`(select * from ${rows} offset 0) matching` : rows;
  return sql`select product_id as id from ${found} order by ${orderOf(search)}, product_id limit ${limit} offset ${offset}`;
}

/** The conditions of the text, the category and the ids, without the filters. */
export function within({ text, categoryIds, filters }: Search): SQL[] {
  const conditions: SQL[] = [];
  if (text) conditions.push(matchingText(text));
  if (categoryIds !== null) conditions.push(sql`category_id = any(${intArray(categoryIds)})`);
  if (filters.ids) conditions.push(sql`product_id = any(${intArray(filters.ids)})`);
  return conditions.length === 0 ? [sql`true`] : conditions;
}

function matchingText({ query, isProse }: TextQuery): SQL {
  if (query === '') return sql`false`;
  return isProse ? sql`product_id = any(array(select id from product where document @@ ${query}::tsquery))` : matching(query);
}

/** Products with one of these lexemes rank lower unless the query has it. Null when the query has all of them. */
function demoted(query: string): SQL {
  return sql`(select string_agg(quote_literal(lexeme), ' | ')::tsquery from search_demotion where position(quote_literal(lexeme) in ${query}::text) = 0)`;
}

/** Products rank by their main ingredient (B), then names (A), then contents; shorter documents first. */
function rankOf(text: TextQuery): SQL {
  if (text.isProse) return sql`(select ts_rank(document, ${text.query}::tsquery, 1) from product where id = product_id)`;
  // PostgreSQL ranks words joined by "and" by their distance, which has no meaning in a list of names.
  const eachWord = text.query.replaceAll(' & ', ' | ');
  return sql`ts_rank('{0.02,0.15,0.6,1}', names, ${eachWord}::tsquery, 1)
    * (case when names @@ ${weighted(text.query, 'B')}::tsquery then 3 else 1 end) * (case when names @@ ${weighted(text.query, 'A')}::tsquery then 1.5 else 1 end)
    * (case when names @@ ${demoted(text.query)} then 0.25 else 1 end)
    * ${text.preferred === '' ? sql`1` : sql`(case when ${matching(text.preferred)} then 4 else 1 end)`}`;
}

/** All products match a query of columns alike. */
function matchesAlike({ isProse, query }: TextQuery): boolean {
  return !isProse && columnsOf(query) !== null;
}

/** The order depends on the words of names, and not on indexed columns. */
function isRanked({ text, filters }: Search): boolean {
  return filters.sort === 'relevance' && text !== null && text.query !== '' && !matchesAlike(text);
}

/** Of products that match alike the preferred ones come first, then the popular ones. */
function relevanceOf(text: TextQuery): SQL {
  if (!matchesAlike(text)) return sql`${rankOf(text)} * (1 + popularity / 4000::real) * (case when in_stock then 1 else 0.6 end) desc`;
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
