import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../http/index.ts';
import type { Services } from '../services.ts';
import { verifyAccessToken } from './access-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, or null for a guest. */
    userId: number | null;
  }
}

/** Reads the bearer of every API call. A bad one is refused everywhere, on public calls too, as SimpleJWT does. */
export function installBearer(app: FastifyInstance, { signingKey, now }: Services): void {
  app.decorateRequest('userId', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined || !request.url.startsWith('/api/')) return;
    const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
    if (token === undefined) {
      if (/^Bearer\b/i.test(header)) throw unauthorized('badAccessToken', 'token_not_valid');
      return;
    }
    request.userId = await verifyAccessToken(signingKey, token, now());
    if (request.userId === null) throw unauthorized('badAccessToken', 'token_not_valid');
  });
}

/** The signed-in user of a call that needs one. */
export function requireUser(request: FastifyRequest): number {
  if (request.userId === null) throw unauthorized('notAuthenticated');
  return request.userId;
}
