export { kitMessage, type ToMessage, useMessages } from './messages.ts';
export { type KitWord, useLanguage, useWords } from './words.ts';
