/** What a text says shall be absent. */
interface Absence {
  /** The words of what is absent. */
  readonly thing: readonly string[];
  /** Where they begin. */
  readonly from: number;
  /** Words of the text that say all this. */
  readonly length: number;
}

/** What stands before a thing that shall be absent. */
export const WITHOUT = new Set(['без', 'without', 'no', 'non', 'zero']);
/** «Без витамина C» reads «без витамина vitaminc», «без витамина D3» reads «без витамина d3 vitamind3»: what is absent is all of it. */
const VITAMINS = /^(?:витамин\p{L}*|vitamine?s?)$/u;
const VITAMIN_NAME = /^(?:vitamin[a-z]\d*|evitamin)$/;
/** «Без добавленного сахара»: what is absent is the sugar. */
const ADDED = /^(?:added|добавленн\p{L}+)$/u;
/** «Carnitine free form», "free shipping": before these words nothing is free of something. */
const FREE_ITSELF = new Set(['form', 'amino', 'aminos', 'radical', 'radicals', 'shipping', 'delivery', 'of', 'from']);
const FREE_OF = new Set(['of', 'from']);

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

/** «Не морской», «не рыбную», but «не могу», «не чувствую», «не более». */
const QUALITY = /(?:[ыи]й|ской|[ая]я|ое|[ыи]е|(?:[нт]|ск|ов|ев)ую|[нс]юю)$/u;
/** Of themselves people complain: «волосы не густые» asks for no thin hair. */
const OWN =
  /^(?:волос[ыа]?|ногти|ноготь|кожа|губы|лицо|глаза|ресницы|брови|зубы|десны|эмаль|руки|ноги|пятки|стопы|суставы|мышцы|кости|спина|шея|живот|тело|стул|сон|голос|память|иммунитет)$/;
/** «Крем на лицо не жирный» is of the cream. */
const FOR = new Set(['на', 'для', 'под', 'за', 'в', 'про']);

/** Of «без», "no" or "free from"; "no 1" is a place in a list. */
function lengthOfSign(words: readonly string[], at: number): number {
  if (words[at] === 'free' && FREE_OF.has(words[at + 1] ?? '')) return 2;
  if (words[at] === 'не' && QUALITY.test(words[at + 1] ?? '')) return complainsBefore(words, at) ? 0 : 1;
  return WITHOUT.has(words[at] ?? '') && !/^\d/.test(words[at + 1] ?? '') ? 1 : 0;
}

function complainsBefore(words: readonly string[], at: number): boolean {
  return words.slice(0, at).some((word, place) => OWN.test(word) && !FOR.has(words[place - 1] ?? ''));
}

/** Null where no vitamin with a letter stands. */
function vitaminLength(words: readonly string[], from: number): number | null {
  if (!VITAMINS.test(words[from] ?? '')) return null;
  const name = [from + 1, from + 2].find((at) => VITAMIN_NAME.test(words[at] ?? ''));
  return name === undefined ? null : name + 1 - from;
}
