import type { Database } from '../database/index.ts';
import { countMatches } from './count-matches.ts';
import type { Unit } from './read-texts.ts';
import { weighted } from './weighted.ts';

/**
 * What remains of a text that nothing fits as a whole: its sayings and the words that things are named by, all of them if there is something
 * for all, else any of them. Nothing where most of the text is left over, since then it asks for something else.
 */
export async function keepStrongest(db: Database, units: readonly Unit[]): Promise<Unit[]> {
  const strong: Unit[] = [];
  for (const unit of units) if (unit.phrase || (await namesThings(db, unit))) strong.push(unit);
  if (strong.length === 0 || strong.length * 2 < units.length) return [];
  const all = strong.map((unit) => unit.query).join(' & ');
  if ((await countMatches(db, 'names', all)) > 0) return strong;
  const any = strong.map((unit) => unit.query).join(' | ');
  return [{ query: `( ${any} )`, phrase: strong.find((unit) => unit.phrase)?.phrase ?? null, isKnown: true }];
}

/** A number is in many names and names none. */
async function namesThings(db: Database, { query, isKnown }: Unit): Promise<boolean> {
  return isKnown && !/^'\d+'$/.test(query) && (await countMatches(db, 'names', weighted(query, 'AB'))) > 0;
}
