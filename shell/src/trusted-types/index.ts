export { guardSinks } from './guard-sinks.ts';
