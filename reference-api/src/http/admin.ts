import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Refuses commands without the token of the shop's owner; without a token on our side they are switched off. */
export function requireAdmin(request: FastifyRequest, adminToken: string | null): void {
  if (!isSame(request.headers['x-admin-token'], adminToken)) throw new ApiError(403, 'forbidden');
}

function isSame(given: string | string[] | undefined, expected: string | null): boolean {
  if (expected === null || typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
