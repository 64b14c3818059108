import type { Suggestions } from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import type { Texts } from '../../seed/index.ts';
import { type CardContext, findCards } from '../products/index.ts';
import { NO_FILTERS } from './filters.ts';
import { matching } from './matching.ts';
import { findPage, within } from './ranking.ts';
import { shownCorrection } from './shown-correction.ts';
import { normalize } from './text/index.ts';
import { prefixQuery, type TextQuery } from './text-query/index.ts';

const LIMITS = { queries: 5, categories: 4, brands: 3, products: 5 } as const;
/** Enough products to compare two ingredients by their number. */
const ENOUGH_PRODUCTS = 200;
const NOTHING: Suggestions = { corrected: null, is_complaint: false, queries: [], categories: [], brands: [], products: [] };

/** What to offer while a text is being typed; nothing for an empty one or one that finds nothing. */
export async function suggest(db: Database, text: string, context: CardContext): Promise<Suggestions> {
  const query = await prefixQuery(db, text);
  if (query.query === '') return NOTHING;
  const start = normalize(query.corrected ?? text);
  return {
    corrected: shownCorrection(query.corrected, text, context.language),
    is_complaint: query.isComplaint,
    queries: await suggestQueries(db, query, start, context.language),
    categories: await suggestCategories(db, query, start, context.language),
    brands: await suggestBrands(db, start, context.language),
    products: await suggestProducts(db, query, start, context),
  };
}

async function suggestProducts(db: Database, query: TextQuery, start: string, context: CardContext) {
  const ids = await findPage(db, { text: query, categoryIds: null, filters: NO_FILTERS }, 0, LIMITS.products * 4);
  return ownFirst(await findCards(db, ids, context), start, (card) => card.name).slice(0, LIMITS.products);
}

/** Names of ingredients: those whose names have the typed words, else those that what is query is made of. The ones called so come first. */
async function suggestQueries(db: Database, query: TextQuery, start: string, language: Language): Promise<string[]> {
  const names = await ingredientsCalled(db, start, language);
  if (names.length > 0) return ownFirst(names, start, (name) => name).slice(0, LIMITS.queries);
  return query.preferred === '' ? [] : ingredientsOf(db, query.preferred, language);
}

/** Those with most products first; above a limit their numbers count as equal. */
async function ingredientsCalled(db: Database, start: string, language: Language): Promise<string[]> {
  const called = wordBeginnings(start).map((word) => sql`i.search_names like ${`% ${word}%`}`);
  const rows = await rowsOf<{ name: Texts }>(
    db,
    sql`select name from (
          select i.id, i.name, (select count(*) from (
            select 1 from product_ingredient join search_entry using (product_id) where ingredient_id = i.id limit ${ENOUGH_PRODUCTS}) counted) as products
          from ingredient i where ${sql.join(called, sql` and `)}) named
        where products > 0 order by products desc, id limit ${LIMITS.queries * 4}`,
  );
  return rows.map((row) => row.name[language]);
}

/** What most of the first products that are query are made of. */
async function ingredientsOf(db: Database, preferred: string, language: Language): Promise<string[]> {
  const rows = await rowsOf<{ name: Texts }>(
    db,
    sql`select i.name, count(*) as products from product_ingredient pi join ingredient i on i.id = pi.ingredient_id
        where pi.position = 0 and pi.product_id = any(array(
          select product_id from search_entry where ${matching(preferred)} order by product_id limit ${ENOUGH_PRODUCTS}))
        group by i.id order by products desc, i.id limit ${LIMITS.queries}`,
  );
  return rows.map((row) => row.name[language]);
}

/** Leaves among whose products the text is found: those called so first, then those that fit best. */
async function suggestCategories(db: Database, query: TextQuery, start: string, language: Language) {
  const best = query.preferred === '' ? sql`0` : sql`count(*) filter (where ${matching(query.preferred)})`;
  const rows = await rowsOf<{ id: number; slug: string; name: Texts; count: number }>(
    db,
    sql`select c.id, c.slug, c.name, leaf.count
        from (select category_id, count(*)::int as count, ${best} as best from search_entry where ${sql.join(within({ text: query, categoryIds: null, filters: NO_FILTERS }), sql` and `)} group by category_id) leaf
        join category c on c.id = leaf.category_id where c.is_active order by best desc, count desc, c.id limit ${LIMITS.categories * 4}`,
  );
  const named = rows.map((row) => ({ id: row.id, slug: row.slug, name: row.name[language], count: row.count }));
  return ownFirst(named, start, (row) => row.name).slice(0, LIMITS.categories);
}

function suggestBrands(db: Database, start: string, language: Language) {
  return rowsOf<{ slug: string; name: string }>(
    db,
    sql`select b.slug, b.name ->> ${language} as name from brand b where b.search_names like ${`% ${start}%`} and exists (select 1 from search_entry e where e.brand_id = b.id)
        order by name, b.slug limit ${LIMITS.brands}`,
  );
}

/** Keeps the order, but puts first what has words that begin so. */
function ownFirst<Row>(rows: readonly Row[], start: string, nameOf: (row: Row) => string): Row[] {
  const beginnings = wordBeginnings(start);
  const isOwn = (row: Row) => beginnings.every((word) => ` ${normalize(nameOf(row))}`.includes(` ${word}`));
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

const ENDING = 2;

/** The last word as it is, since it is being typed; of the words before it the common part of their forms. */
function wordBeginnings(start: string): string[] {
  const words = start.split(' ');
  return words.map((word, at) => (at < words.length - 1 && word.length > 2 * ENDING ? word.slice(0, -ENDING) : word));
}
