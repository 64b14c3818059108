import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const FORM = /^[\w-]{8,100}$/;

/** The header `Idempotency-Key`: 8 to 100 letters, digits, `-` and `_`. Null when there is none; 400 when it is of another form. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !FORM.test(key)) throw new ApiError(400, 'idempotencyKeyForm');
  return key;
}

/** A hash of a body that does not depend on the order of its fields. */
export function fingerprint(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex');
}

/** 422: the key was used for another request. */
export function idempotencyKeyReused(): ApiError {
  return new ApiError(422, 'idempotencyKeyReused');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]));
}
