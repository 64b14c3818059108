export { guard } from './plugin.ts';
