import type { Database } from '../../../../database/index.ts';
import type { Tokens } from '../tokenise.ts';
import { findIngredientNames, namesAfterConjunctions } from './ingredients.ts';
import { findLexemes, type Lexemes, stemInKey } from './lexemes.ts';
import { findPhrases, type Phrases } from './phrases.ts';
import { correctSpelling, isCorrectable } from './spelling.ts';

type Words = readonly string[];

/** What the tables of the search hold about the tokens of a text. */
export interface Dictionary {
  readonly lexemes: Lexemes;
  readonly phrases: Phrases;
  /** Names of ingredients. */
  readonly ingredients: ReadonlySet<string>;
}

/** Tokens with their spelling corrected; null when nothing changes. */
export interface CorrectedTokens extends Tokens {
  readonly corrected: Words | null;
}

export interface LookedUp {
  readonly texts: readonly CorrectedTokens[];
  readonly dictionary: Dictionary;
}

/** Corrects the spelling of the tokens and finds their lexemes, phrases and ingredients. */
export async function lookUp(db: Database, tokens: readonly Tokens[]): Promise<LookedUp> {
  const typed = await findLexemes(db, tokens.flatMap(allWords).flatMap(withCompounds));
  const texts: CorrectedTokens[] = [];
  for (const text of tokens) texts.push({ ...text, corrected: await correctTokens(db, text, typed) });
  const corrected = texts.flatMap((text) => (text.corrected === null ? [] : [text.corrected]));
  const lexemes = new Map([...typed, ...(await findLexemes(db, corrected.flatMap(withCompounds)))]);
  const spellings = [...tokens.flatMap(allWords), ...corrected];
  const stemsOf = (words: Words) => words.map((word) => stemInKey(lexemes, word));
  const phrases = new Map(await findPhrases(db, spellings.map(stemsOf)));
  const isAside = (stem: string) => phrases.get(stem)?.kind === 'aside';
  const shortened = spellings.map((words) => stemsOf(words).filter((stem) => !isAside(stem)));
  const more = await findPhrases(
    db,
    shortened.filter((stems, at) => stems.length > 3 && stems.length < (spellings[at]?.length ?? 0)),
  );
  return {
    texts,
    dictionary: {
      lexemes,
      phrases: new Map([...phrases, ...more]),
      ingredients: await findIngredientNames(db, spellings.flatMap(namesAfterConjunctions)),
    },
  };
}

function allWords({ typed, others, completed, compared }: Tokens): Words[] {
  return [typed, ...others, ...(completed === null ? [] : [completed]), ...compared];
}

/** Two words that are written as one in a name: "tooth paste". */
function withCompounds(words: Words): string[] {
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}

async function correctTokens(db: Database, { typed, raw }: Tokens, lexemes: Lexemes): Promise<Words | null> {
  const isUnknown = (word: string) => {
    const lexeme = lexemes.get(word);
    return isCorrectable(word) && lexeme?.stem !== '' && lexeme?.isKnown !== true;
  };
  const corrected = typed.some(isUnknown) ? await correctSpelling(db, raw) : null;
  return corrected === null ? null : corrected.split(' ');
}
