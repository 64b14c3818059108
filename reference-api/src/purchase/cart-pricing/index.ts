export { deliveryKopecks, PICKUP_PRICE_KOPECKS, priceLines, sumLine, type WantedLine } from './pricing.ts';
export { cartPricingRoutes } from './routes.ts';
