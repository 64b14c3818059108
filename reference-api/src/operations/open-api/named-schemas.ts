import * as contracts from '@vitrava/shared-kit/contracts/api';
import { ERROR_SCHEMAS } from './errors.ts';

type Json = Record<string, unknown>;

/** Where a schema with a name stood, until the document is complete. */
const MARK = 'x-vitrava-schema';

const named: ReadonlyMap<unknown, string> = new Map(
  Object.entries(contracts).flatMap(([name, value]) => (/Schema$/.test(name) ? [[value, name.replace(/Schema$/, '')] as const] : [])),
);

/** A contract with every contract inside it replaced by its name. Contracts are recognised by being the same object. */
export function nameParts(schema: unknown): unknown {
  const name = named.get(schema);
  return name === undefined ? nameInside(schema) : { [MARK]: name };
}

function nameInside(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nameParts);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Json;
  // The one contract that names itself.
  if (typeof $ref === 'string' && $ref.endsWith('#')) return { [MARK]: $ref.slice(0, -1) };
  return Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => (key === '$id' ? [] : [[key, nameParts(value)]])));
}

/** The marks become references. */
export function referToNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referToNames);
  if (typeof value !== 'object' || value === null) return value;
  const mark = (value as Json)[MARK];
  if (typeof mark === 'string') return { $ref: `#/components/schemas/${mark}` };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, referToNames(item)]));
}

export function componentSchemas(): Record<string, unknown> {
  const schemas = [...named].map(([schema, name]) => [name, referToNames(nameInside(schema))]);
  return { ...Object.fromEntries(schemas), ...ERROR_SCHEMAS };
}
