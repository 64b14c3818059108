import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FORM = /^[A-Za-z0-9_-]{32}$/;

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
