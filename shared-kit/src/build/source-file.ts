import { existsSync, readFileSync } from 'node:fs';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { RemoteManifestSchema, RouteMetaSchema, RouteSchema, ToolSchema } from '../contracts/manifest.ts';
import { RemoteSourceError } from './source-error.ts';

const { title: _title, breadcrumbs: _breadcrumbs, tool: _tool, ...plainMeta } = RouteMetaSchema.properties;
const {
  routes: _routes,
  middleware: _middleware,
  bus: _bus,
  links: _links,
  api: _api,
  embeds: _embeds,
  shared: _shared,
  frame: _frame,
  generation: _generation,
  foreign: _foreign,
  ...perRemote
} = RemoteManifestSchema.properties;

/**
 * `src/pages/<route-name>/route.json`: everything that describes a route except its name, which is its folder's, and
 * its texts, which are in the locale files. A breadcrumb is the name of a route of the same remote, or a key of a text
 * with the path it leads to. The title of its tool is the text `tools.<route-name>`.
 */
export const RouteFileSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    path: RouteSchema.properties.path,
    needs: RouteSchema.properties.needs,
    breadcrumbs: Type.Optional(
      Type.Array(
        Type.Union([
          Type.String({ minLength: 1 }),
          Type.Object({ title: Type.String({ minLength: 1 }), to: Type.String({ pattern: '^/' }) }, { additionalProperties: false }),
        ]),
      ),
    ),
    tool: Type.Optional(Type.Omit(ToolSchema, ['title'], { additionalProperties: false })),
    ...plainMeta,
  },
  { additionalProperties: false },
);
export type RouteFile = Static<typeof RouteFileSchema>;

/** `remote.manifest.json` as a team writes it: the facts of the remote that are not those of one page. */
export const RemoteFileSchema = Type.Object(
  { ...perRemote, fragments: Type.Optional(perRemote.fragments), services: Type.Optional(perRemote.services) },
  { additionalProperties: false },
);

/** Reads a JSON file of a remote. Throws a `RemoteSourceError` when it is absent, is no JSON, or does not match the schema. */
export function readSourceFile<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  if (!existsSync(file)) throw new RemoteSourceError(file, 'The file is missing.', 'Create it.');
  const value = parse(file);
  if (Value.Check(schema, value)) return value;
  throw new RemoteSourceError(file, `${problemsOf(schema, value).join('; ')}.`, 'Correct the fields named.');
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RemoteSourceError(
      file,
      `It is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`,
      'Correct the syntax.',
    );
  }
}

function problemsOf(schema: TSchema, value: unknown): string[] {
  const known = 'properties' in schema ? Object.keys(schema['properties'] as object).join(', ') : '';
  return Value.Errors(schema, value).flatMap(({ keyword, instancePath, message, params }) => {
    if (keyword === 'boolean') return [];
    if (keyword !== 'additionalProperties') return [`${instancePath || 'the whole'} ${message}`];
    const unknown = (params as { additionalProperties: readonly string[] }).additionalProperties.join(', ');
    return [`unknown field ${unknown}${instancePath === '' ? ` (known: ${known})` : ` in ${instancePath}`}`];
  });
}
