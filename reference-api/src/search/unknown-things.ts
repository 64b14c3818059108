import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { matching } from './matching.ts';
import { type Reading, readTexts, type Unit } from './read-texts.ts';
import { saysMuch } from './strongest.ts';
import { weighted } from './weighted.ts';

const PURPOSE = /^(.+?) (?:для|for) /u;
const HEAD_STANDS_BEFORE = / (?:for|with|without|in|of|from|to|on|and|that|which|when|after|before) /u;
/** «Шахматисту», «пловчихам»: whom it is for, no thing. */
const FOR_WHOM = /(?:[уюе]|[аяыи]м)$/u;
const SHORTEST_FOR_WHOM = 6;
/** A shorter word is short for anything. */
const SHORTEST_THING = 4;
/** «Рассасывать», «усваивается»: what is done, no thing. */
const DOING = /(?:[аяиеуы]ть|тся|[тч]ься|л[аио]?сь|лся)$/u;

/** What stands before what it is for; null where no purpose is said. */
export function beforePurpose(text: string): string | null {
  return PURPOSE.exec(text)?.[1] ?? null;
}

/** Whether it asks for a thing that nobody knows, whatever else is said of it. */
export async function asksForUnknownThing(db: Database, reading: Reading): Promise<boolean> {
  return isUnknownKind(reading) || (await isMostlyUnknown(db, reading)) || (await isForUnknownThing(db, reading));
}

/** In English the last word says what it is: "yoga pants" are pants, whatever else there is for yoga. */
function isUnknownKind({ text, meant }: Reading): boolean {
  const last = meant.at(-1);
  return (
    /^[a-z ]+$/.test(text) &&
    !HEAD_STANDS_BEFORE.test(text) &&
    meant.length > 1 &&
    !meant.some(saysMuch) &&
    last?.phrase === null &&
    !last.isNamed &&
    last.absent === null
  );
}

/**
 * «Детские санки» are no goods for children: where half of the words are not known, the rest only adorns, unless it names what things are made
 * of («магний такой-то»). Of what it is for nobody needs to know.
 */
async function isMostlyUnknown(db: Database, { text, meant }: Reading): Promise<boolean> {
  const thing = (beforePurpose(text) ?? text).split(' ');
  const unknown = meant.filter((unit) => isUnknown(unit) && thing.includes(unit.text));
  if (unknown.length * 2 < meant.length || meant.some(saysMuch)) return false;
  return !(await nameIngredient(
    db,
    meant.filter((unit) => !unknown.includes(unit)),
  ));
}

/** Of all goods that are called so, as far as it takes to tell: «масло» is of many, «магний» of one, or of two. */
const ENOUGH_PRODUCTS = 200;
const MOST_INGREDIENTS = 2;

/** Whether any of them does. Which of more products are looked at does not matter, so the index may give them in its own order. */
async function nameIngredient(db: Database, units: readonly Unit[]): Promise<boolean> {
  if (units.some(({ query, phrase }) => phrase && /':ingredient:/.test(query))) return true;
  const words = units.filter(({ phrase }) => phrase === null);
  if (words.length === 0) return false;
  const counts = words.map(
    ({
      query,
    }) => sql`select count(distinct ingredient_id)::int as ingredients from product_ingredient where position = 0 and product_id = any(array(
          select product_id from search_entry where ${matching(weighted(query, 'AB'))} limit ${ENOUGH_PRODUCTS}))`,
  );
  const rows = await rowsOf<{ ingredients: number }>(db, sql.join(counts, sql` union all `));
  return rows.some(({ ingredients }) => ingredients > 0 && ingredients <= MOST_INGREDIENTS);
}

function isUnknown({ text, isNamed }: Unit): boolean {
  const isForWhom = text.length >= SHORTEST_FOR_WHOM && FOR_WHOM.test(text);
  return !isNamed && text.length >= SHORTEST_THING && /^\p{L}+$/u.test(text) && !isForWhom && !DOING.test(text);
}

/** «Шапочка для плавания» asks for a cap, whatever else there is for swimmers. */
async function isForUnknownThing(db: Database, { text }: Reading): Promise<boolean> {
  const thing = beforePurpose(text);
  const [reading] = thing === null || FOR_WHOM.test(thing) ? [] : await readTexts(db, [thing]);
  return reading !== undefined && reading.meant.length > 0 && reading.literal.every((unit) => !unit.isKnown);
}
