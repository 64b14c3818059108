export { lateStyles } from './plugin.ts';
