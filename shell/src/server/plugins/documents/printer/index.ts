export { createPress, type Press } from './printer.ts';
