import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../../http/index.ts';
import type { Services } from '../../services.ts';
import { type Bearer, verifyAccessToken } from './access-token.ts';
import { isSessionAlive } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, or null for a guest. */
    userId: number | null;
    /** The session that the bearer belongs to, or null for a guest. */
    sessionId: string | null;
  }
}

/**
 * Reads the bearer of every API call. A bad one is refused everywhere, on public calls too, as SimpleJWT does. So is a good one whose session
 * has ended: signing out, another password and a closed account take effect at once, at the price of one read by primary keys.
 */
export function installBearer(app: FastifyInstance, { db, signingKey, now }: Services): void {
  app.decorateRequest('userId', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined || !request.url.startsWith('/api/')) return;
    const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
    if (token === undefined) {
      if (/^Bearer\b/i.test(header)) throw unauthorized('badAccessToken', 'token_not_valid');
      return;
    }
    const bearer = await verifyAccessToken(signingKey, token, now());
    if (bearer === null || !(await isSessionAlive(db, bearer, now()))) throw unauthorized('badAccessToken', 'token_not_valid');
    request.userId = bearer.userId;
    request.sessionId = bearer.sessionId;
  });
}

/** The signed-in user of a call that needs one. */
export function requireUser(request: FastifyRequest): number {
  if (request.userId === null) throw unauthorized('notAuthenticated');
  return request.userId;
}

/** Whose call it is, and in which session. */
export function requireBearer(request: FastifyRequest): Bearer {
  const userId = requireUser(request);
  if (request.sessionId === null) throw unauthorized('notAuthenticated');
  return { userId, sessionId: request.sessionId };
}
