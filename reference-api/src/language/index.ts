export type { Language } from './language.ts';
export { type Say, textsIn } from './texts.ts';
