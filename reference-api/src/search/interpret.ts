import type { Database } from '../database/index.ts';
import { asCorrected } from './as-corrected.ts';
import { asLabel, asSaid, withProducts } from './as-said.ts';
import { countMatches } from './count-matches.ts';
import { type Interpretation, isLabel, join, joined, labelOf, NOTHING, namely } from './interpretation.ts';
import { type Reading, readTexts } from './read-texts.ts';
import { normalize, swapLayout, transliterate, unstick } from './text/index.ts';

const MAX_WORDS = 12;
/** Signs like «㍿» grow fourfold when they are normalized, and a query fails by a word of more than 2046 bytes. */
const LONGEST_WORD = 200;
/** A shorter beginning in another layout or alphabet fits something by chance. */
const SHORTEST_OTHER_BEGINNING = 3;
const DOSE = /^\d+\p{L}{1,3}$/u;
/** «Надулся как барабан» asks for no drum. */
const COMPARISON = /\s(?:как|словно|будто|like an?)\s+(\S+)/giu;

/**
 * Finds the reading of a text that has products, the most literal first: by its sayings, as typed, as the beginning of a word; in the other
 * keyboard layout or alphabet where a typed word is unknown; in the prose of products; each word for itself and with typos corrected; and at
 * last by the words that name things. What the shop does not sell finds nothing, and so does a text without letters and digits. Null for an empty
 * text.
 */
export async function interpret(db: Database, asked: string): Promise<Interpretation | null> {
  const found = await understand(db, unstick(asked));
  if (found?.query !== '' || !(await comparesOnly(db, asked))) return found;
  return interpret(db, asked.replace(COMPARISON, ''));
}

/** Whether something is compared, and not with goods, which are meant themselves, nor said of a medicine: «для похудения как оземпик» asks for one. */
async function comparesOnly(db: Database, asked: string): Promise<boolean> {
  const compared = [...asked.matchAll(COMPARISON)].map(([, thing = '']) => limited(normalize(thing)));
  if (compared.length === 0) return false;
  const [whole, ...things] = await readTexts(db, [limited(normalize(asked)), ...compared]);
  if (whole?.namesNotSold !== false) return false;
  for (const { meant } of things) if (await withProducts(db, namely(join(meant)))) return false;
  return true;
}

async function understand(db: Database, text: string): Promise<Interpretation | null> {
  const [typed, ...others] = await readTexts(db, readingsOf(text));
  if (typed === undefined) return text.trim() === '' ? null : NOTHING;
  const asTyped = (await asSaid(db, typed)) ?? (typed.isNotSold ? NOTHING : await asBeginning(db, typed, 1));
  if (asTyped) return asTyped;
  if (hasUnknownWord(typed)) {
    const mayBegin = !isLastKnown(typed);
    for (const other of others) {
      const found = await asOther(db, other, mayBegin);
      if (found) return found;
    }
  }
  const prose = join(typed.literal);
  if (typed.literal.every((unit) => !unit.isKnown) && (await countMatches(db, 'document', prose.query)) > 0)
    return { ...prose, isProse: true };
  return asCorrected(db, typed, limited(text));
}

/** Sayings are known words, and a dose beside one reads the same in every alphabet: "mag 400mg" is no «маг 400». */
function hasUnknownWord({ literal, meant }: Reading): boolean {
  if (meant.every(({ phrase }) => phrase === null)) return literal.some((unit) => !unit.isKnown);
  return meant.some(({ isKnown, text }) => !isKnown && /\p{L}/u.test(text) && !DOSE.test(text));
}

/** Also where it is a stop word, which no unit is made of. */
function isLastKnown({ text, literal }: Reading): boolean {
  const last = literal.at(-1);
  return last === undefined || last.isKnown || !last.text.endsWith(lastWord(text));
}

/** Products whose names begin so, for suggestions: the last word is still being typed. */
export async function interpretBeginning(db: Database, text: string): Promise<Interpretation | null> {
  const [typed, ...others] = await readTexts(db, readingsOf(text));
  if (typed === undefined) return NOTHING;
  const said = typed.meant.length === 1 && typed.meant[0]?.phrase ? await asSaid(db, typed) : null;
  const begun = said ?? (await asBeginning(db, typed, 1)) ?? (await asLabelBegun(db, typed)) ?? (await asFreeBegun(db, typed));
  if (begun) return begun;
  if (!typed.isNotSold && !isLastKnown(typed) && hasUnknownWord(typed)) {
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
  return withProducts(db, { ...joined(before), query: [...(asked === '' ? [] : [asked]), `'${last}':*`].join(' & ') });
}

/** Its last word is a beginning only where it is unknown as typed: "belotraw tea" asks for no «теанин». */
async function asOther(db: Database, other: Reading, mayBegin: boolean): Promise<Interpretation | null> {
  const begins = mayBegin && !other.isNotSold;
  const found = (await asSaid(db, other)) ?? (begins ? await asBeginning(db, other, SHORTEST_OTHER_BEGINNING) : null);
  return found && { ...found, corrected: other.text };
}
