export { findPickupPoints, readPoint, toPickupPoint } from './points.ts';
export { pickupRoutes } from './routes.ts';
