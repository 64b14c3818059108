export { randomId } from './random-id.ts';
