export { installBearer, refuseGuests, requireBearer, requireUser } from './bearer.ts';
export { installCsrf } from './csrf.ts';
export { sessionRoutes } from './routes.ts';
export { endSessionsOf } from './sessions.ts';
