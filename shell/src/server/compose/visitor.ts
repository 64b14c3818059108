import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie that keeps a visitor in the same arms of experiments; random, says nothing of who it is. */
const VISITOR_COOKIE = 'visitor';

const DAYS_365_S = 365 * 24 * 60 * 60;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The visitor's id as the cookie has it; null for none or for garbage. */
export function visitorIdFrom(request: FastifyRequest): string | null {
  // An address that the router could not decode comes without the cookie plugin.
  const value = (request.cookies as FastifyRequest['cookies'] | undefined)?.[VISITOR_COOKIE];
  return value !== undefined && ID.test(value) ? value : null;
}

/** The visitor of a page: known, or given an id now when an experiment needs to know visitors apart. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isNeeded: boolean): string | null {
  if (!isNeeded || !('cookies' in request) || request.cookies === undefined) return null;
  const known = visitorIdFrom(request);
  if (known) return known;
  const id = randomUUID();
  reply.setCookie(VISITOR_COOKIE, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: DAYS_365_S,
    secure: request.protocol === 'https',
  });
  return id;
}
