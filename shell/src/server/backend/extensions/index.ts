export { type Extensions, watchExtensions } from './extensions.ts';
