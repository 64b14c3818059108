export { CONJUNCTIONS, namesAt } from './ingredients.ts';
export { findLexemes, type Lexeme, type Lexemes, NEGATIONS, SIGNIFICANT_STOP_WORDS, stemInKey } from './lexemes.ts';
export { type CorrectedTokens, type Dictionary, type LookedUp, lookUp } from './look-up.ts';
export { keyOf, LONGEST_PHRASE, lexemeOfTerm, type Phrase, spreadPlaces } from './phrases.ts';
