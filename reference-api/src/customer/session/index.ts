export { installAccessControl, installBearer, requireBearer, requireUser } from './bearer.ts';
export { clearSessionCookies, setDeviceCookie } from './cookies.ts';
export { installCsrf, setCsrfCookie } from './csrf.ts';
export { sessionRoutes } from './routes.ts';
export { endSessionsOf, type ProvedAccount } from './sessions.ts';
