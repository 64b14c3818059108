import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';

/** Where a value that is sent is not what the reader reads: the field's path (empty: the whole value) and both sides. */
export interface Mismatch {
  readonly field: string;
  readonly sent: string;
  readonly read: string;
}

/**
 * Whether everything of the shape `sent` may be read as the shape `read`, by the rules of TypeScript: additional fields
 * are allowed, missing ones are not unless they are optional for the reader. Null when it may. `isLoose`: a sent value
 * may be narrower than its type, so that any text passes where one of a few is read, and an unknown type passes
 * everywhere.
 */
export function findMismatch(sent: PayloadShape, read: PayloadShape, { field = '', isLoose = false }: Place = {}): Mismatch | null {
  const mismatch = { field, sent: nameOf(sent), read: nameOf(read) };
  const at = (place: string): Place => ({ field: place, isLoose });
  if ('type' in read && read.type === 'unknown') return null;
  if ('type' in sent && (sent.type === 'never' || (isLoose && sent.type === 'unknown'))) return null;
  if ('anyOf' in sent) return firstOf(sent.anyOf, (one) => findMismatch(one, read, at(field)));
  if ('anyOf' in read) return findInAll(sent, read.anyOf, at(field)) ?? null;
  if ('value' in sent) return isValueRead(sent.value, read) ? null : mismatch;
  if (isLoose && 'type' in sent && 'value' in read) return sent.type === typeof read.value ? null : mismatch;
  if ('type' in sent) return 'type' in read && sent.type === read.type ? null : mismatch;
  if ('items' in sent) return 'items' in read ? findMismatch(sent.items, read.items, at(`${field}[]`)) : mismatch;
  if ('fields' in sent) return 'fields' in read ? findInFields(sent, read, at(field)) : mismatch;
  return 'text' in read && sent.text === read.text ? null : mismatch;
}

/** Where in a value shapes are compared, and how. */
interface Place {
  readonly field?: string;
  readonly isLoose?: boolean;
}

function isValueRead(value: string | number | boolean, read: PayloadShape): boolean {
  return 'value' in read ? read.value === value : 'type' in read && read.type === typeof value;
}

/** Null when one of the shapes fits; else what is wrong with the only candidate, or with the whole. */
function findInAll(sent: PayloadShape, reads: readonly PayloadShape[], place: Place): Mismatch | null {
  const { field = '' } = place;
  const mismatches = reads.map((read) => findMismatch(sent, read, place));
  if (mismatches.includes(null)) return null;
  const inside = mismatches.filter((mismatch) => mismatch !== null && mismatch.field !== field);
  return (inside.length === 1 && inside[0]) || { field, sent: nameOf(sent), read: reads.map(nameOf).join(' | ') };
}

type Fields = Extract<PayloadShape, { readonly fields: unknown }>;

function findInFields(sent: Fields, read: Fields, { field = '', isLoose = false }: Place): Mismatch | null {
  const pathOf = (name: string) => (field ? `${field}.${name}` : name);
  return firstOf(Object.entries(read.fields), ([name, shape]) => {
    const own = sent.fields[name] ?? sent.rest;
    const isSure = sent.required.includes(name);
    if (read.required.includes(name) && !isSure) return { field: pathOf(name), sent: own ? 'optional' : 'nothing', read: nameOf(shape) };
    return own ? findMismatch(own, shape, { field: pathOf(name), isLoose }) : null;
  });
}

function firstOf<T>(items: readonly T[], find: (item: T) => Mismatch | null): Mismatch | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}

/** A shape in TypeScript's words, short. */
function nameOf(shape: PayloadShape): string {
  if ('type' in shape) return shape.type;
  if ('value' in shape) return JSON.stringify(shape.value);
  if ('anyOf' in shape) return shape.anyOf.map(nameOf).join(' | ');
  if ('items' in shape) return `${nameOf(shape.items)}[]`;
  return 'fields' in shape ? `{ ${Object.keys(shape.fields).join(', ')} }` : shape.text;
}
