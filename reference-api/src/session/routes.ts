import { TokenRequestSchema, TokenSchema } from '@vitrava/shared-kit/contracts/api';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalidField, keepWithin, unauthorized, withoutControls } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { setCsrfCookie } from '../settings/index.ts';
import { signAccessToken } from './access-token.ts';
import {
  clearRefreshCookie,
  clearSessionCookies,
  readLogoutCookie,
  readRefreshCookie,
  setRefreshCookie,
  setSessionCookies,
} from './cookies.ts';
import { checkCredentials } from './login.ts';
import { endSession, forgetOldSessions, rotateSession, startSession } from './sessions.ts';

/** Token calls. @fastify/rate-limit must be registered: both an address and an account are limited. */
export function sessionRoutes(app: ApiInstance, { db, signingKey, config, now }: Services): void {
  const byAddress = app.createRateLimit({
    max: config.tokenCallsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `address ${request.ip}`,
  });
  const byAccount = app.createRateLimit({
    max: Math.max(1, Math.floor(config.tokenCallsPerMinute / 3)),
    timeWindow: 60_000,
    keyGenerator: (request) => `account ${emailOf(request)}`,
  });
  const refreshByAddress = app.createRateLimit({
    max: config.tokenCallsPerMinute * 4,
    timeWindow: 60_000,
    keyGenerator: (request) => `refresh ${request.ip}`,
  });

  app.post('/api/token/', { schema: { body: TokenRequestSchema, response: { 200: TokenSchema } } }, async (request, reply) => {
    await keepWithin(byAddress, request);
    await keepWithin(byAccount, request);
    const userId = await checkCredentials(db, emailOf(request), request.body.password);
    if (userId === null) throw unauthorized('badCredentials');
    const cookies = await startSession(db, userId, request.body.remember_me ?? false, now());
    await forgetOldSessions(db, now());
    setSessionCookies(request, reply, cookies);
    setCsrfCookie(request, reply);
    reply.header('cache-control', 'no-store');
    return { access: await signAccessToken(signingKey, userId, now()) };
  });

  app.post('/api/token/refresh/', { schema: { response: { 200: TokenSchema } } }, async (request, reply) => {
    await keepWithin(refreshByAddress, request);
    const token = readRefreshCookie(request);
    if (token === null) throw invalidField('refresh', 'required');
    const outcome = await rotateSession(db, token, now());
    if (outcome.kind === 'refused') {
      clearRefreshCookie(reply);
      throw unauthorized('badRefreshToken', 'token_not_valid');
    }
    setRefreshCookie(request, reply, outcome.refresh, outcome.isRemembered);
    reply.header('cache-control', 'no-store');
    return { access: await signAccessToken(signingKey, outcome.userId, now()) };
  });

  app.get('/api/logout/', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // A link or a form on another site must not sign anyone out.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError(403, 'forbidden');
    const handle = readLogoutCookie(request);
    if (handle !== null) await endSession(db, handle, now());
    clearSessionCookies(reply);
    return {};
  });
}

function emailOf(request: FastifyRequest): string {
  return withoutControls((request.body as { email: string }).email)
    .trim()
    .toLowerCase();
}
