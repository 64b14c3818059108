import { randomBytes } from 'node:crypto';
import { isSameSecret } from '@vitrava/server-kit/secrets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/index.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FORM = /^[A-Za-z0-9_-]{32}$/;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Refuses changes with a bearer but without the anti-forgery header (403), after the bearer's hook (401). */
export function installCsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.userId === null || SAFE_METHODS.has(request.method)) return;
    const cookie = request.cookies.csrftoken;
    const header = request.headers['x-csrftoken'];
    if (!cookie) throw new ApiError(403, 'csrfCookie');
    if (typeof header !== 'string' || header === '') throw new ApiError(403, 'csrfMissing');
    if (!isSameSecret(header, cookie)) throw new ApiError(403, 'csrfIncorrect');
  });
}

/** Sets the anti-forgery cookie that scripts copy into `X-CSRFToken`; a good one that came with the request is kept. */
export function setCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  const known = request.cookies.csrftoken;
  const token = known !== undefined && FORM.test(known) ? known : randomBytes(24).toString('base64url');
  reply.setCookie('csrftoken', token, {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    httpOnly: false,
    maxAge: YEAR_SECONDS,
  });
}
