export { shoppingCartRoutes } from './routes.ts';
