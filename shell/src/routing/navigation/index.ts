export { createPlaces } from '../places.ts';
export { startNavigation } from './start.ts';
export type { NavigationOptions } from './travel.ts';
