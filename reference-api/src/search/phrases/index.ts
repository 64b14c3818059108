export { findPhrases, type Phrase } from './find-phrases.ts';
export { keyOf, LONGEST_PHRASE } from './key.ts';
export { type Stem, stemInKey, stemsOf } from './stems.ts';
