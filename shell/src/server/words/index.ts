export { serverWords } from './words.ts';
