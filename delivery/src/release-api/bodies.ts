import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { digestOf } from '../release-api-protocol/index.ts';
import { listSchemaErrors } from '../store/index.ts';
import { failure } from './errors.ts';

/** Reads bodies that were signed, as JSON. */
export function readSignedBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    if (digestOf(body) !== request.sender?.proof.digest) throw failure(400, 'The body of the request is not the one that was signed.');
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      throw failure(400, 'The request is not JSON.');
    }
  });
}

/** The body of a request, accepted by its schema. Throws the answer to everything else. */
export function checked<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (Value.Check(schema, body)) return body;
  throw failure(400, `The request is not what it should be: ${listSchemaErrors(schema, body)[0] ?? 'unknown reason'}.`);
}
