import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProvedAccount } from './sessions.ts';

const COOKIE = 'device';
const PATH = '/api/token/';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FORM = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Marks the browser as one where someone has proved to own this account. The mark opens nothing: only its tries are counted apart from those of
 * strangers. It rests on the password, so it ends with it.
 */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, key: Uint8Array, account: ProvedAccount): void {
  const name = knownDevice(request, key, account) ?? randomBytes(16).toString('base64url');
  reply.setCookie(COOKIE, `${name}.${sign(key, account, name)}`, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
}

/** The name of the browser when it is one of the account's, else null. */
export function knownDevice(request: FastifyRequest, key: Uint8Array, account: ProvedAccount | null): string | null {
  const [, name = '', signature = ''] = FORM.exec(request.cookies[COOKIE] ?? '') ?? [];
  if (account === null || name === '') return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, account, name))) ? name : null;
}

/** No access token is signed with the same key over a text that begins so. */
function sign(key: Uint8Array, { id, passwordHash }: ProvedAccount, name: string): string {
  return createHmac('sha256', key).update(`device ${id} ${passwordHash} ${name}`).digest('base64url');
}
