export { buildContent } from './build.ts';
