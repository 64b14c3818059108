export { readWhole } from './read-whole.ts';
