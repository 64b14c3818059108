export { findPhrases, type Phrase } from './find-phrases.ts';
export { keyOf, LONGEST_PHRASE } from './key.ts';
export { type Stem, stemsOf } from './stems.ts';
