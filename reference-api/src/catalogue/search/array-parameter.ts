import { type SQL, sql } from 'drizzle-orm';

/** Arrays travel as one text, because the two drivers write array parameters differently. */
export function textArray(values: readonly string[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')`;
}

export function intArray(values: readonly number[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')::int[]`;
}
