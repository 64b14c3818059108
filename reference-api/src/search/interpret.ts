import type { Database } from '../database/index.ts';
import { countMatches } from './count-matches.ts';
import { type Interpretation, isLabel, join, joined, labelOf, NOTHING, namely } from './interpretation.ts';
import { type Reading, readTexts, type Unit } from './read-texts.ts';
import { keepStrongest, saysMuch } from './strongest.ts';
import { normalize, swapLayout, transliterate, unstick } from './text/index.ts';
import { readWordByWord } from './word-by-word.ts';

const MAX_WORDS = 12;
/** Signs like «㍿» grow fourfold when they are normalized, and a query fails by a word of more than 2046 bytes. */
const LONGEST_WORD = 200;
/** A shorter beginning in another layout or alphabet fits something by chance. */
const SHORTEST_OTHER_BEGINNING = 3;
const PURPOSE = /^(.+?) (?:для|for) /u;
const HEAD_STANDS_BEFORE = / (?:for|with|without|in|of|from|to|on|and|that|which|when|after|before) /u;
/** «Шахматисту», «пловчихам»: whom it is for, no thing. */
const FOR_WHOM = /(?:[уюе]|[аяыи]м)$/u;
const CIRCUMSTANCE = /^(.+?) (?:от|из|при|на|в|во|с|со|когда|from|due|because|when|while|during|on|in|at|with|going|after|после) /u;

/**
 * Finds the reading of a text that has products, the most literal first: by its sayings, as typed, as the beginning of a word; in the other
 * keyboard layout or alphabet where a typed word is unknown; in the prose of products; each word for itself and with typos corrected; and at
 * last by the words that name things. What the shop does not sell finds nothing. Null for an empty text.
 */
export async function interpret(db: Database, asked: string): Promise<Interpretation | null> {
  const text = unstick(asked);
  const [typed, ...others] = await readTexts(db, readingsOf(text));
  if (typed === undefined) return null;
  const asTyped = (await asSaid(db, typed)) ?? (typed.isNotSold ? NOTHING : await asBeginning(db, typed, 1));
  if (asTyped) return asTyped;
  if (typed.literal.some((unit) => !unit.isKnown)) {
    for (const other of others) {
      const found = await asOther(db, other);
      if (found) return found;
    }
  }
  const prose = join(typed.literal);
  if (typed.literal.every((unit) => !unit.isKnown) && (await countMatches(db, 'document', prose.query)) > 0)
    return { ...prose, isProse: true };
  return asCorrected(db, typed, limited(text));
}

/** Products whose names begin so, for suggestions: the last word is still being typed. */
export async function interpretBeginning(db: Database, text: string): Promise<Interpretation | null> {
  const [typed, ...others] = await readTexts(db, readingsOf(text));
  if (typed === undefined) return null;
  const said = typed.meant.length === 1 && typed.meant[0]?.phrase ? await asSaid(db, typed) : null;
  const begun = said ?? (await asBeginning(db, typed, 1)) ?? (await asLabelBegun(db, typed)) ?? (await asFreeBegun(db, typed));
  if (begun) return begun;
  if (!typed.isNotSold && typed.literal.some((unit) => !unit.isKnown)) {
    for (const other of others) {
      const found = await asBeginning(db, other, SHORTEST_OTHER_BEGINNING);
      if (found) return { ...found, corrected: other.text };
    }
  }
  return interpret(db, text);
}

/** As typed, in the other layout, in the other alphabet; none for an empty text. */
function readingsOf(text: string): string[] {
  const typed = limited(normalize(text));
  return typed === ''
    ? []
    : [typed, limited(normalize(swapLayout(text) ?? '')), transliterate(typed) ?? ''].filter((reading) => reading !== '');
}

function limited(text: string): string {
  return text.trim().split(/\s+/u).slice(0, MAX_WORDS).join(' ');
}

/** By the sayings in it, else by its words. */
async function asSaid(db: Database, { meant, literal, isNotSold }: Reading): Promise<Interpretation | null> {
  // «Омега мужчине» is no complex that contains omega and stands in the category for men.
  const isNamed = !isNotSold && meant.some((unit) => unit.phrase?.kind === 'name');
  if (!isNotSold && meant.some((unit) => unit.phrase || unit.absent !== null)) {
    const found = await matching(db, join(meant));
    if (found) return found;
  }
  const asItStands = (await matching(db, isNamed ? namely(join(literal)) : join(literal))) ?? (await asLabel(db, literal));
  return asItStands ?? (!isNotSold && meant.length < literal.length ? matching(db, join(meant)) : null);
}

/** Where nothing is asked for but to be without something: names say so of goods that do not contain it. */
async function asLabel(db: Database, units: readonly Unit[]): Promise<Interpretation | null> {
  return isLabel(units) ? matching(db, { ...NOTHING, query: labelOf(units) }) : null;
}

/** The same while it is typed: «без бисф» is on its way to «без бисфенола». */
async function asLabelBegun(db: Database, { text, literal }: Reading): Promise<Interpretation | null> {
  const [last, word] = [literal.at(-1), lastWord(text)];
  if (!last?.absent || word.length < 2 || word.length > LONGEST_WORD || !word.startsWith(last.absent.slice(1, -1))) return null;
  const begun = { ...last, query: `!'${word}':*BC`, absent: `'${word}':*` };
  return asLabel(db, [...literal.slice(0, -1), begun]);
}

/** "Gluten f" is on its way to "gluten free", which is sold though gluten is not. */
async function asFreeBegun(db: Database, { text, before }: Reading): Promise<Interpretation | null> {
  if (before !== null || !'free'.startsWith(lastWord(text))) return null;
  const [whole] = await readTexts(db, [text.replace(/\S+$/u, 'free')]);
  return whole && !whole.isNotSold ? asSaid(db, whole) : null;
}

function lastWord(text: string): string {
  return text.split(' ').at(-1) ?? '';
}

/** The last word as the beginning of a longer one; a single letter only after other words, and none where it is what shall be absent. */
async function asBeginning(db: Database, { text, literal, before }: Reading, shortest: number): Promise<Interpretation | null> {
  if (before === null || typeof literal.at(-1)?.absent === 'string') return null;
  const last = lastWord(text);
  const isLong = last.length >= shortest && (last.length > 1 || (before.length > 0 && /\p{L}/u.test(last)));
  if (!isLong || last.length > LONGEST_WORD) return null;
  const asked = isLabel(before) ? labelOf(before) : joined(before).query;
  return matching(db, { ...joined(before), query: [...(asked === '' ? [] : [asked]), `'${last}':*`].join(' & ') });
}

async function asOther(db: Database, other: Reading): Promise<Interpretation | null> {
  const found = (await asSaid(db, other)) ?? (other.isNotSold ? null : await asBeginning(db, other, SHORTEST_OTHER_BEGINNING));
  return found && { ...found, corrected: other.text };
}

async function asCorrected(db: Database, typed: Reading, text: string): Promise<Interpretation> {
  const corrected = await readWordByWord(db, text);
  const [repaired = typed] = corrected === null ? [] : await readTexts(db, [corrected]);
  const found = corrected === null ? null : await asSaid(db, repaired);
  if (found) return { ...found, corrected };
  if (repaired.isNotSold) return NOTHING;
  const strongest = await asStrongest(db, typed, repaired, corrected);
  return strongest ?? { ...NOTHING, corrected };
}

/** What it is for comes second: a thermos for tea is a thermos. */
async function withoutPurpose(db: Database, { text, meant }: Reading): Promise<Interpretation | null> {
  const thing = PURPOSE.exec(text)?.[1];
  if (thing === undefined || meant.some(saysMuch)) return null;
  const [reading] = await readTexts(db, [thing]);
  return reading ? asSaid(db, reading) : null;
}

/** In English the last word says what it is: "yoga pants" are pants, whatever else there is for yoga. */
function isUnknownThing({ text, meant }: Reading): boolean {
  const last = meant.at(-1);
  return (
    /^[a-z ]+$/.test(text) &&
    !HEAD_STANDS_BEFORE.test(text) &&
    meant.length > 1 &&
    !meant.some(saysMuch) &&
    last?.phrase === null &&
    !last.isKnown &&
    last.absent === null
  );
}

/** «Шапочка для плавания» asks for a cap, whatever else there is for swimmers. */
async function isForUnknownThing(db: Database, { text }: Reading): Promise<boolean> {
  const thing = PURPOSE.exec(text)?.[1];
  const [reading] = thing === undefined || FOR_WHOM.test(thing) ? [] : await readTexts(db, [thing]);
  return reading !== undefined && reading.meant.length > 0 && reading.literal.every((unit) => !unit.isKnown);
}

/** What it comes from or when comes second: «изжога от кофе» complains, and coffee is no answer. */
async function withoutCircumstance(db: Database, { text }: Reading): Promise<Interpretation | null> {
  const before = CIRCUMSTANCE.exec(text)?.[1];
  const [reading] = before === undefined ? [] : await readTexts(db, [before]);
  return reading?.meant.some(({ phrase }) => phrase?.kind === 'complaint') ? asSaid(db, reading) : null;
}

/** Words that adorn what is said need no correction, and where a correction fits nothing else, the words as they were typed say more. */
async function asStrongest(db: Database, typed: Reading, repaired: Reading, corrected: string | null): Promise<Interpretation | null> {
  if (isUnknownThing(repaired) || (await isForUnknownThing(db, repaired))) return NOTHING;
  const complaint = await withoutCircumstance(db, typed);
  if (complaint) return complaint;
  const asTyped = typed.meant.some(saysMuch) ? typed.meant : [];
  const repairs = asTyped.length > 0 ? asTyped : await keepStrongest(db, repaired.meant);
  const isOneOfMore = repairs.length === 1 && repaired.meant.length > 1;
  const isAlone = isOneOfMore && repairs.every((unit) => repaired.meant.includes(unit));
  const thing = isOneOfMore && repaired.meant.some(({ phrase }) => phrase === null) ? await withoutPurpose(db, repaired) : null;
  if (thing) return { ...thing, corrected };
  const literal = asTyped.length > 0 || isAlone ? await keepStrongest(db, typed.meant) : [];
  const kept = literal.length > 0 ? { units: literal, from: typed, corrected: null } : { units: repairs, from: repaired, corrected };
  const strongest = await matching(db, join(kept.units));
  const complains = kept.from.meant.some((unit) => unit.phrase?.kind === 'complaint');
  return strongest && { ...strongest, corrected: kept.corrected, isComplaint: complains };
}

async function matching(db: Database, reading: Interpretation): Promise<Interpretation | null> {
  return (await countMatches(db, 'names', reading.query)) > 0 ? reading : null;
}
