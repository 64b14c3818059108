import type { Database } from '../database/index.ts';
import { asSaid, withProducts } from './as-said.ts';
import { type Interpretation, join, NOTHING } from './interpretation.ts';
import { findSpreadPhrase, stemInKey, stemsOf } from './phrases/index.ts';
import { type Reading, readTexts } from './read-texts.ts';
import { keepStrongest, leadsToThings, saysMuch } from './strongest.ts';
import { asksForUnknownThing, beforePurpose } from './unknown-things.ts';
import { readWordByWord } from './word-by-word.ts';

const CIRCUMSTANCE = /^(.+?) (?:от|из|при|на|в|во|с|со|когда|from|due|because|when|while|during|on|in|at|with|going|after|после) /u;

/** With typos corrected; what fits nothing then, by its sayings whose words stand apart, and at last by the words that name things. */
export async function asCorrected(db: Database, typed: Reading, text: string): Promise<Interpretation> {
  const corrected = await readWordByWord(db, text);
  const [repaired = typed] = corrected === null ? [] : await readTexts(db, [corrected]);
  const found = corrected === null ? null : await asSaid(db, repaired);
  if (found) return { ...found, corrected };
  if (repaired.isNotSold) return NOTHING;
  const spread = await asSpread(db, typed);
  if (spread) return spread;
  const strongest = await asStrongest(db, typed, repaired, corrected);
  return strongest ?? { ...NOTHING, corrected };
}

/** By a complaint or group whose words stand apart: «ноги к вечеру просто гудят»; nothing where what they say is not sold. */
async function asSpread(db: Database, { text, meant }: Reading): Promise<Interpretation | null> {
  if (meant.some(saysMuch)) return null;
  const words = text.split(' ');
  const stems = await stemsOf(db, words);
  const taken = new Set(meant.flatMap((unit) => (unit.phrase ? unit.text.split(' ') : [])));
  const phrase = await findSpreadPhrase(
    db,
    words.map((word) => ({ stem: stemInKey(stems, word), isFree: !taken.has(word) })),
  );
  if (phrase?.kind === 'not-sold') return NOTHING;
  return phrase && withProducts(db, join([{ text, query: phrase.query, phrase, isKnown: true, isNamed: true, absent: null }]));
}

/** What it is for comes second: a thermos for tea is a thermos. «Маме для кожи» says whom it is for first. */
async function withoutPurpose(db: Database, { text, meant }: Reading): Promise<Interpretation | null> {
  const thing = beforePurpose(text);
  if (thing === null || meant.some(saysMuch)) return null;
  const [reading] = await readTexts(db, [thing]);
  const isThing = reading?.meant.some((unit) => unit.phrase === null || leadsToThings(unit));
  return reading && isThing ? asSaid(db, reading) : null;
}

/** What it comes from or when comes second: «изжога от кофе» complains, and coffee is no answer. */
async function withoutCircumstance(db: Database, { text }: Reading): Promise<Interpretation | null> {
  const before = CIRCUMSTANCE.exec(text)?.[1];
  const [reading] = before === undefined ? [] : await readTexts(db, [before]);
  return reading?.meant.some(({ phrase }) => phrase?.kind === 'complaint') ? asSaid(db, reading) : null;
}

/** Words that adorn what is said need no correction, and where a correction fits nothing else, the words as they were typed say more. */
async function asStrongest(db: Database, typed: Reading, repaired: Reading, corrected: string | null): Promise<Interpretation | null> {
  if (await asksForUnknownThing(db, repaired)) return NOTHING;
  const complaint = await withoutCircumstance(db, typed);
  if (complaint) return complaint;
  const asTyped = typed.meant.some(saysMuch) ? typed.meant : [];
  const repairs = asTyped.length > 0 ? asTyped : await keepStrongest(db, repaired.meant);
  const isOneOfMore = repairs.length === 1 && repaired.meant.length > 1;
  const isAlone = isOneOfMore && repairs.every((unit) => repaired.meant.includes(unit));
  const saysPurpose = repairs.some(({ text }) => beforePurpose(text) !== null);
  const hasWords = repaired.meant.some(({ phrase }) => phrase === null);
  const thing = isOneOfMore && hasWords && !saysPurpose ? await withoutPurpose(db, repaired) : null;
  if (thing) return { ...thing, corrected };
  const literal = asTyped.length > 0 || isAlone ? await keepStrongest(db, typed.meant) : [];
  if (literal.length > 0 && (await asksForUnknownThing(db, typed))) return NOTHING;
  const kept = literal.length > 0 ? { units: literal, from: typed, corrected: null } : { units: repairs, from: repaired, corrected };
  const strongest = await withProducts(db, join(kept.units));
  const complains = kept.from.meant.some((unit) => unit.phrase?.kind === 'complaint');
  return strongest && { ...strongest, corrected: kept.corrected, isComplaint: complains };
}
