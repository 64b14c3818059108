export { originOf } from './origin.ts';
