import { type SQL, sql } from 'drizzle-orm';

/** Arrays travel as one text, because the two drivers write array parameters differently. */
export function textArray(values: readonly string[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')`;
}

export function intArray(values: readonly number[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')::int[]`;
}

const TOKEN = /'(?:[^']|'')+'(?::[*A-D]+)?|[()&|!]/g;
const COLUMN = /^':(category|form|trait):([^']+)'$/;
const SIGNS: Readonly<Record<string, SQL>> = { '(': sql`(`, ')': sql`)`, '&': sql` and `, '|': sql` or ` };

/** Search entries that fit a `tsquery`. */
export function matching(query: string): SQL {
  return columnsOf(query) ?? sql`names @@ ${query}::tsquery`;
}

/** The query by columns if it has only categories, forms and supplements, else null: names would be scanned. */
export function columnsOf(query: string): SQL | null {
  const parts = (query.match(TOKEN) ?? []).map((token) => SIGNS[token] ?? columnOf(token));
  return parts.length > 0 && parts.every((part) => part !== null) ? sql`(${sql.join(parts)})` : null;
}

function columnOf(term: string): SQL | null {
  const [, column, value] = COLUMN.exec(term) ?? [];
  if (column === 'category')
    return sql`category_id = any(array(select id from category where (select id from category where slug = ${value}) = any(path)))`;
  if (column === 'form') return sql`form_slug = ${value}`;
  return column === 'trait' && value === 'supplement' ? sql`is_supplement` : null;
}
