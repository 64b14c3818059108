import { findInDocument, type OpenApiDocument, type Operation } from '@vitrava/reference-api/open-api';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the document, with what a good request of it looks like. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  /** The path with what may well exist. */
  readonly example: string;
  readonly about: string;
  readonly query: readonly string[];
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly needsKey: boolean;
}

/** Every call there is, so that a new one is tried from the day it comes. */
export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Call => {
      const parameters = operation.parameters ?? [];
      return {
        method: method.toUpperCase() as Method,
        path,
        example: path.replace(/\{(\w+)\}/g, (_, name) => (name === 'number' ? '100001' : '1')),
        about: `${method.toUpperCase()} ${path}`,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: bodyOf(document, operation),
        needsKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
      };
    }),
  );
}

function bodyOf(document: OpenApiDocument, { requestBody }: Operation): Readonly<Record<string, unknown>> | null {
  const schema = requestBody?.content['application/json']?.schema;
  return schema ? (exampleOf(document, schema) as Record<string, unknown>) : null;
}

/** The simplest value that a schema takes; enough of it for a mutated neighbour to be reached. */
function exampleOf(document: OpenApiDocument, schema: Readonly<Record<string, unknown>>): unknown {
  if (typeof schema.$ref === 'string') return exampleOf(document, findInDocument(document, schema.$ref) as Record<string, unknown>);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = (schema.anyOf as Record<string, unknown>[] | undefined) ?? [];
  if (first) return exampleOf(document, first);
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>);
    return Object.fromEntries(properties.map(([name, one]) => [name, exampleOf(document, one)]));
  }
  if (schema.type === 'array') return [exampleOf(document, (schema.items ?? {}) as Record<string, unknown>)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? exampleText(schema) : null;
}

const TEXTS = ['nobody@example.com', '2020-02-02', '10.00', '+79161234567', '123456', 'Имя', '#ffffff', 'Vitrava-2027'];

function exampleText({ format, pattern, minLength }: Readonly<Record<string, unknown>>): string {
  if (format === 'email') return 'nobody@example.com';
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
  return TEXTS.find((text) => form.test(text) && text.length >= Number(minLength ?? 0)) ?? 'text';
}
