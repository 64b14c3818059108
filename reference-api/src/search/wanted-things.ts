import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/index.ts';
import { asksAfterAbsence, eachWithout } from './absences.ts';
import { textArray } from './array-parameter.ts';

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
