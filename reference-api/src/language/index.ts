export { type Language, type TextKey, type ToSentence, textsIn } from './texts.ts';
