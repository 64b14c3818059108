import { STATUS_CODES } from 'node:http';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { ApiInstance } from '../../services.ts';
import { describeOperation, type RouteSchema, refusalsOf } from './describe-operation.ts';
import { installDocs } from './docs.ts';
import { type Answer, type OpenApiDocument, type Operation, partOf, readDocument } from './document.ts';
import { ERROR_ANSWERS } from './errors.ts';
import { componentSchemas, referToNames } from './named-schemas.ts';
import { OWNER, SECURITY_SCHEMES } from './security.ts';

const PUBLIC = { title: 'Vitrava API', description: 'The calls of the shop and of any other front end.' };
const OPERATORS = {
  title: 'Vitrava API for operators',
  description: 'What the owner, the acquirer and the machines that watch the server call.',
};

/** All contracts as OpenAPI 3.1: `GET /api/schema/`, `GET /admin/schema/`, `/api/docs/`. Call before the routes. */
export async function publishOpenApi(app: ApiInstance): Promise<void> {
  const options: FastifyDynamicSwaggerOptions = {
    openapi: {
      openapi: '3.1.0',
      info: { ...PUBLIC, version: '1.0.0' },
      components: { securitySchemes: structuredClone(SECURITY_SCHEMES) },
    },
    convertConstToEnum: false,
    // What developers look at is pages, not calls.
    transform: ({ url, route, schema }) => ({
      url,
      schema: url.startsWith('/dev/') ? { hide: true } : describeOperation(url, route, (schema ?? {}) as RouteSchema),
    }),
    transformObject: (result) => ('openapiObject' in result ? complete(result.openapiObject as unknown as OpenApiDocument) : {}),
  };
  await app.register(swagger, options);
  await installDocs(app, (document) => partOf(document, PUBLIC, isPublic));

  const schema = { summary: 'This document.', response: { 200: { type: 'object', additionalProperties: true } } };
  app.get('/api/schema/', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return partOf(readDocument(app), PUBLIC, isPublic);
  });
  app.get('/admin/schema/', { schema: { ...schema, security: OWNER } }, async () =>
    partOf(readDocument(app), OPERATORS, (path) => !isPublic(path)),
  );
}

function isPublic(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/payments/');
}

function complete(drawn: OpenApiDocument): object {
  const paths = Object.entries(drawn.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, completeOperation(path, method.toUpperCase(), operation)]),
    ),
  ]);
  const tags = new Set(Object.values(drawn.paths).flatMap((item) => Object.values(item).flatMap((operation) => operation.tags ?? [])));
  return {
    ...drawn,
    tags: [...tags].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: { ...drawn.components, schemas: componentSchemas(), responses: ERROR_ANSWERS },
  };
}

function completeOperation(path: string, method: string, operation: Operation): object {
  const parameters = operation.parameters ?? [];
  const own = referToNames(operation.responses) as Record<string, Answer>;
  const refusals = refusalsOf(path, method, {
    hasPage: parameters.some(({ name }) => name === 'page'),
    hasKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
  });
  const described = Object.entries(own).map(([status, answer]) => [
    status,
    { ...answer, description: answer.description === 'Default Response' ? (STATUS_CODES[status] ?? status) : answer.description },
  ]);
  return { ...(referToNames(operation) as object), responses: { ...refusals, ...Object.fromEntries(described) } };
}
