export { favicon } from './favicon.ts';
