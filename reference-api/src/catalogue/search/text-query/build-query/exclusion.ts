import type { WordRole } from '../../../../seed/index.ts';
import { CONJUNCTIONS } from '../look-up/index.ts';

interface Exclusion {
  readonly words: readonly string[];
  readonly from: number;
  /** Words of the text that express the exclusion. */
  readonly length: number;
}

type HasRole = (word: string | undefined, role: WordRole) => boolean;

/** Words before what is excluded. */
const EXCLUDING: ReadonlySet<string> = new Set(['без', 'without', 'no', 'non', 'zero']);
/** «Без витамина C» is normalised to «без витамина vitaminc», «без витамина D3» to «без витамина d3 vitamind»: all of it is excluded. */
const VITAMINS = /^(?:витамин\p{L}*|vitamine?s?)$/u;
const VITAMIN_NAME = /^(?:vitamin[a-z]\d*|evitamin)$/;
/** «Без добавленного сахара» excludes sugar. */
const ADDED = /^(?:added|добавленн\p{L}+)$/u;
const FREE_OF = new Set(['of', 'from']);

/** «Без сахара», "without sugar", "sugar free". `lengthFrom` counts its words; `not-excluding`: "free form". */
export function exclusionAt(
  words: readonly string[],
  at: number,
  lengthFrom: (from: number) => number,
  hasRole: HasRole,
): Exclusion | null {
  const marker = markerLength(words, at, hasRole);
  const behindMarker = ADDED.test(words[at + marker] ?? '') ? at + marker + 1 : at + marker;
  const from = marker > 0 ? behindMarker : at;
  if (from >= words.length) return null;
  const end = from + (vitaminLength(words, from) ?? lengthFrom(from));
  const exclusion = { words: words.slice(from, end), from, length: end - at };
  if (marker > 0) return exclusion;
  const next = words[end + 1];
  const isExcluding = words[end] === 'free' && !FREE_OF.has(next ?? '') && !hasRole(next, 'not-excluding');
  return isExcluding ? { ...exclusion, length: exclusion.length + 1 } : null;
}

/** An adjective: «не морской», «не рыбную», but not «не могу», «не чувствую», «не более». */
const ADJECTIVE = /(?:[ыи]й|ской|[ая]я|ое|[ыи]е|(?:[нт]|ск|ов|ев)ую|[нс]юю)$/u;
/** «Крем на лицо не жирный» is about the cream. */
const PREPOSITIONS = new Set(['на', 'для', 'под', 'за', 'в', 'про']);

/** Words of «без», "no" or "free from"; "no 1" excludes nothing. */
function markerLength(words: readonly string[], at: number, hasRole: HasRole): number {
  if (words[at] === 'free' && FREE_OF.has(words[at + 1] ?? '')) return 2;
  if (words[at] === 'не' && ADJECTIVE.test(words[at + 1] ?? '')) return describesBody(words.slice(0, at), hasRole) ? 0 : 1;
  return EXCLUDING.has(words[at] ?? '') && !/^\d/.test(words[at + 1] ?? '') ? 1 : 0;
}

/** A complaint: «волосы не густые». */
function describesBody(before: readonly string[], hasRole: HasRole): boolean {
  return before.some((word, place) => hasRole(word, 'body-part') && !PREPOSITIONS.has(before[place - 1] ?? ''));
}

/** Words of a vitamin with its letter, or null. */
function vitaminLength(words: readonly string[], from: number): number | null {
  if (!VITAMINS.test(words[from] ?? '')) return null;
  const name = [from + 1, from + 2].find((at) => VITAMIN_NAME.test(words[at] ?? ''));
  return name === undefined ? null : name + 1 - from;
}

/** Further words of a text are about something else. */
const LONGEST_EXCLUDED = 2;
/** «Без сои или молока» always excludes milk, «без сахара и креатин» may request creatine. */
const MAY_JOIN_WANTED = new Set(['и', 'and']);
/** "No sugar and high protein". */
const MORE = /^(?:много|больше|побольше|высок\p{L}+|богат\p{L}+|с|со|high|higher|more|plenty|lots|rich|with)$/u;
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

interface JoinedWord {
  readonly isGroup: boolean;
  readonly isIngredient: boolean;
  /** Goods are searched without it as often as with it. */
  readonly isOftenExcluded: boolean;
}

/** Whether a word behind «без … и» is wanted: by its case in Russian, else unless it is often excluded. */
export function isWantedAfterExclusion(word: string, { isGroup, isIngredient, isOftenExcluded }: JoinedWord): boolean {
  if (MORE.test(word)) return true;
  if (isOftenExcluded) return false;
  return isIngredient || (isGroup && !GENITIVE.test(word));
}
