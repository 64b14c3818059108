import { DetailErrorSchema, TokenRequestSchema, TokenSchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { ApiError, enforceLimit, invalidField, unauthorized } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { readAddress } from '../credentials/index.ts';
import { signAccessToken } from './bearer.ts';
import {
  clearRefreshCookie,
  clearSessionCookies,
  knownDevice,
  readLogoutCookie,
  readRefreshCookie,
  setDeviceCookie,
  setRefreshCookie,
  setSessionCookies,
} from './cookies.ts';
import { setCsrfCookie } from './csrf.ts';
import { checkCredentials, findAccount } from './login.ts';
import { limitPasswordAttempts } from './password-attempts.ts';
import { deleteOldSessions, endSession, rotateSession, startSession } from './sessions.ts';

/** Token calls. @fastify/rate-limit must be registered: an address is limited, and so are the wrong passwords of an account. */
export function sessionRoutes(app: ApiInstance, { db, signingKey, config, now }: Services): void {
  // By address without words of our own: the library takes the 2^64 addresses that an IPv6 customer owns for one.
  const byAddress = app.createRateLimit({ max: config.tokenCallsPerMinute, timeWindow: 60_000 });
  const attemptPassword = limitPasswordAttempts(config.tokenCallsPerMinute, now);
  const refreshByAddress = app.createRateLimit({ max: config.tokenCallsPerMinute * 4, timeWindow: 60_000 });

  app.post(
    '/api/token/',
    { schema: { summary: 'Sign in.', body: TokenRequestSchema, response: { 200: TokenSchema } } },
    async (request, reply) => {
      const { password, remember_me: isRemembered = false } = request.body;
      const address = await enforceLimit(byAddress, request);
      const email = readAddress(request.body.email);
      const known = await findAccount(db, email);
      const device = knownDevice(request, signingKey, known);
      const account = await attemptPassword({ email, address, device }, () => checkCredentials(db, known, password));
      const started = account && (await startSession(db, account, isRemembered, now()));
      if (!account || !started) throw unauthorized('badCredentials');
      await deleteOldSessions(db, now());
      setSessionCookies(request, reply, started.cookies);
      setDeviceCookie(request, reply, signingKey, account);
      setCsrfCookie(request, reply);
      return { access: await signAccessToken(signingKey, started.bearer, now()) };
    },
  );

  app.post(
    '/api/token/refresh/',
    { schema: { summary: 'A new access token for the session of the cookie.', response: { 200: TokenSchema } } },
    async (request, reply) => {
      await enforceLimit(refreshByAddress, request);
      const token = readRefreshCookie(request);
      if (token === null) throw invalidField('refresh', 'required');
      const outcome = await rotateSession(db, signingKey, token, now());
      if (outcome.kind === 'refused') {
        clearRefreshCookie(reply);
        throw unauthorized('badRefreshToken', 'token_not_valid');
      }
      setRefreshCookie(request, reply, outcome.refresh, outcome.isRemembered);
      return { access: await signAccessToken(signingKey, outcome.bearer, now()) };
    },
  );

  const logout = { summary: 'Sign out.', response: { 200: Type.Object({}), 403: DetailErrorSchema } };
  app.get('/api/logout/', { schema: logout }, async (request, reply) => {
    // A link or a form on another site must not sign anyone out.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError(403, 'forbidden');
    const handle = readLogoutCookie(request);
    if (handle !== null) await endSession(db, handle, now());
    clearSessionCookies(reply);
    return {};
  });
}
