export { priceLines } from './pricing.ts';
export { cartPricingRoutes } from './routes.ts';
