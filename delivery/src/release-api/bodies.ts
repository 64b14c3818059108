import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { digestOf, LIMITS } from '../release-api-protocol/index.ts';
import { listSchemaErrors } from '../store/index.ts';
import { failure } from './errors.ts';

/** Reads bodies of bounded size, and only those that were signed. */
export function readSignedBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const asBuffer = { parseAs: 'buffer' } as const;
  app.addContentTypeParser(
    'application/json',
    { ...asBuffer, bodyLimit: LIMITS.messageBytes },
    async (request: FastifyRequest, body: Buffer) => {
      requireDigest(request, body);
      return parseJson(body.toString('utf8'));
    },
  );
  app.addContentTypeParser(
    'application/octet-stream',
    { ...asBuffer, bodyLimit: LIMITS.fileBytes },
    async (request: FastifyRequest, body: Buffer) => {
      requireDigest(request, body);
      return body;
    },
  );
}

/** The body of a request, accepted by its schema. Throws the answer to everything else. */
export function checked<Schema extends TSchema>(schema: Schema, body: unknown) {
  if (Value.Check(schema, body)) return body;
  throw failure(400, `The request is not what it should be: ${listSchemaErrors(schema, body)[0] ?? 'unknown reason'}.`);
}

function requireDigest(request: FastifyRequest, body: Buffer): void {
  if (digestOf(body) !== request.sender?.proof.digest) throw failure(400, 'The body of the request is not the one that was signed.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure(400, 'The request is not JSON.');
  }
}
