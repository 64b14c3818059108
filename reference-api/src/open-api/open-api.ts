import type { RouteOptions } from 'fastify';
import type { ApiInstance } from '../services.ts';

type Operations = Record<string, Record<string, unknown>>;

/** `GET /api/schema/`: the contracts of all routes as an OpenAPI 3.1 document. Call before the routes are added. */
export function publishOpenApi(app: ApiInstance): void {
  const paths: Operations = {};
  app.addHook('onRoute', (route) => describe(paths, route));
  app.get('/api/schema/', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return {
      openapi: '3.1.0',
      info: { title: 'Vitrava reference API', version: '1' },
      paths,
      components: { schemas: app.getSchemas() },
    };
  });
}

function describe(paths: Operations, route: RouteOptions): void {
  const schema = route.schema;
  if (!schema?.response || typeof route.method !== 'string' || !route.url.startsWith('/api/')) return;
  const url = route.url.replace(/:(\w+)/g, '{$1}');
  const answers = Object.entries(schema.response as Record<string, unknown>);
  paths[url] ??= {};
  paths[url][route.method.toLowerCase()] = {
    parameters: [...pathParameters(route.url), ...queryParameters(schema.querystring)],
    ...(schema.body ? { requestBody: { required: true, content: { 'application/json': { schema: schema.body } } } } : {}),
    responses: Object.fromEntries(
      answers.map(([status, answer]) => [status, { description: '', content: { 'application/json': { schema: answer } } }]),
    ),
  };
}

function pathParameters(url: string): object[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(querystring: unknown): object[] {
  const properties = (querystring as { properties?: Record<string, unknown> } | undefined)?.properties ?? {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}
