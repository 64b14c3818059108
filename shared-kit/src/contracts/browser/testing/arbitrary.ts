import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';

/** The part of JSON Schema that the schemas of `contracts/api` use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Values that a schema of the API allows: what may be left out is left out at times. Throws for a schema it cannot draw. */
export function valuesOf(schema: TSchema): Arbitrary<unknown> {
  return draw(schema);
}

function draw(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(draw));
  const { minLength, maxLength, minimum, maximum } = schema;
  const bounds = { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) };
  switch (schema.type) {
    case 'string':
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({ ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) });
    case 'integer':
      return fc.integer(bounds);
    case 'number':
      return fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(draw(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, draw(property)])), {
        requiredKeys: [...(schema.required ?? [])],
      });
    default:
      throw new Error(`No values can be drawn for ${JSON.stringify(schema)}`);
  }
}
