export { theme } from './plugin.ts';
