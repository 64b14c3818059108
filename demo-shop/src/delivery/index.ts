export { buildDelivery } from './build.ts';
