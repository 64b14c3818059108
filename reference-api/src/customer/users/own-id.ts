import type { FastifyRequest } from 'fastify';
import { notFound } from '../../http/index.ts';
import { requireUser } from '../session/index.ts';

/** The signed-in user, when the address names them; any other id does not exist, so that no one can count the users. */
export function requireOwnId(request: FastifyRequest, id: string): number {
  const userId = requireUser(request);
  if (id !== String(userId)) throw notFound();
  return userId;
}
