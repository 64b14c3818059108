export { language } from './plugin.ts';
