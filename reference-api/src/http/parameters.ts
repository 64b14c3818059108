import { Type } from 'typebox';
import { notFound } from './api-error.ts';

/** A query as Django reads it: of a repeated parameter the last one counts. Characters that no text of the shop can hold are dropped. */
export function parseQueryString(text: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text.slice(0, 8_000))) values[name] = withoutControls(value);
  return values;
}

/** PostgreSQL refuses NUL, and no name, slug or search text has control characters or halves of surrogate pairs. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

export const IdParamsSchema = Type.Object({ id: Type.String() });

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

/** Whether the calendar has this day, `YYYY-MM-DD`; there is no year 0. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return text >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
