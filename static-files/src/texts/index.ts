export { translatorOf } from './texts.ts';
