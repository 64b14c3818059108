export { kitMessage, type ToMessage, useMessages } from './messages.ts';
export { type KitWord, useWords } from './words.ts';
