import { isSameSecret } from '@vitrava/server-kit/secrets';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Refuses commands without the token of the shop's owner; without a token on our side they are switched off. */
export function requireAdmin(request: FastifyRequest, adminToken: string | null): void {
  const given = request.headers['x-admin-token'];
  if (adminToken === null || typeof given !== 'string' || !isSameSecret(given, adminToken)) throw new ApiError(403, 'forbidden');
}
