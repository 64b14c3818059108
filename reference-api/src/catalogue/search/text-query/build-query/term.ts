import type { Dictionary, Lexeme, Phrase } from '../look-up/index.ts';

/** A part of a text: a word, a phrase or an exclusion. */
export interface Term {
  readonly text: string;
  /** A `tsquery` as text. */
  readonly query: string;
  /** Null for a word. */
  readonly phrase: Phrase | null;
  readonly isKnown: boolean;
  readonly isNamed: boolean;
  /** Goods have it in their names or uses. A number is in many names and names none. */
  readonly isGoods: boolean;
  /** Main ingredients of these goods. */
  readonly ingredients: number;
  /** A `tsquery` of the excluded words; null where nothing is excluded. */
  readonly excluded: string | null;
}

/** A phrase for a group or a complaint decides what is wanted; other words only qualify it. */
export function isSubject({ phrase }: Term): boolean {
  return phrase?.kind === 'group' || phrase?.kind === 'complaint';
}

/** Leads to a category or an ingredient rather than to a trait or to words of names. */
export function leadsToGoods({ query }: Term): boolean {
  return /':(?:category|ingredient):/.test(query);
}

export function isExclusion(terms: readonly Term[]): boolean {
  return terms.every(({ excluded }) => excluded !== null);
}

export function phraseTerm(text: string, phrase: Phrase): Term {
  return { text, query: phrase.query, phrase, isKnown: true, isNamed: true, isGoods: phrase.query !== '', ingredients: 0, excluded: null };
}

export function anyOf(terms: readonly Term[]): Term {
  return {
    text: terms.map(({ text }) => text).join(' '),
    query: `( ${terms.map(({ query }) => query).join(' | ')} )`,
    phrase: terms.find(({ phrase }) => phrase)?.phrase ?? null,
    isKnown: true,
    isNamed: true,
    isGoods: true,
    ingredients: 0,
    excluded: null,
  };
}

type Words = readonly string[];

/** Words as terms, by stem, with or without a fleeting vowel («щёток», «щётка»), or as a compound with a neighbour. */
export function wordTerms(words: Words, { lexemes }: Dictionary): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [here, next] = [lexemes.get(words[at] ?? ''), lexemes.get(words[at + 1] ?? '')];
    const both = lexemes.get(`${words[at]}${words[at + 1]}`);
    if (here?.stem && next?.stem && both?.isKnown) {
      terms.push(compoundTerm(words.slice(at, at + 2).join(' '), [here, next], both));
      at += 1;
    } else if (here?.stem) terms.push(wordTerm(words[at] ?? '', here));
  }
  return terms;
}

function wordTerm(text: string, { stem, isKnown, isNamed, ingredients }: Lexeme): Term {
  const isGoods = ingredients !== null && !/^\d+$/.test(stem);
  return { text, query: stemQuery(stem), phrase: null, isKnown, isNamed, isGoods, ingredients: ingredients ?? 0, excluded: null };
}

function compoundTerm(text: string, parts: readonly Lexeme[], both: Lexeme): Term {
  const query = `( ( ${allOf(parts.map(({ stem }) => stemQuery(stem)))} ) | ${stemQuery(both.stem)} )`;
  const isGoods = both.ingredients !== null || parts.every(({ ingredients }) => ingredients !== null);
  const ingredients = both.ingredients ?? Math.min(...parts.map((part) => part.ingredients ?? 0));
  return { text, query, phrase: null, isKnown: true, isNamed: true, isGoods, ingredients, excluded: null };
}

/** Excludes goods made of it, with it, or in its group; a name may state its absence. Null for stop words. */
export function excludedTerm(words: Words, { lexemes }: Dictionary, phrase?: Phrase): Term | null {
  const stems = words.flatMap((word) => lexemes.get(word)?.stem || []).map((stem) => `'${stem}'`);
  if (stems.length === 0) return null;
  const group = phrase?.kind === 'group' || phrase?.kind === 'name' ? [phrase.query] : [];
  const all = [allOf(stems.map((stem) => `${stem}:BC`)), ...group].join(' | ');
  const query = group.length > 0 || stems.length > 1 ? `!( ${all} )` : `!${all}`;
  const excluded = allOf(stems);
  return { text: words.join(' '), query, phrase: null, isKnown: true, isNamed: true, isGoods: true, ingredients: 0, excluded };
}

const WITH_VOWEL = /^(\p{Script=Cyrillic}{2,}[бвгджзклмнпрстфхцчшщ])[ое]([клнрц])$/u;
const WITHOUT_VOWEL = /^(\p{Script=Cyrillic}{2,}[бвгджзклмнпрстфхцчшщ])([кнрц])$/u;

/** «Щёток» matches «щётка», «в порошке» matches «порошок». */
function stemQuery(stem: string): string {
  const [, before, last] = WITH_VOWEL.exec(stem) ?? [];
  if (before !== undefined) return `( '${stem}' | '${before}${last}' )`;
  const [, bare, end] = WITHOUT_VOWEL.exec(stem) ?? [];
  return bare === undefined ? `'${stem}'` : `( '${stem}' | '${bare}о${end}' | '${bare}е${end}' )`;
}

/** A `tsquery` whose words match with these weights of the search document only; words with weights keep them. */
export function weighted(query: string, weights: string): string {
  return query.replace(/('(?:[^']|'')+')(:[*A-D]+)?/g, (_, word: string, own = '') =>
    /[A-D]/.test(own) ? `${word}${own}` : `${word}${own || ':'}${weights}`,
  );
}

export function allOf(queries: readonly string[]): string {
  return queries.filter((query) => query !== '').join(' & ');
}
