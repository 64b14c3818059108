import { sql } from 'drizzle-orm';
import { normalize } from '../../catalogue/search/text/index.ts';
import {
  findLexemes,
  keyOf,
  type Lexemes,
  LONGEST_PHRASE,
  lexemeOfTerm,
  stemInKey,
} from '../../catalogue/search/text-query/look-up/index.ts';
import { type Database, searchDemotion, searchLexeme, searchPhrase, searchWordRole } from '../../database/index.ts';
import type { SeedCatalogue, SeedDictionary, SeedMeaning, SeedProduct } from '../../seed/index.ts';
import { categoryPaths, traitsOf } from './search-document.ts';

const CHUNK = 1000;

/** Writes the thesaurus. Throws for phrases that lead nowhere, mean two things or nothing, or hide goods. */
export async function loadMeanings(db: Database, catalogue: SeedCatalogue): Promise<void> {
  const texts = [
    ...catalogue.meanings.flatMap((meaning) => [...meaning.phrases, ...namesIn(meaning)]),
    ...[...catalogue.products, ...catalogue.categories, ...catalogue.ingredients].flatMap(({ name }) => [name.ru, name.en]),
    ...catalogue.ingredients.flatMap(({ synonyms }) => synonyms),
  ];
  const stems = await findLexemes(db, texts.flatMap(wordsOf));
  const termsOfGoods = termsByProduct(catalogue, (word) => stems.get(word)?.stem ?? '');
  const held = new Set([...termsOfGoods.values()].flatMap((terms) => [...terms]));
  const called = productsByName(catalogue, (name) => keyOf(stemsIn(name, stems)));
  const rows = new Map<string, typeof searchPhrase.$inferInsert>();
  for (const meaning of catalogue.meanings) {
    const { kind, leadsTo } = meaning;
    for (const term of leadsTo.flatMap(termsOf)) {
      if (!held.has(lexemeOf(term, stems))) throw new Error(`The thesaurus leads to "${term}", which the seed does not hold.`);
    }
    const isMeant = (product: SeedProduct) =>
      leadsTo.some((target) => termsOf(target).every((term) => termsOfGoods.get(product)?.has(lexemeOf(term, stems))));
    const queries = leadsTo.map((target) => queryOf(target, stems));
    const [preferred = ''] = queries;
    const query = queries.length === 0 ? '' : `( ${queries.join(' | ')} )`;
    for (const text of meaning.phrases) {
      const key = readKey(text, stems);
      const known = rows.get(key);
      if (known && (known.query !== query || known.kind !== kind)) throw new Error(`«${text}» means two things in the thesaurus.`);
      const goods = called.get(key);
      if (goods && !goods.some(isMeant)) throw new Error(`Goods are called «${text}», but the thesaurus leads to none of them.`);
      rows.set(key, { key, kind, query, preferred });
    }
  }
  const all = [...rows.values()];
  await db.delete(searchPhrase);
  for (let from = 0; from < all.length; from += CHUNK) await db.insert(searchPhrase).values(all.slice(from, from + CHUNK));
}

function readKey(text: string, stems: Lexemes): string {
  const output = stemsIn(text, stems);
  if (!output.some((stem) => /\p{L}/u.test(stem)))
    throw new Error(`«${text}» of the thesaurus has no word that means something by itself.`);
  if (output.length > LONGEST_PHRASE) throw new Error(`«${text}» of the thesaurus is longer than ${LONGEST_PHRASE} words.`);
  return keyOf(output);
}

function stemsIn(text: string, stems: Lexemes): string[] {
  return wordsOf(text).flatMap((word) => stemInKey(stems, word) || []);
}

function wordsOf(text: string): string[] {
  return normalize(text).split(' ');
}

function termsOf(target: string): string[] {
  return target.split(' ');
}

const NAMED = 'named:';

function namesIn({ leadsTo }: SeedMeaning): string[] {
  return leadsTo.flatMap(termsOf).flatMap((term) => (term.startsWith(NAMED) ? [term.slice(NAMED.length)] : []));
}

function queryOf(target: string, stems: Lexemes): string {
  const terms = termsOf(target).map((term) => `'${lexemeOf(term, stems)}'${term.startsWith(NAMED) ? ':A' : ''}`);
  return terms.length === 1 ? terms.join('') : `( ${terms.join(' & ')} )`;
}

/** A name by the stem of its word, other terms as they are. */
function lexemeOf(term: string, stems: Lexemes): string {
  return term.startsWith(NAMED) ? (stems.get(term.slice(NAMED.length))?.stem ?? '') : lexemeOfTerm(term);
}

type Goods = readonly SeedProduct[];

/** What each product can be led to by: the lexemes that it answers. */
function termsByProduct(
  { products, categories }: SeedCatalogue,
  stemOf: (word: string) => string,
): ReadonlyMap<SeedProduct, ReadonlySet<string>> {
  const pathOf = categoryPaths(categories);
  return new Map(
    products.map((product) => [
      product,
      new Set([
        ...pathOf(product.category).map(({ slug }) => lexemeOfTerm(`category:${slug}`)),
        ...product.ingredients.slice(0, 1).map((slug) => lexemeOfTerm(`ingredient:${slug}`)),
        lexemeOfTerm(`form:${product.form.slug}`),
        ...traitsOf(product).map((trait) => lexemeOfTerm(`trait:${trait}`)),
        ...[product.name.ru, product.name.en].flatMap((name) => normalize(name).split(' ')).flatMap((word) => stemOf(word) || []),
      ]),
    ]),
  );
}

/** By the keys of all that categories and ingredients are called: the goods in the one, the goods with the other. */
function productsByName(
  { products, categories, ingredients }: SeedCatalogue,
  keyOfName: (name: string) => string,
): ReadonlyMap<string, Goods> {
  const pathOf = categoryPaths(categories);
  const named = [
    ...categories.map(({ slug, name }) => ({
      names: [name.ru, name.en],
      goods: products.filter((row) => pathOf(row.category).some((category) => category.slug === slug)),
    })),
    ...ingredients.map(({ slug, name, synonyms }) => ({
      names: [name.ru, name.en, ...synonyms],
      goods: products.filter((row) => row.ingredients.includes(slug)),
    })),
  ];
  const byKey = new Map<string, Goods>();
  for (const { names, goods } of named.filter((row) => row.goods.length > 0))
    for (const key of new Set(names.map(keyOfName))) byKey.set(key, [...(byKey.get(key) ?? []), ...goods]);
  return byKey;
}

/** Writes the roles of words, the terms that rank lower, and the lexemes by which goods are called with their number of main ingredients. */
export async function loadDictionary(db: Database, { wordRoles, demoted }: SeedDictionary): Promise<void> {
  const roles = Object.entries(wordRoles).flatMap(([role, words]) => words.map((word) => ({ word, role })));
  await db.delete(searchWordRole);
  if (roles.length > 0) await db.insert(searchWordRole).values(roles);
  await db.delete(searchDemotion);
  if (demoted.length > 0) await db.insert(searchDemotion).values(demoted.map((term) => ({ lexeme: lexemeOfTerm(term) })));
  await db.delete(searchLexeme);
  await db.execute(sql`insert into search_lexeme (lexeme, ingredients)
    select word.lexeme, count(distinct ingredient_id)::int from search_entry e cross join unnest(e.names) as word
      left join product_ingredient pi on pi.product_id = e.product_id and pi.position = 0
    where word.weights && '{A,B}' group by word.lexeme`);
}
