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
/** «Без сои или молока» never asks for milk, «без сахара и креатин» may ask for creatine. */
const MAY_JOIN_WANTED = new Set(['и', 'and']);
/** "No sugar and high protein". */
const MORE = /^(?:много|больше|побольше|высок\p{L}+|богат\p{L}+|с|со|high|higher|more|plenty|lots|rich|with)$/u;
/** What goods are asked for without as often as with, when nothing but its place says which. */
const OFTEN_ABSENT =
  /^(?:sugars?|sweeteners?|stevia|erythritol|xylitol|salts?|sodium|milk|dairy|whey|casein|lactose|soya?|gluten|nuts?|peanuts?|almonds?|hazelnuts?|cashews?|sesame|seeds?|caffeine|stimulants?|fish|gelatine?|iron|iodine|vitamine?s?|fluoride|mint|menthol|melatonin|lecithin|herbs?|oils?|какао|алоэ)$/;

/** «Без сои и молока» as «без сои без молока»; `isWanted` tells what is asked for at a place behind «и». */
export function eachWithout(words: readonly string[], isWanted: (at: number) => boolean = () => false): string[] {
  const spread: string[] = [];
  for (const [at, word] of words.entries()) {
    const sign = spread.findLastIndex((said) => WITHOUT.has(said));
    const isJoined = JOINS.has(word) && sign >= 0 && spread.length - sign - 1 <= LONGEST_THING;
    spread.push(isJoined && !(MAY_JOIN_WANTED.has(word) && isWanted(at + 1)) ? (spread[sign] ?? word) : word);
  }
  return spread;
}

/**
 * Whether what stands behind «без … и» is asked for: more of something, a group, or what goods are made of. In Russian «без» has the genitive
 * («креатина»), so that the name as such («креатин») is wanted; in English what is often absent is absent.
 */
export function asksAfterAbsence(word: string, saysGroup: boolean, isIngredient: boolean): boolean {
  if (MORE.test(word)) return true;
  if (OFTEN_ABSENT.test(word)) return false;
  return isIngredient || (saysGroup && !GENITIVE.test(word));
}

/** Of what groups are called by. */
const GENITIVE = /(?:[аоея]|[ое]в|[оеы]й|[ыи]х|[ое]го|\p{Script=Cyrillic}[бвгджзклмнпрстфхцчшщ])$/u;

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
