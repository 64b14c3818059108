export { type Language, type ToSentence, textsIn } from './texts.ts';
