import type { Database } from '../database/index.ts';
import { countMatches } from './count-matches.ts';
import { type Interpretation, isLabel, join, labelOf, NOTHING, namely } from './interpretation.ts';
import type { Reading, Unit } from './read-texts.ts';
import { beforePurpose } from './unknown-things.ts';
import { weighted } from './weighted.ts';

/** By the sayings in it, else by its words. */
export async function asSaid(db: Database, reading: Reading): Promise<Interpretation | null> {
  const { meant, literal, isNotSold } = reading;
  // «Омега мужчине» is no complex that contains omega and stands in the category for men.
  const isNamed = !isNotSold && meant.some((unit) => unit.phrase?.kind === 'name');
  if (!isNotSold && meant.some((unit) => unit.phrase || unit.absent !== null)) {
    const found = await withProducts(db, join(meant));
    if (found) return (await asThingFor(db, reading)) ?? found;
  }
  // What is not sold is sold where goods are called so: in their names, not in what they are for.
  const called = isNotSold
    ? { ...join(literal), query: weighted(join(literal).query, 'A') }
    : isNamed
      ? namely(join(literal))
      : join(literal);
  const asItStands = (await withProducts(db, called)) ?? (await asLabel(db, literal));
  return asItStands ?? (!isNotSold && meant.length < literal.length ? withProducts(db, join(meant)) : null);
}

/** "Magnesium for athletes" is magnesium rather than what else is for athletes and contains some. Null where something is both. */
async function asThingFor(db: Database, { text, meant }: Reading): Promise<Interpretation | null> {
  const words = meant.filter(({ phrase, absent }) => phrase === null && absent === null);
  const isThing = words.length > 0 && beforePurpose(text) === words.map((word) => word.text).join(' ');
  if (!isThing || !meant.some(({ phrase }) => phrase?.kind === 'group')) return null;
  const things = namely(join(words)).query;
  const both = join([
    ...meant.filter((unit) => !words.includes(unit)),
    ...words.map((word) => ({ ...word, query: weighted(word.query, 'AB') })),
  ]);
  return (await withProducts(db, both)) ? null : withProducts(db, { ...NOTHING, query: things });
}

/** Where nothing is asked for but to be without something: names say so of goods that do not contain it. */
export async function asLabel(db: Database, units: readonly Unit[]): Promise<Interpretation | null> {
  return isLabel(units) ? withProducts(db, { ...NOTHING, query: labelOf(units) }) : null;
}

/** The reading where it has products, else null. */
export async function withProducts(db: Database, reading: Interpretation): Promise<Interpretation | null> {
  return (await countMatches(db, 'names', reading.query)) > 0 ? reading : null;
}
