export { favicon } from './plugin.ts';
