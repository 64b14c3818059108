export { installBearer, requireUser } from './bearer.ts';
export { sessionRoutes } from './routes.ts';
