export { browserFloorRule } from './rule.ts';
