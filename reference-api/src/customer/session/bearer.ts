import { randomUUID } from 'node:crypto';
import { isSameSecret } from '@vitrava/server-kit/secrets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { ApiError, unauthorized } from '../../http/index.ts';
import type { Services } from '../../services.ts';
import { type Bearer, isSessionAlive } from './sessions.ts';

const LIFETIME_SECONDS = 5 * 60;
const TYPE = 'access';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A signed access token for five minutes. */
export function signAccessToken(key: Uint8Array, { userId, sessionId }: Bearer, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user_id: userId, sid: sessionId, token_type: TYPE })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .setJti(randomUUID())
    .sign(key);
}

/** Whom the token names, or null for anything that is not a good access token of ours. */
async function verifyAccessToken(key: Uint8Array, token: string, now: Date): Promise<Bearer | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] });
    const { token_type: type, user_id: userId, sid } = payload;
    if (type !== TYPE || !Number.isInteger(userId) || typeof sid !== 'string' || !UUID.test(sid)) return null;
    return { userId: userId as number, sessionId: sid };
  } catch {
    return null;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, or null for a guest. */
    userId: number | null;
    /** The session that the bearer belongs to, or null for a guest. */
    sessionId: string | null;
  }
}

/** Reads the bearer of every call. A bad one, or one of an ended session, is refused everywhere, at once. */
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

type Security = readonly Readonly<Record<string, unknown>>[];

/** Enforces the `security` that a route declares in its schema, before a body is read: 401 for guests, 403 for others than the owner. */
export function installAccessControl(app: FastifyInstance, { adminToken }: Pick<Services, 'adminToken'>): void {
  app.addHook('onRequest', async (request) => {
    const { security = [] } = (request.routeOptions.schema ?? {}) as { readonly security?: Security };
    if (security.some((scheme) => 'bearer' in scheme)) requireUser(request);
    if (security.some((scheme) => 'owner' in scheme)) requireAdmin(request, adminToken);
  });
}

/** Refuses commands without the token of the shop's owner; without a token on our side they are switched off. */
function requireAdmin({ headers: { 'x-admin-token': given } }: FastifyRequest, adminToken: string | null): void {
  if (adminToken === null || typeof given !== 'string' || !isSameSecret(given, adminToken)) throw new ApiError(403, 'forbidden');
}
