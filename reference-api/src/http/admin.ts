import { isSameSecret } from '@vitrava/server-kit/secrets';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Refuses commands without the token of the shop's owner; without a token on our side they are switched off. */
export function requireAdmin({ headers: { 'x-admin-token': given } }: FastifyRequest, adminToken: string | null): void {
  if (adminToken === null || typeof given !== 'string' || !isSameSecret(given, adminToken)) throw new ApiError(403, 'forbidden');
}
