import { Type } from 'typebox';
import { notFound } from './api-error.ts';

/** Parameters of an address with an id. */
export const IdParamsSchema = Type.Object({ id: Type.String() });

/** The answer of calls that only take something away. */
export const NoContentSchema = Type.Null({ description: 'Nothing.' });

const LARGEST = 2_147_483_647;

/** The id of a row, or null for what cannot be one. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id === 0 || id > LARGEST ? null : id;
}

/** The id in an address; anything that cannot be one does not exist. */
export function readId(text: string): number {
  const id = parseId(text);
  if (id === null) throw notFound();
  return id;
}
