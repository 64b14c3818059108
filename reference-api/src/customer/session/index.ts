export { installAccessControl } from './access-control.ts';
export { installBearer, requireBearer, requireUser } from './bearer.ts';
export { clearSessionCookies } from './cookies.ts';
export { installCsrf } from './csrf.ts';
export { setDeviceCookie } from './device.ts';
export { sessionRoutes } from './routes.ts';
export { endSessionsOf, type ProvedAccount } from './sessions.ts';
