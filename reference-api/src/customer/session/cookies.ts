import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ProvedAccount, SESSION_DAYS, type SessionCookies } from './sessions.ts';

const REFRESH = 'refresh';
const LOGOUT = 'logout';
const DEVICE = 'device';
const TOKEN_PATH = '/api/token/';
const DAY_SECONDS = 24 * 60 * 60;
const DEVICE_FORM = /^([\w-]{22})\.([\w-]{43})$/;

/** Paths of the refresh token and the logout handle, which other sites cannot send. Any call may remove both. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, cookies: SessionCookies): void {
  setRefreshCookie(request, reply, cookies.refresh, cookies.isRemembered);
  reply.setCookie(LOGOUT, cookies.handle, { ...options(request, cookies.isRemembered), path: '/api/logout/', sameSite: 'strict' });
}

export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string, isRemembered: boolean): void {
  reply.setCookie(REFRESH, token, { ...options(request, isRemembered), path: TOKEN_PATH, sameSite: 'lax' });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(REFRESH, { path: TOKEN_PATH, httpOnly: true, sameSite: 'lax' });
}

export function clearSessionCookies(reply: FastifyReply): void {
  clearRefreshCookie(reply);
  reply.clearCookie(LOGOUT, { path: '/api/logout/', httpOnly: true, sameSite: 'strict' });
}

export function readRefreshCookie(request: FastifyRequest): string | null {
  return request.cookies[REFRESH] || null;
}

export function readLogoutCookie(request: FastifyRequest): string | null {
  return request.cookies[LOGOUT] || null;
}

function options(request: FastifyRequest, isRemembered: boolean): CookieSerializeOptions {
  return { httpOnly: true, secure: request.protocol === 'https', ...(isRemembered ? { maxAge: SESSION_DAYS * DAY_SECONDS } : {}) };
}

/** Marks a browser in which the account's password was proved: its tries are counted apart from others. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, key: Uint8Array, account: ProvedAccount): void {
  const name = knownDevice(request, key, account) ?? randomBytes(16).toString('base64url');
  reply.setCookie(DEVICE, `${name}.${sign(key, account, name)}`, {
    path: TOKEN_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: 365 * DAY_SECONDS,
  });
}

/** The name of the browser when it is one of the account's, else null. */
export function knownDevice(request: FastifyRequest, key: Uint8Array, account: ProvedAccount | null): string | null {
  const [, name = '', signature = ''] = DEVICE_FORM.exec(request.cookies[DEVICE] ?? '') ?? [];
  if (account === null || name === '') return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, account, name))) ? name : null;
}

/** No access token is signed with the same key over a text that begins so. */
function sign(key: Uint8Array, { id, passwordHash }: ProvedAccount, name: string): string {
  return createHmac('sha256', key).update(`device ${id} ${passwordHash} ${name}`).digest('base64url');
}
