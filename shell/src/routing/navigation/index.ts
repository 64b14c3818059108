export { startNavigation } from './start.ts';
export type { Navigation, Travel } from './travel.ts';
