export { editDistance } from './distance.ts';
export { swapLayout } from './layout.ts';
export { normalize } from './normalize.ts';
export { transliterate } from './transliterate.ts';
