/** What a text says shall be absent. */
interface Absence {
  /** The words of what is absent. */
  readonly thing: readonly string[];
  /** Where they begin. */
  readonly from: number;
  /** Words of the text that say all this. */
  readonly length: number;
}

const WITHOUT = new Set(['без', 'without']);
/** «Без добавленного сахара»: what is absent is the sugar. */
const ADDED = /^(?:added|добавленн\p{L}+)$/u;
/** «Carnitine free form», "free shipping": before these words nothing is free of something. */
const FREE_ITSELF = new Set(['form', 'amino', 'aminos', 'radical', 'radicals', 'shipping', 'delivery']);

/**
 * «Без сахара», "without sugar" and "sugar free" at this place of the words before `end`; what is absent has as many words as `lengthFrom`
 * counts at its beginning.
 */
export function absenceAt(words: readonly string[], at: number, end: number, lengthFrom: (from: number) => number): Absence | null {
  const isBefore = WITHOUT.has(words[at] ?? '');
  const behindSign = ADDED.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  const from = isBefore ? behindSign : at;
  if (from >= end) return null;
  const behind = from + lengthFrom(from);
  const absence = { thing: words.slice(from, behind), from, length: behind - at };
  if (isBefore) return absence;
  const isFree = behind < end && words[behind] === 'free' && !FREE_ITSELF.has(words[behind + 1] ?? '');
  return isFree ? { ...absence, length: absence.length + 1 } : null;
}
