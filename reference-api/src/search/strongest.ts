import type { Database } from '../database/index.ts';
import { countMatches } from './count-matches.ts';
import type { Unit } from './read-texts.ts';
import { weighted } from './weighted.ts';

const SAYS_ABSENCE = /(?:^| )(?:без|free|no|non|without)(?: |$)/;

/**
 * What remains of a text that nothing fits as a whole: its sayings and the words that things are named by, all of them if there is something
 * for all, else any of them. Things come before what is said of them («железо ребёнку» is iron), and before complaints («чай от простуды» is
 * tea). Nothing where most of the text is left over, since then it asks for something else, unless it says a group or a complaint.
 */
export async function keepStrongest(db: Database, all: readonly Unit[]): Promise<Unit[]> {
  const absent = all.filter(saysAbsence);
  const kept = await strongestOf(
    db,
    all.filter((unit) => !absent.includes(unit)),
  );
  if (kept.length === 0 || absent.length === 0) return kept;
  // What shall be absent is meant more firmly than for whom it is.
  const things = kept.filter((unit) => !unit.phrase || leadsToThings(unit));
  for (const asked of [kept, things, things.filter((unit) => unit.phrase)]) {
    if (asked.length > 0 && (await fitTogether(db, [...asked, ...absent]))) return [...asked, ...absent];
  }
  return kept;
}

function saysAbsence(unit: Unit): boolean {
  return unit.absent !== null || (unit.phrase !== null && SAYS_ABSENCE.test(unit.text) && !leadsToThings(unit));
}

async function strongestOf(db: Database, units: readonly Unit[]): Promise<Unit[]> {
  const words: Unit[] = [];
  for (const unit of units) if (!unit.phrase && (await namesThings(db, unit))) words.push(unit);
  const sayings = units.filter((unit) => unit.phrase);
  if ((words.length + sayings.length) * 2 < units.length && !sayings.some(saysMuch)) return [];
  const all = [...words, ...sayings];
  if (all.length === 0 || (await fitTogether(db, all))) return all;
  const most = (await withoutOneWord(db, words, sayings)) ?? (await withoutOneSaying(db, words, sayings));
  if (most) return most;
  const things = all.filter((unit) => !unit.phrase || leadsToThings(unit));
  const called = things.filter(({ phrase }) => phrase?.kind === 'name');
  const asked = called.length > 0 ? things.filter(({ phrase }) => phrase?.kind !== 'group') : things;
  const kept = asked.length > 0 ? asked : all;
  const named = words.length > 0 ? kept.filter((unit) => unit.phrase?.kind !== 'complaint') : kept;
  return (await fitTogether(db, named)) ? named : [anyOf(named)];
}

/** Without one word that only adorns, a flavour or a pack, where that leaves what fits together with all sayings; null where none does. */
async function withoutOneWord(db: Database, words: readonly Unit[], sayings: readonly Unit[]): Promise<Unit[] | null> {
  if (words.length < 2 || sayings.length === 0) return null;
  // What is adorned stands first in Russian, last in English.
  const leastFirst = words.some(({ query }) => /\p{Script=Cyrillic}/u.test(query)) ? words.toReversed() : words;
  for (const left of leastFirst) {
    const kept = [...words.filter((word) => word !== left), ...sayings];
    if (await fitTogether(db, kept)) return kept;
  }
  return null;
}

/** Of people as in «витамины парню 16 лет» what is said last tells more than what was said before; null where none can be left out. */
async function withoutOneSaying(db: Database, words: readonly Unit[], sayings: readonly Unit[]): Promise<Unit[] | null> {
  if (sayings.length < 2) return null;
  for (const left of sayings.filter((saying) => !leadsToThings(saying))) {
    const kept = [...words, ...sayings.filter((saying) => saying !== left)];
    if (await fitTogether(db, kept)) return kept;
  }
  return null;
}

/** Whether it says a group or a complaint, which other words only adorn. */
export function saysMuch({ phrase }: Unit): boolean {
  return phrase?.kind === 'group' || phrase?.kind === 'complaint';
}

/** Rather than to goods with a trait or a word in their names. */
export function leadsToThings({ query }: Unit): boolean {
  return /':(?:category|ingredient):/.test(query);
}

async function fitTogether(db: Database, units: readonly Unit[]): Promise<boolean> {
  return (await countMatches(db, 'names', units.map((unit) => unit.query).join(' & '))) > 0;
}

function anyOf(units: readonly Unit[]): Unit {
  const any = units.map((unit) => unit.query).join(' | ');
  return {
    text: units.map((unit) => unit.text).join(' '),
    query: `( ${any} )`,
    phrase: units.find((unit) => unit.phrase)?.phrase ?? null,
    isKnown: true,
    isNamed: true,
    absent: null,
  };
}

/** A number is in many names and names none. */
async function namesThings(db: Database, { query }: Unit): Promise<boolean> {
  return !/^'\d+'$/.test(query) && (await countMatches(db, 'names', weighted(query, 'AB'))) > 0;
}
