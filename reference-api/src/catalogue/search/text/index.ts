export { areAlike, editDistance } from './distance.ts';
export { swapLayout } from './layout.ts';
export { normalize, unstick, withoutVitaminKeys } from './normalize.ts';
export { transliterate } from './transliterate.ts';
