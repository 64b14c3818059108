export { preview } from './plugin.ts';
