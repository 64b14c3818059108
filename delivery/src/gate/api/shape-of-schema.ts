import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import { findByReference, isRecord, type Json, schemasIn } from './json.ts';

type Fields = Extract<PayloadShape, { readonly fields: unknown }>;

/** Deeper than this nothing is read of an answer, and a schema that holds itself would never end. */
const DEPTH = 24;

/** The values that a JSON schema of an OpenAPI document (3.0 or 3.1) allows. Unsupported keywords are `unknown`. */
export function shapeOfSchema(document: Json, schema: unknown, depth = 0): PayloadShape {
  if (!isRecord(schema) || depth > DEPTH) return { type: 'unknown' };
  const inner = (part: unknown) => shapeOfSchema(document, part, depth + 1);
  if (typeof schema['$ref'] === 'string') return inner(findByReference(document, schema['$ref']));
  if (schema['nullable'] === true) return { anyOf: [inner({ ...schema, nullable: false }), { type: 'null' }] };
  if ('const' in schema) return shapeOfValue(schema['const']);
  if (Array.isArray(schema['enum'])) return { anyOf: schema['enum'].map(shapeOfValue) };
  const choices = schemasIn(schema['anyOf']) ?? schemasIn(schema['oneOf']);
  if (choices) return { anyOf: choices.map(inner) };
  const parts = schemasIn(schema['allOf']);
  if (parts) return parts.map(inner).reduce(both, { type: 'unknown' });
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type'] ?? guessType(schema)];
  const shapes = types.map((type) => shapeOfKind(type, schema, inner));
  return shapes.length === 1 && shapes[0] ? shapes[0] : { anyOf: shapes };
}

function shapeOfKind(type: unknown, schema: Json, inner: (part: unknown) => PayloadShape): PayloadShape {
  if (type === 'string' || type === 'boolean' || type === 'null' || type === 'number') return { type };
  if (type === 'integer') return { type: 'number' };
  if (type === 'array') return { items: inner(schema['items']) };
  if (type !== 'object') return { type: 'unknown' };
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const { required, additionalProperties: rest } = schema;
  return {
    fields: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])),
    required: Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [],
    ...(isRecord(rest) ? { rest: inner(rest) } : {}),
  };
}

const guessType = (schema: Json): string => ('properties' in schema ? 'object' : 'items' in schema ? 'array' : '');

function shapeOfValue(value: unknown): PayloadShape {
  if (value === null) return { type: 'null' };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? { value } : { type: 'unknown' };
}

function both(one: PayloadShape, other: PayloadShape): PayloadShape {
  if ('fields' in one && 'fields' in other) return mergeFields(one, other);
  return 'type' in one && one.type === 'unknown' ? other : one;
}

function mergeFields(one: Fields, other: Fields): Fields {
  return { ...one, ...other, fields: { ...one.fields, ...other.fields }, required: [...new Set([...one.required, ...other.required])] };
}
