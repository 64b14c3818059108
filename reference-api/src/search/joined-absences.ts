import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { WITHOUT } from './absences.ts';
import { textArray } from './array-parameter.ts';

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
/** Of what groups are called by. */
const GENITIVE = /(?:[аоея]|[ое]в|[оеы]й|[ыи]х|[ое]го|\p{Script=Cyrillic}[бвгджзклмнпрстфхцчшщ])$/u;

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

/** Each text with «без» before all that shall be absent, and not before what is asked for behind it: «без сахара и креатин». */
export async function withEachAbsence(
  db: Database,
  texts: readonly (readonly string[])[],
  saysGroup: (words: readonly string[], at: number) => boolean,
): Promise<string[][]> {
  const joined = texts.map((words) => placesJoined(words));
  const called = texts.flatMap((words, text) => (joined[text] ?? []).flatMap((at) => namesAt(words, at)));
  const ingredients = await ingredientsCalled(db, called);
  return texts.map((words) =>
    eachWithout(words, (at) =>
      asksAfterAbsence(
        words[at] ?? '',
        saysGroup(words, at),
        namesAt(words, at).some((name) => ingredients.has(name)),
      ),
    ),
  );
}

/** Behind the words that «без» would be put in the place of. */
function placesJoined(words: readonly string[]): number[] {
  return eachWithout(words).flatMap((word, at) => (word === words[at] ? [] : at + 1));
}

/** Of one word and of two. */
function namesAt(words: readonly string[], at: number): string[] {
  return [1, 2].flatMap((length) => (at + length > words.length ? [] : words.slice(at, at + length).join(' ')));
}

/** Those of the names that are some ingredient's, letter by letter. */
async function ingredientsCalled(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await rowsOf<{ called: string }>(
    db,
    sql`select called from unnest(${textArray(names)}) as called
        where exists (select 1 from ingredient where called = any(string_to_array(ltrim(search_names), ${' \n '})))`,
  );
  return new Set(rows.map(({ called }) => called));
}
