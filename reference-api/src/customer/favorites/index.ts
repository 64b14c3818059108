export { favoriteRoutes } from './routes.ts';
