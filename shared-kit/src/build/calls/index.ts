export { readCalls } from './read-calls.ts';
