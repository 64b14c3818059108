import type { RouteOptions } from 'fastify';
import type { ErrorName } from './errors.ts';
import { nameParts } from './named-schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call reads the header `Idempotency-Key`. */
    readonly idempotencyKey?: 'required' | 'optional';
    /** A body that the handler reads by itself. */
    readonly documentedBody?: unknown;
  }
}

export interface RouteSchema {
  readonly querystring?: { readonly properties?: object };
  readonly response?: Readonly<Record<string, unknown>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly operationId?: string;
  readonly [key: string]: unknown;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const KEY_HEADER = { type: 'string', pattern: '^[\\w-]{8,100}$', description: 'The same request, sent again with its key, is met once.' };
const VERBS: Readonly<Record<string, string>> = {
  POST: 'create',
  PUT: 'update',
  PATCH: 'partial_update',
  DELETE: 'destroy',
};

/** The document's description of a route: its contracts by name, operation id, tag and refusals. */
export function describeOperation(url: string, route: RouteOptions, schema: RouteSchema): Record<string, unknown> {
  const method = String(route.method);
  const isList = /"results"/.test(JSON.stringify(Object.keys((schema.response?.['200'] as { properties?: object })?.properties ?? {})));
  const body = schema.body ?? route.config?.documentedBody;
  const key = route.config?.idempotencyKey;
  return {
    ...schema,
    operationId: schema.operationId ?? operationId(url, method, isList),
    tags: schema.tags ?? [tagOf(url)],
    ...(schema.security ? { security: SAFE.has(method) ? schema.security : withCsrf(schema.security) } : {}),
    ...(schema.querystring ? { querystring: nameInQuery(schema.querystring) } : {}),
    ...(key
      ? {
          headers: {
            type: 'object',
            properties: { 'Idempotency-Key': KEY_HEADER },
            ...(key === 'required' ? { required: ['Idempotency-Key'] } : {}),
          },
        }
      : {}),
    ...(body === undefined ? {} : { body: nameParts(body) }),
    response: Object.fromEntries(Object.entries(schema.response ?? {}).map(([status, answer]) => [status, nameAnswer(answer)])),
  };
}

/** Refusals that a call may answer with, by status; what the route declares itself stays. */
export function refusalsOf(url: string, method: string, route: { readonly hasPage: boolean; readonly hasKey: boolean }) {
  const isChange = !SAFE.has(method);
  const refusals: [number, ErrorName, boolean][] = [
    [400, 'Invalid', true],
    [401, 'NotSignedIn', url.startsWith('/api/')],
    [403, 'Forbidden', isChange || url.startsWith('/admin/')],
    [404, 'NotFound', url.includes('{') || route.hasPage],
    [405, 'MethodNotAllowed', true],
    [413, 'TooLarge', isChange],
    [415, 'UnsupportedMediaType', isChange],
    [422, 'KeyReused', route.hasKey],
    [429, 'Throttled', url.startsWith('/api/')],
    [500, 'Failed', true],
    [503, 'Unavailable', true],
  ];
  return Object.fromEntries(
    refusals.filter(([, , applies]) => applies).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** As Django REST Framework's own document names operations: `orders_list`, `orders_cancel_create`. */
function operationId(url: string, method: string, isList: boolean): string {
  const parts = url.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith(':'));
  return [...parts.map((part) => part.replaceAll(/\W/g, '_')), VERBS[method] ?? (isList ? 'list' : 'retrieve')].join('_');
}

function tagOf(url: string): string {
  const [first = '', second = ''] = url.split('/').filter(Boolean);
  return first === 'api' ? second : first === 'admin' ? 'back office' : 'operation';
}

function withCsrf(security: readonly Readonly<Record<string, readonly string[]>>[]) {
  return security.map((one) => ('bearer' in one ? { ...one, csrf: [] } : one));
}

/** Parameters are written out one by one, so only what is inside them may bear a name. */
function nameInQuery(query: { readonly properties?: object }) {
  return { ...query, properties: Object.fromEntries(Object.entries(query.properties ?? {}).map(([name, one]) => [name, nameParts(one)])) };
}

/** An answer of another type than JSON is described by its `content`. */
function nameAnswer(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && ('content' in answer || (answer as { type?: unknown }).type === 'null')
    ? answer
    : nameParts(answer);
}
