export { drawGear } from './gear.ts';
