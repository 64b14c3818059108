import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS, type SessionCookies } from './sessions.ts';

const REFRESH = 'refresh';
const LOGOUT = 'logout';
const MONTH_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/**
 * The refresh token is sent to the token calls only. The logout handle is sent to the logout call only, and never from
 * another site: with it that call, which carries no bearer, still finds the session to end. Both may be removed from
 * any path by the answer of any call.
 */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, cookies: SessionCookies): void {
  setRefreshCookie(request, reply, cookies.refresh, cookies.isRemembered);
  reply.setCookie(LOGOUT, cookies.handle, { ...options(request, cookies.isRemembered), path: '/api/logout/', sameSite: 'strict' });
}

export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string, isRemembered: boolean): void {
  reply.setCookie(REFRESH, token, { ...options(request, isRemembered), path: '/api/token/', sameSite: 'lax' });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(REFRESH, { path: '/api/token/', httpOnly: true, sameSite: 'lax' });
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
  return { httpOnly: true, secure: request.protocol === 'https', ...(isRemembered ? { maxAge: MONTH_SECONDS } : {}) };
}
