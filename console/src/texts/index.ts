export { TEXTS } from './texts.ts';
