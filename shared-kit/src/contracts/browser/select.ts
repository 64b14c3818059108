import { type TObject, type TSchema, Type } from 'typebox';
import { listOf } from '../api/list.ts';

/** The fields that a browser depends on: `names` as the API declares them, `own` with less than it declares. */
export function select(schema: TObject, names: readonly string[], own: Readonly<Record<string, TSchema>> = {}): TObject {
  const unknown = [...names, ...Object.keys(own)].filter((name) => !(name in schema.properties));
  if (unknown.length > 0) throw new Error(`The API declares no ${unknown.join(', ')}.`);
  return Type.Object({ ...(Type.Pick(schema, [...names]) as TObject).properties, ...own });
}

/** The same answer, with fields that a backend may leave out or set to null: extensions of ours, and what a page does without. */
export function lenient(schema: TObject, names: readonly string[]): TObject {
  const fields = Object.entries(schema.properties);
  return Type.Object(Object.fromEntries(fields.map(([name, field]) => [name, names.includes(name) ? Type.Optional(field) : field])));
}

/** Of a list its rows; `pageOf` with the number of all rows. */
export const rowsOf = (row: TSchema): TObject => select(listOf(row), ['results']);
export const pageOf = (row: TSchema): TObject => select(listOf(row), ['count', 'results']);
