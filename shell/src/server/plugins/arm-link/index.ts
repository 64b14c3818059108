export { armLink } from './plugin.ts';
