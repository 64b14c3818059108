export { pickupWidget } from './routes.ts';
