export type { Language } from './language.ts';
export { type ToSentence, textsIn } from './texts.ts';
