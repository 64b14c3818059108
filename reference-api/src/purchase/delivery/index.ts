export { findPickupPoints, pickupRoutes, readPoint, toPickupPoint } from './pickup-points.ts';
