export { advertisingRoutes } from './routes.ts';
