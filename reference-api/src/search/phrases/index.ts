export { findPhrases, findSpreadPhrase, type Phrase } from './find-phrases.ts';
export { keyOf, LONGEST_PHRASE, lexemeOfTerm } from './key.ts';
export { NAMESAKE_WEIGHT, type Stem, stemInKey, stemsOf } from './stems.ts';
