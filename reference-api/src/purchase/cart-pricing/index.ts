export { deliveryKopecks, type LineSums, PICKUP_PRICE_KOPECKS, priceLines, sumLine, sumLines, type WantedLine } from './pricing.ts';
export { cartPricingRoutes } from './routes.ts';
