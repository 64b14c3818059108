export { cartPricingRoutes } from './routes.ts';
