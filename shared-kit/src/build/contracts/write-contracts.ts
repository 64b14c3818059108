import type { TSchema } from 'typebox';
import { contractName, describeSchema, type JsonSchema, toJson } from './describe-schema.ts';

/** Schemas of answers by their names: `Order` becomes the type `Order` and `orderContract`. */
export type Schemas = Readonly<Record<string, TSchema>>;

const LIBRARY = ['arr', 'bool', 'nothing', 'num', 'obj', 'or', 'str', 'val'];
const KIT = ['lazy', 'matching', 'oneOf', 'orNull'];

/** The schemas that a module of schemas exports. */
export function schemasIn(module: Readonly<Record<string, unknown>>): Schemas {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value === 'object')) as Schemas;
}

/** The text of `contracts.ts` beside a `contracts.schema.ts`, by `npm run fix`. `kit`: schemas that the kit exports. */
export function writeContracts(own: Schemas, kit: Schemas, kitModule: string): string {
  const names = new Map([...namesOf(kit), ...namesOf(own)]);
  const written = Object.entries(own).map(([name, schema]) => writeOne(name, toJson(schema), names));
  const text = written.join('\n\n');
  const uses = (name: string): boolean => new RegExp(`(?<![.\\w])${name}\\b`).test(text);
  const others = Object.keys(kit).filter((name) => !(name in own));
  const contracts = others.map(contractName).filter(uses);
  const types = others.filter(uses).map((name) => `type ${name}`);
  const fromKit = [...KIT.filter(uses), ...contracts, ...types];
  const fromLibrary = ['type Contract', ...LIBRARY.filter(uses)];
  return [
    '// Generated from contracts.schema.ts: edit that, then run `npm run fix`.',
    `import { ${fromKit.join(', ')} } from '${kitModule}';`,
    `import { ${fromLibrary.join(', ')} } from '@withease/contracts';`,
    '',
    `${text}\n`,
  ].join('\n');
}

/** The names of schemas by their content: plain texts have none. */
function namesOf(schemas: Schemas): [key: string, name: string][] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const json = toJson(schema);
    return [[keyOf(json), name] as [string, string], ...(json.$id ? [[keyOf({ $ref: `${json.$id}#` }), name] as [string, string]] : [])];
  });
}

const keyOf = ({ description: _, ...schema }: JsonSchema): string => JSON.stringify(schema);

function writeOne(name: string, schema: JsonSchema, names: ReadonlyMap<string, string>): string {
  const nameOf = (part: JsonSchema): string | null => names.get(keyOf(part)) ?? null;
  const known = nameOf(schema);
  const isAlias = known !== null && known !== name;
  const { contract, type } = isAlias ? { contract: contractName(known), type: known } : describeSchema(schema, nameOf);
  const comment = schema.description === undefined ? '' : `/** ${schema.description} */\n`;
  const declaration = type.startsWith('{') ? `export interface ${name} ${type}` : `export type ${name} = ${type};`;
  return [
    `${comment}${declaration}`,
    `export const ${contractName(name)}: Contract<unknown, ${name}> = /* @__PURE__ */ lazy(() => ${contract});`,
  ].join('\n\n');
}
