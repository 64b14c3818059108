import { CONJUNCTIONS } from '../look-up/index.ts';
import { EXCLUDING } from './exclusion.ts';

/** Further words of a text are about something else. */
const LONGEST_EXCLUDED = 2;
/** «Без сои или молока» always excludes milk, «без сахара и креатин» may request creatine. */
const MAY_JOIN_WANTED = new Set(['и', 'and']);
/** "No sugar and high protein". */
const MORE = /^(?:много|больше|побольше|высок\p{L}+|богат\p{L}+|с|со|high|higher|more|plenty|lots|rich|with)$/u;
/** The endings of names of groups. */
const GENITIVE = /(?:[аоея]|[ое]в|[оеы]й|[ыи]х|[ое]го|\p{Script=Cyrillic}[бвгджзклмнпрстфхцчшщ])$/u;

/** «Без сои и молока» as «без сои без молока», unless `isWanted` is true for the place behind «и». */
export function repeatExclusion(words: readonly string[], isWanted: (at: number) => boolean): string[] {
  const repeated: string[] = [];
  for (const [at, word] of words.entries()) {
    const marker = repeated.findLastIndex((other) => EXCLUDING.has(other));
    const isJoined = CONJUNCTIONS.has(word) && marker >= 0 && repeated.length - marker - 1 <= LONGEST_EXCLUDED;
    repeated.push(isJoined && !(MAY_JOIN_WANTED.has(word) && isWanted(at + 1)) ? (repeated[marker] ?? word) : word);
  }
  return repeated;
}

/** A word behind «без … и». */
interface JoinedWord {
  readonly isGroup: boolean;
  readonly isIngredient: boolean;
  /** Goods are searched without it as often as with it. */
  readonly isOftenExcluded: boolean;
}

/**
 * Whether a word behind «без … и» is wanted: more of something, a group, or an ingredient. In Russian «без» has the genitive («креатина»), so the
 * nominative («креатин») is wanted; in English what is often excluded is excluded.
 */
export function isWantedAfterExclusion(word: string, { isGroup, isIngredient, isOftenExcluded }: JoinedWord): boolean {
  if (MORE.test(word)) return true;
  if (isOftenExcluded) return false;
  return isIngredient || (isGroup && !GENITIVE.test(word));
}
