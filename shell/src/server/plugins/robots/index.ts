export { type RobotsOptions, robots } from './plugin.ts';
