/** What a text says shall be absent. */
interface Absence {
  /** The words of what is absent. */
  readonly thing: readonly string[];
  /** Where they begin. */
  readonly from: number;
  /** Words of the text that say all this. */
  readonly length: number;
}

const WITHOUT = new Set(['без', 'without', 'no', 'non', 'zero']);
/** «Без витамина C» reads «без витамина vitaminc», «без витамина D3» reads «без витамина d3 vitamind3»: what is absent is all of it. */
const VITAMINS = /^(?:витамин\p{L}*|vitamine?s?)$/u;
const VITAMIN_NAME = /^(?:vitamin[a-z]\d*|evitamin)$/;
/** «Без добавленного сахара»: what is absent is the sugar. */
const ADDED = /^(?:added|добавленн\p{L}+)$/u;
/** «Carnitine free form», "free shipping": before these words nothing is free of something. */
const FREE_ITSELF = new Set(['form', 'amino', 'aminos', 'radical', 'radicals', 'shipping', 'delivery', 'of', 'from']);
const FREE_OF = new Set(['of', 'from']);

const JOINS = new Set(['и', 'или', 'ни', 'and', 'or', 'nor']);
/** Of more words than that something new is said. */
const LONGEST_THING = 2;

/** «Без сои и молока» as «без сои без молока». */
export function eachWithout(words: readonly string[]): string[] {
  const spread: string[] = [];
  for (const word of words) {
    const sign = spread.findLastIndex((said) => WITHOUT.has(said));
    const isJoined = JOINS.has(word) && sign >= 0 && spread.length - sign - 1 <= LONGEST_THING;
    spread.push(isJoined ? (spread[sign] ?? word) : word);
  }
  return spread;
}

/**
 * «Без сахара», "without sugar" and "sugar free" at this place of the words; what is absent has as many words as `lengthFrom`
 * counts at its beginning.
 */
export function absenceAt(words: readonly string[], at: number, lengthFrom: (from: number) => number): Absence | null {
  const signs = lengthOfSign(words, at);
  const isBefore = signs > 0;
  const behindSign = ADDED.test(words[at + signs] ?? '') ? at + signs + 1 : at + signs;
  const from = isBefore ? behindSign : at;
  if (from >= words.length) return null;
  const behind = from + (vitaminLength(words, from) ?? lengthFrom(from));
  const absence = { thing: words.slice(from, behind), from, length: behind - at };
  if (isBefore) return absence;
  const isFree = words[behind] === 'free' && !FREE_ITSELF.has(words[behind + 1] ?? '');
  return isFree ? { ...absence, length: absence.length + 1 } : null;
}

/** «Не морской», but «не могу». */
const QUALITY = /(?:[ыи]й|ской|[ая]я|[ое]е|[ыи]е|[ую]ю)$/u;

/** Of «без», "no" or "free from"; "no 1" is a place in a list. */
function lengthOfSign(words: readonly string[], at: number): number {
  if (words[at] === 'free' && FREE_OF.has(words[at + 1] ?? '')) return 2;
  if (words[at] === 'не' && QUALITY.test(words[at + 1] ?? '')) return 1;
  return WITHOUT.has(words[at] ?? '') && !/^\d/.test(words[at + 1] ?? '') ? 1 : 0;
}

/** Null where no vitamin with a letter stands. */
function vitaminLength(words: readonly string[], from: number): number | null {
  if (!VITAMINS.test(words[from] ?? '')) return null;
  const name = [from + 1, from + 2].find((at) => VITAMIN_NAME.test(words[at] ?? ''));
  return name === undefined ? null : name + 1 - from;
}
