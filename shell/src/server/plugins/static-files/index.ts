export { staticFiles } from './plugin.ts';
