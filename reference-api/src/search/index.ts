export { interpret } from './interpret.ts';
export { searchRoutes } from './routes.ts';
