import type { TSchema } from 'typebox';
import { DateSchema, TimestampSchema } from '../../contracts/api/index.ts';

/** As much of JSON Schema as the schemas of `contracts/api` use. */
export interface JsonSchema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** A schema in TypeScript: the expression of its contract, and its type. */
export interface Description {
  readonly contract: string;
  readonly type: string;
}

export const toJson = (schema: TSchema): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema;

/** A browser reads dates with `Date`, which accepts more forms than the API writes. */
const UNCHECKED_PATTERNS: ReadonlySet<string | undefined> = new Set([DateSchema, TimestampSchema].map((schema) => toJson(schema).pattern));

const PLAIN: Readonly<Record<string, Description>> = {
  integer: { contract: 'num', type: 'number' },
  number: { contract: 'num', type: 'number' },
  boolean: { contract: 'bool', type: 'boolean' },
  null: { contract: 'val(null)', type: 'null' },
};

/** Describes a schema; `nameOf` names those with contracts. Bounds are left out. Throws for an unknown schema. */
export function describeSchema(schema: JsonSchema, nameOf: (schema: JsonSchema) => string | null): Description {
  const describe = (part: JsonSchema): Description => {
    const name = nameOf(part);
    return name === null ? describeSchema(part, nameOf) : { contract: contractName(name), type: name };
  };
  const { type = '' } = schema;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return oneOf(schema.enum);
  if (schema.anyOf) return describeUnion(schema.anyOf, describe);
  if (type === 'string') return describeText(schema);
  if (type === 'array' && schema.items) return describeList(describe(schema.items));
  if (type === 'object' && schema.properties) return describeObject(schema, describe);
  const plain = PLAIN[type];
  if (!plain) throw new Error(`There is no contract for the schema ${JSON.stringify(schema)}.`);
  return plain;
}

export const contractName = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Contract`;

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function literal(value: string | number | boolean): Description {
  const text = typeof value === 'string' ? quote(value) : String(value);
  return { contract: `val(${text})`, type: text };
}

function oneOf(values: readonly string[]): Description {
  const texts = values.map(quote);
  return { contract: `oneOf([${texts.join(', ')}])`, type: texts.join(' | ') };
}

function describeUnion(parts: readonly JsonSchema[], describe: (part: JsonSchema) => Description): Description {
  const others = parts.filter(({ type }) => type !== 'null');
  const texts = others.flatMap((part) => (typeof part.const === 'string' ? [part.const] : []));
  const described = texts.length === others.length ? [oneOf(texts)] : others.map(describe);
  const type = described.map((part) => part.type).join(' | ');
  const contract =
    described.length === 1
      ? (described[0]?.contract ?? '')
      : call(
          'or',
          described.map((part) => part.contract),
        );
  return others.length === parts.length ? { contract, type } : { contract: `orNull(${contract})`, type: `${type} | null` };
}

function describeText({ pattern, minLength = 0, maxLength }: JsonSchema): Description {
  const checked = UNCHECKED_PATTERNS.has(pattern) ? undefined : pattern;
  const bounded = maxLength === undefined ? undefined : `^[^]{${minLength},${maxLength}}$`;
  const wanted = checked ?? bounded;
  return { contract: wanted === undefined ? 'str' : `matching(${String(new RegExp(wanted))})`, type: 'string' };
}

function describeList({ contract, type }: Description): Description {
  return { contract: `arr(${contract})`, type: / \| |^readonly /.test(type) ? `readonly (${type})[]` : `readonly ${type}[]` };
}

function describeObject({ properties = {}, required = [] }: JsonSchema, describe: (part: JsonSchema) => Description): Description {
  const fields = Object.entries(properties).map(([name, part]) => {
    if (required.includes(name)) return { ...describe(part), name };
    // A backend may leave out what it does not have, or write null.
    const { contract, type } = describe(withoutNull(part));
    return { contract: `or(${contract}, nothing)`, type: `${type} | null | undefined`, name: `${name}?` };
  });
  return {
    contract: `obj({${lines(fields.map(({ name, contract }) => `${name.replace('?', '')}: ${contract},`))}})`,
    type: `{${lines(fields.map(({ name, type }) => `readonly ${name}: ${type};`))}}`,
  };
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null');
  return others?.length === 1 && others[0] ? others[0] : schema.anyOf ? { ...schema, anyOf: others ?? [] } : schema;
}

const call = (name: string, parts: readonly string[]): string => `${name}(${lines(parts.map((part) => `${part},`))})`;

const lines = (parts: readonly string[]): string => `\n${parts.map((part) => `  ${part.replaceAll('\n', '\n  ')}\n`).join('')}`;
